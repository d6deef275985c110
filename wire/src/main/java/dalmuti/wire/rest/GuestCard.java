package dalmuti.wire.rest;

/// A person as others know them.
///
/// @param id public, and the same for ever
public record GuestCard(String id, String name) {}
