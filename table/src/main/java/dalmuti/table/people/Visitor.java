package dalmuti.table.people;

/// Somebody who comes to see a table.
///
/// @param guest nobody in particular for whoever only looks on without a token
/// @param address where they come from, as bans know it; empty when that is not known
public record Visitor(Guest guest, String language, String address) {}
