package dalmuti.server.assembly;

import dalmuti.server.Archive;
import dalmuti.wire.rest.Leaderboard;
import dalmuti.wire.rest.MatchCard;
import dalmuti.wire.rest.Statistics;

import java.util.List;
import java.util.Optional;

/// An archive in which there is nothing.
final class NothingPlayed implements Archive {

    @Override
    public Optional<MatchCard> match(String id) {
        return Optional.empty();
    }

    @Override
    public Optional<String> record(String id) {
        return Optional.empty();
    }

    @Override
    public List<MatchCard> history(String player, int most) {
        return List.of();
    }

    @Override
    public List<Statistics> statistics(String player) {
        return List.of();
    }

    @Override
    public Leaderboard leaderboard(String game, int most) {
        return new Leaderboard(game, List.of());
    }
}
