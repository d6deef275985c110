package dalmuti.wire.rest;

/// What somebody wants to be called.
public record Naming(String name) {}
