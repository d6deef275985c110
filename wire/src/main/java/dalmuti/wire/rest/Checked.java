package dalmuti.wire.rest;

import java.util.Optional;

/// What came out when a record was checked.
///
/// @param records how many matches the text holds; 0 when something is wrong
/// @param flaw the first thing that is wrong
public record Checked(int records, Optional<Flaw> flaw) {

    /// @param line counted from 1
    /// @param rule the id of the rule that is broken
    public record Flaw(int line, String rule, String key, String text) {}
}
