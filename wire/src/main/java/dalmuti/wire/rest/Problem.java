package dalmuti.wire.rest;

import java.util.Optional;

/// Why a request was not carried out.
///
/// @param rule the id of the rule that forbids it, or the name of the field that is wrong
/// @param key what is said, by its key in the catalogue
/// @param text why, in the language that was asked for
/// @param line of a record in which it is wrong, from 1
public record Problem(String rule, String key, String text, Optional<Integer> line) {}
