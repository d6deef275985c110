package dalmuti.wire.rest;

import java.util.Optional;

/// Somebody who comes in for the first time.
///
/// @param name what they want to be called
/// @param program true for a program that plays by itself, which everybody is shown
public record Arrival(String name, Optional<Boolean> program) {}
