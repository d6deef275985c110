package dalmuti.words.rules;

import java.util.List;
import java.util.Locale;

/// Rules that stand under one heading.
///
/// @param name of the heading, by which its words are found: `cards-and-people`
public record Section(String name, List<Rule> rules) {

    public Section {
        rules = List.copyOf(rules);
    }

    /// The name of a heading: the words of it that come before any comma or bracket.
    static String nameOf(String heading) {
        return heading.split("[,(:]", 2)[0]
                .strip()
                .replace("'", "")
                .replace(' ', '-')
                .toLowerCase(Locale.ROOT);
    }
}
