package dalmuti.wire.rest;

import java.util.List;

/// Somebody's matches, the latest first.
public record History(List<MatchCard> matches) {}
