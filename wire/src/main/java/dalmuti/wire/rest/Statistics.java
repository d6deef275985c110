package dalmuti.wire.rest;

/// How somebody has done in a game so far.
///
/// @param place the mean place, from 0 for the first to 1 for the last
/// @param rating what the leaderboard goes by
public record Statistics(
        String game, int matches, int won, int rounds, double place, double rating) {}
