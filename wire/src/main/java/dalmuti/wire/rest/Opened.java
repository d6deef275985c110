package dalmuti.wire.rest;

/// A table that was opened.
///
/// @param code by which it is found: whoever has it can come
public record Opened(String code) {}
