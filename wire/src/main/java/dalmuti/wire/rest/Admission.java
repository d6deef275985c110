package dalmuti.wire.rest;

/// Somebody who was let in.
///
/// @param token shows who they are; it is told this once
public record Admission(String id, String name, String token) {}
