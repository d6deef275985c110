package dalmuti.wire.rest;

import java.util.Optional;

/// What came out when a record was checked.
///
/// @param records how many matches the text holds; 0 when something is wrong
/// @param flaw the first thing that is wrong
/// @param undecided where it can't be told whether something is wrong, which is no refusal
public record Checked(int records, Optional<Flaw> flaw, Optional<Undecided> undecided) {

    /// @param line counted from 1
    /// @param rule the id of the rule that is broken
    public record Flaw(int line, String rule, String key, String text) {}

    /// @param line counted from 1
    public record Undecided(int line, String text) {}

    public static Checked good(int records) {
        return new Checked(records, Optional.empty(), Optional.empty());
    }

    public static Checked flawed(Flaw flaw) {
        return new Checked(0, Optional.of(flaw), Optional.empty());
    }

    public static Checked undecided(Undecided undecided) {
        return new Checked(0, Optional.empty(), Optional.of(undecided));
    }
}
