package dalmuti.wire.rest;

import java.util.List;
import java.util.Map;

/// What can be played, and by which rules.
public record Games(List<Sheet> games) {

    /// @param fewest fewest who can play it
    /// @param most most who can play it
    /// @param levels those of [Levels] at which bots play it, by name
    public record Sheet(
            String game,
            String name,
            int fewest,
            int most,
            List<String> levels,
            List<Preset> presets,
            List<Choice> options) {}

    /// A rule text as a set of options.
    ///
    /// @param fewest fewest for whom it is recommended (WHO-1)
    /// @param most most for whom it is recommended (WHO-1)
    /// @param values of all options by their names
    public record Preset(String name, int fewest, int most, Map<String, String> values) {}

    /// An option of the rules.
    ///
    /// @param rule the id of the rule that explains it
    /// @param text what it is called
    /// @param help what it is about, in a sentence
    /// @param bounds which values it can have, in short
    /// @param values those that can be listed, or usual ones
    public record Choice(
            String name,
            String rule,
            String text,
            String help,
            String bounds,
            List<Value> values) {}

    /// A value of an option.
    ///
    /// @param text what it means, in a few words
    public record Value(String value, String text) {}
}
