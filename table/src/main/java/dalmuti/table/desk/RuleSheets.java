package dalmuti.table.desk;

import dalmuti.table.game.GameKit;
import dalmuti.wire.texts.RuleSheet;
import dalmuti.words.Words;
import dalmuti.words.rules.PlainRules;
import dalmuti.words.rules.Rule;
import dalmuti.words.rules.RulePages;
import dalmuti.words.rules.Section;

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
    static RuleSheet of(GameKit game, Optional<String> rules, Words words) {
        var chosen = game.rules(rules);
        var sheets = new RuleSheets(new PlainRules(words), chosen.values());
        return new RuleSheet(
                game.name(),
                chosen.text(),
                RulePages.playedIn(game.name()).sections().stream()
                        .flatMap(sheets::section)
                        .toList());
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
