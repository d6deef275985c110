package dalmuti.server.edge.http;

import dalmuti.options.Option;
import dalmuti.options.Rules;
import dalmuti.wire.texts.RuleSheet;
import dalmuti.words.Words;
import dalmuti.words.rules.PlainRules;
import dalmuti.words.rules.Rule;
import dalmuti.words.rules.RulePages;
import dalmuti.words.rules.Section;

import grapples.Options;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The rules of tables, for people.
///
/// @param values of all options, by their names
record RuleSheets(PlainRules plain, SequencedMap<String, String> values) {

    /// @param rules as in a record; what can't be understood is refused
    static RuleSheet dalmuti(String rules, Words words) {
        Rules chosen = Rules.of(rules);
        var values = new LinkedHashMap<String, String>();
        Option.all().forEach(it -> values.put(it.spelling(), it.of(chosen)));
        return new RuleSheets(new PlainRules(words), values).of("dalmuti", chosen.toString());
    }

    static RuleSheet grapples(String rules, Words words) {
        Options chosen = Options.of(rules);
        var values = new LinkedHashMap<String, String>();
        var spelled = new StringBuilder(Options.PRESET);
        for (grapples.Option option : grapples.Option.values()) {
            String value = option.in(chosen);
            values.put(option.spelling(), value);
            if (!value.equals(option.standard())) {
                spelled.append(' ').append(option.spelling()).append('=').append(value);
            }
        }
        return new RuleSheets(new PlainRules(words), values).of("grapples", spelled.toString());
    }

    private RuleSheet of(String game, String rules) {
        return new RuleSheet(
                game,
                rules,
                RulePages.playedIn(game).sections().stream().flatMap(this::section).toList());
    }

    /// A section of which nothing holds at the table is not shown.
    private Stream<RuleSheet.Section> section(Section section) {
        List<RuleSheet.Rule> rules = section.rules().stream().flatMap(this::rule).toList();
        return rules.isEmpty()
                ? Stream.empty()
                : Stream.of(new RuleSheet.Section(plain.heading(section), rules));
    }

    private Stream<RuleSheet.Rule> rule(Rule rule) {
        Optional<String> text = plain.say(rule.id(), values);
        return text.stream().map(it -> new RuleSheet.Rule(rule.id(), it, options(rule)));
    }

    private List<String> options(Rule rule) {
        return values.entrySet().stream()
                .filter(it -> plain.said(rule.id(), it.getKey(), it.getValue()).isPresent())
                .map(Map.Entry::getKey)
                .toList();
    }
}
