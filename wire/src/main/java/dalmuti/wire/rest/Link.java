package dalmuti.wire.rest;

/// What lets another device in as the same person, once.
///
/// @param seconds how long it can be used
public record Link(String code, int seconds) {}
