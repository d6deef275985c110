package dalmuti.wire.texts;

import java.util.List;

/// The rules that a table plays by, in plain words.
///
/// @param rules as in a record: `korean passing=REENTER`
public record RuleSheet(String game, String rules, List<Section> sections) {

    /// Rules under one heading.
    public record Section(String heading, List<Rule> rules) {}

    /// A rule as it holds at the table.
    ///
    /// @param id as `PLAY-5`
    /// @param options the names of those options that it speaks of
    public record Rule(String id, String text, List<String> options) {}
}
