package dalmuti.app.options;

import dalmuti.app.shell.GivenUpException;
import dalmuti.decrees.Decree;
import dalmuti.lab.play.RulesVariant;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import grapples.Options;

import picocli.CommandLine;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// By which rules somebody wants to play: a preset and what is changed on top of it.
public final class RulesText {

    @CommandLine.Option(names = "--rules", paramLabel = "PRESET")
    private Optional<String> preset = Optional.empty();

    @CommandLine.Option(names = "--set", paramLabel = "OPTION=VALUE")
    private Map<String, String> changes = new LinkedHashMap<>();

    /// As one writes them in a line: `official succession=MASTER`.
    public static RulesText of(String line) {
        var terms = new RulesText();
        for (String word : line.strip().split("\\s+", -1)) {
            int at = word.indexOf('=');
            if (at > 0) {
                terms.changes.put(word.substring(0, at), word.substring(at + 1));
            } else if (terms.preset.isEmpty() && terms.changes.isEmpty()) {
                terms.preset = Optional.of(word);
            } else {
                throw GivenUpException.wrongUsage(
                        "\"%s\" is not a preset and OPTION=VALUE after it".formatted(line));
            }
        }
        return terms;
    }

    /// As the lab takes them: `tax=off` and `revolution=off` are no options of the rules, but show
    /// what tax and revolution change; `decree=SILENCE` plays every round under that decree, and
    /// `decree=EACH` is the rules without one and then with each.
    public static List<RulesVariant> variants(String line, Function<RulesText, Rules> rules) {
        RulesText terms = of(line);
        Optional<String> decree = Optional.ofNullable(terms.changes.remove("decree"));
        RulesVariant plain = variant(terms, rules);
        if (decree.isPresent()
                && (plain.rules().decrees() || plain.court() == RulesVariant.Court.ABSENT)) {
            throw GivenUpException.wrongUsage("decree is for decrees=off, and not for tax=off");
        }
        Function<Decree, RulesVariant> under =
                it -> new RulesVariant(plain.rules(), plain.court(), Optional.of(it));
        if (decree.isEmpty()) {
            return List.of(plain);
        }
        return decree.get().equals("EACH")
                ? Stream.concat(Stream.of(plain), Decree.pile(plain.rules()).stream().map(under))
                        .toList()
                : List.of(under.apply(decree(decree.get())));
    }

    /// A decree by its id.
    public static Decree decree(String id) {
        return Arrays.stream(Decree.values())
                .filter(it -> it.name().equals(id))
                .findFirst()
                .orElseThrow(
                        () ->
                                GivenUpException.wrongUsage(
                                        "there is no decree %s, but %s"
                                                .formatted(id, List.of(Decree.values()))));
    }

    private static RulesVariant variant(RulesText terms, Function<RulesText, Rules> rules) {
        Optional<String> tax = Optional.ofNullable(terms.changes.remove("tax"));
        Optional<String> revolution = Optional.ofNullable(terms.changes.remove("revolution"));
        if (Stream.concat(tax.stream(), revolution.stream()).anyMatch(it -> !it.equals("off"))) {
            throw GivenUpException.wrongUsage("tax and revolution can only be switched off");
        }
        RulesVariant.Court court =
                tax.isPresent()
                        ? RulesVariant.Court.ABSENT
                        : revolution.isPresent()
                                ? RulesVariant.Court.PEACEFUL
                                : RulesVariant.Court.WHOLE;
        return new RulesVariant(rules.apply(terms), court);
    }

    public Rules dalmuti() {
        return Rules.of(words(Preset.OFFICIAL.toString()));
    }

    public Options grapples() {
        return Options.of(words(Options.PRESET));
    }

    private List<String> words(String usual) {
        return Stream.concat(
                        Stream.of(preset.orElse(usual)),
                        changes.entrySet().stream().map(it -> it.getKey() + "=" + it.getValue()))
                .toList();
    }
}
