package dalmuti.app.records;

import dalmuti.app.game.Kind;
import dalmuti.app.print.Paragraph;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.options.Preset;
import dalmuti.words.Words;
import dalmuti.words.rules.PlainRules;
import dalmuti.words.rules.Rule;
import dalmuti.words.rules.RulePages;

import grapples.Grapples;
import grapples.Options;

import org.jline.utils.Levenshtein;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/// Explains the rules.
@Command(name = "rules")
public final class RulesCommand implements Runnable {

    private static final String INDENT = "  ";
    private static final int MOST_SUGGESTIONS = 5;

    private final Shell shell;

    @Parameters(paramLabel = "RULE|PRESET|OPTION", arity = "0..1", descriptionKey = "topic")
    private Optional<String> topic = Optional.empty();

    @Option(names = "--game", paramLabel = "GAME")
    private Optional<Kind> game = Optional.empty();

    @Option(names = "--list")
    private boolean list;

    public RulesCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void run() {
        if (list) {
            pages().rules().forEach(this::summary);
        } else if (topic.isPresent()) {
            explain(topic.get());
        } else if (game.equals(Optional.of(Kind.GRAPPLES))) {
            OptionTables.ofGrapples(shell.words()).lines().forEach(shell::println);
        } else {
            OptionTables.ofDalmuti(shell.words()).lines().forEach(shell::println);
        }
    }

    private RulePages pages() {
        return game.map(
                        kind ->
                                switch (kind) {
                                    case DALMUTI -> RulePages.ofDalmuti();
                                    case GRAPPLES -> RulePages.ofGrapples();
                                })
                .orElseGet(RulePages::all);
    }

    private PlainRules plainly() {
        return new PlainRules(shell.words());
    }

    /// The pages are the contract, so who reads their language is shown them as they are.
    private boolean isReadInPages(Rule rule) {
        return shell.words() == Words.ENGLISH || !plainly().explains(rule.id());
    }

    private void summary(Rule rule) {
        String id = "%-12s".formatted(rule.id());
        print(id, inWords(rule).firstSentence());
    }

    private Rule inWords(Rule rule) {
        if (isReadInPages(rule)) {
            return rule;
        }
        String text =
                plainly()
                        .say(rule.id(), usualValues())
                        .orElseGet(() -> plainly().variants(rule.id()).getFirst().getValue());
        return new Rule(rule.id(), text);
    }

    /// What options are where nobody has changed them.
    private static SequencedMap<String, String> usualValues() {
        var values = new LinkedHashMap<String, String>();
        for (var option : dalmuti.options.Option.all()) {
            values.put(option.spelling(), option.of(Preset.OFFICIAL.rules()));
        }
        for (var option : grapples.Option.values()) {
            values.put(option.spelling(), option.standard());
        }
        return values;
    }

    private void explain(String what) {
        Optional<Preset> preset =
                Preset.all().stream()
                        .filter(it -> it.toString().equalsIgnoreCase(what))
                        .findFirst();
        Optional<String> ruleOfOption = OptionTables.rule(what);
        Optional<Rule> rule = pages().find(ruleOfOption.orElse(what));
        if (preset.isPresent()) {
            explain(preset.get());
        } else if (what.equalsIgnoreCase(Options.PRESET)) {
            explainGrapples();
        } else if (rule.isPresent()) {
            explain(rule.get());
        } else {
            throw GivenUpException.wrongUsage(unknown(what));
        }
    }

    private void explain(Rule rule) {
        shell.println(rule.id());
        if (isReadInPages(rule)) {
            quote(rule);
            return;
        }
        plainly().always(rule.id()).ifPresent(text -> print(INDENT, text));
        for (var variant : plainly().variants(rule.id())) {
            shell.println();
            shell.println(INDENT + variant.getKey());
            print(INDENT + INDENT, variant.getValue());
        }
    }

    private void quote(Rule rule) {
        for (String line : rule.text().lines().toList()) {
            if (line.startsWith("|") || line.isBlank()) {
                shell.println(line);
            } else {
                print(INDENT, line);
            }
        }
    }

    /// Every option with its value, and a mark where it is not the official one.
    private void explain(Preset preset) {
        heading(preset.toString(), preset.fewest(), preset.most(), "WHO-1");
        shell.println(
                preset == Preset.OFFICIAL
                        ? shell.say("command.preset-first")
                        : shell.say("command.preset-unlike", Preset.OFFICIAL));
        for (var option : dalmuti.options.Option.all()) {
            shell.println();
            String value = option.of(preset.rules());
            String official = option.of(Preset.OFFICIAL.rules());
            shell.println(
                    value.equals(official)
                            ? option.spelling() + " = " + value
                            : shell.say(
                                    "command.preset-other", option.spelling(), value, official));
            meaning(option.spelling(), value);
        }
    }

    /// The one preset of Grapples.
    private void explainGrapples() {
        heading(Options.PRESET, Grapples.FEWEST, Grapples.MOST, "G-WHO-1");
        for (var option : grapples.Option.values()) {
            shell.println();
            shell.println(option.spelling() + " = " + option.standard());
            meaning(option.spelling(), option.standard());
        }
    }

    private void heading(String preset, int fewest, int most, String rule) {
        String title = shell.say("web.preset-" + preset);
        shell.println(shell.say("command.preset-players", preset, fewest, most, title, rule));
    }

    /// What a value means for every rule that it changes, behind what always holds of that rule.
    private void meaning(String option, String value) {
        for (String id : RulePages.all().ids()) {
            plainly()
                    .said(id, option, value)
                    .ifPresent(text -> print(INDENT, id + ": " + always(id) + text));
        }
    }

    private String always(String id) {
        return plainly().always(id).map(text -> text + " ").orElse("");
    }

    private String unknown(String what) {
        List<String> known =
                Stream.of(
                                pages().ids().stream(),
                                Preset.all().stream().map(Preset::toString),
                                Stream.of(Options.PRESET),
                                OptionTables.names().stream())
                        .flatMap(names -> names)
                        .toList();
        List<String> near = nearest(what, known);
        String hint =
                near.isEmpty()
                        ? shell.say("command.rules-list")
                        : shell.say("command.did-you-mean", String.join(", ", near));
        return shell.say("command.no-topic", what, hint);
    }

    /// The few words that are spelled most like this one, if any is at all.
    private static List<String> nearest(String what, List<String> words) {
        String typed = what.toUpperCase(Locale.ROOT);
        ToIntFunction<String> edits =
                it -> Levenshtein.distance(typed, it.toUpperCase(Locale.ROOT), 1, 1, 1, 2);
        return words.stream()
                .filter(it -> edits.applyAsInt(it) <= 1 + typed.length() / 3)
                .sorted(Comparator.comparingInt(edits))
                .limit(MOST_SUGGESTIONS)
                .toList();
    }

    private void print(String beginning, String text) {
        Paragraph.lines(beginning, text).forEach(shell::println);
    }
}
