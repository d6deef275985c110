package dalmuti.wire.rest;

/// Something that is said as at a table, in JSON that the protocol of a table describes.
public record Piece(String json) {}
