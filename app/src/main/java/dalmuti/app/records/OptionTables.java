package dalmuti.app.records;

import dalmuti.app.print.Table;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.words.Words;

import grapples.Options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The options of both games as tables, and what explains them.
final class OptionTables {

    private OptionTables() {}

    /// Options by presets, as at the end of the rule page.
    static List<String> ofDalmuti(Words words) {
        var rows = new ArrayList<List<String>>();
        rows.add(
                row(
                        words.say("command.option"),
                        words.say("command.rule"),
                        Preset.all().stream().map(Preset::toString)));
        rows.add(
                row(
                        words.say("command.recommended-players"),
                        "WHO-1",
                        Preset.all().stream()
                                .map(it -> words.say("command.range", it.fewest(), it.most()))));
        for (Option option : Option.all()) {
            rows.add(
                    row(
                            option.spelling(),
                            option.rule(),
                            Preset.all().stream().map(preset -> option.of(preset.rules()))));
        }
        return Table.aligned(rows);
    }

    /// Options with the value they have in the one preset, and the values they may have.
    static List<String> ofGrapples(Words words) {
        var rows = new ArrayList<List<String>>();
        rows.add(
                List.of(
                        words.say("command.option"),
                        words.say("command.rule"),
                        Options.PRESET,
                        words.say("command.values")));
        for (grapples.Option option : grapples.Option.values()) {
            rows.add(
                    List.of(option.spelling(), option.rule(), option.standard(), option.allowed()));
        }
        return Table.aligned(rows);
    }

    private static List<String> row(String name, String rule, Stream<String> values) {
        return Stream.concat(Stream.of(name, rule), values).toList();
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
