package dalmuti.server;

import dalmuti.wire.rest.Leaderboard;
import dalmuti.wire.rest.MatchCard;
import dalmuti.wire.rest.Statistics;

import java.util.List;
import java.util.Optional;

/// Finished matches.
public interface Archive {

    Optional<MatchCard> match(String id);

    /// The whole record of a match (SEE-2).
    Optional<String> record(String id);

    /// Which matches are told of.
    enum Extent {
        ALL,
        /// Those at tables that were shown to everybody.
        LISTED
    }

    /// Somebody's matches, the latest first.
    List<MatchCard> history(String player, Extent extent, int most);

    /// How somebody has done in each game; with all matches, also against whom.
    List<Statistics> statistics(String player, Extent extent);

    Leaderboard leaderboard(String game, int most);
}
