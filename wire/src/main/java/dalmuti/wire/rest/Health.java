package dalmuti.wire.rest;

/// Whether a server is well.
public record Health(String status) {}
