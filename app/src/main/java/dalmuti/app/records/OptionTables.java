package dalmuti.app.records;

import dalmuti.app.print.Table;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.words.Words;

import grapples.Options;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// The options of both games as tables, and what explains them.
final class OptionTables {

    private OptionTables() {}

    /// Options by presets, as at the end of the rule page.
    static Table ofDalmuti(Words words) {
        var table =
                new Table()
                        .row(
                                row(
                                        words.say("command.option"),
                                        words.say("command.rule"),
                                        Preset::toString))
                        .row(
                                row(
                                        words.say("command.recommended-players"),
                                        "WHO-1",
                                        it -> words.say("command.range", it.fewest(), it.most())));
        for (Option option : Option.all()) {
            table.row(row(option.spelling(), option.rule(), preset -> option.of(preset.rules())));
        }
        return table;
    }

    private static Object[] row(String name, String rule, Function<Preset, String> value) {
        return Stream.concat(Stream.of(name, rule), Preset.all().stream().map(value)).toArray();
    }

    /// Options with the value they have in the one preset, and the values they may have.
    static Table ofGrapples(Words words) {
        var table =
                new Table()
                        .row(
                                words.say("command.option"),
                                words.say("command.rule"),
                                Options.PRESET,
                                words.say("command.values"));
        for (grapples.Option option : grapples.Option.values()) {
            table.row(option.spelling(), option.rule(), option.standard(), option.allowed());
        }
        return table;
    }

    /// The rule that explains an option of either game.
    static Optional<String> rule(String name) {
        return Option.all().stream()
                .filter(option -> option.spelling().equalsIgnoreCase(name))
                .map(Option::rule)
                .findFirst()
                .or(() -> grapples.Option.named(name).map(grapples.Option::rule));
    }

    static List<String> names() {
        return Stream.concat(
                        Option.all().stream().map(Option::spelling),
                        Arrays.stream(grapples.Option.values()).map(grapples.Option::spelling))
                .toList();
    }
}
