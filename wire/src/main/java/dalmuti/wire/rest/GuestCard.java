package dalmuti.wire.rest;

import java.util.Optional;

/// A person as others know them.
///
/// @param id public, and the same for ever
/// @param face which of those that are drawn they have chosen, counted from 1
public record GuestCard(String id, String name, Optional<Integer> face) {}
