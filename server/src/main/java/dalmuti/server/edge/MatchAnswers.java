package dalmuti.server.edge;

import dalmuti.server.Archive;
import dalmuti.server.Parts;
import dalmuti.server.TableHost.Guest;
import dalmuti.wire.rest.Career;
import dalmuti.wire.rest.History;

/// Answers about matches that are over, and how people did in them.
record MatchAnswers(Parts parts) {

    private static final int MOST_MATCHES = 100;
    private static final int MOST_ROWS = 100;

    Object match(Asked asked) {
        return parts.archive().match(asked.part("id")).orElseThrow(() -> noMatch(asked));
    }

    /// There is one only once a match is over (SEE-2).
    Object record(Asked asked) {
        return parts.archive().record(asked.part("id")).orElseThrow(() -> noMatch(asked));
    }

    static Denied noMatch(Asked asked) {
        return Denied.with(404, "id", "server.no-such-match", asked.part("id"));
    }

    /// Whose tables are open to those with the link only does not have it told to others.
    Object history(Asked asked) {
        String player = player(asked).id();
        boolean own = asked.token().isPresent() && asked.guest().id().equals(player);
        Archive.Extent extent = own ? Archive.Extent.ALL : Archive.Extent.LISTED;
        return new History(parts.archive().history(player, extent, MOST_MATCHES));
    }

    Object statistics(Asked asked) {
        Guest player = player(asked);
        return new Career(GuestAnswers.card(player), parts.archive().statistics(player.id()));
    }

    private Guest player(Asked asked) {
        return parts.people()
                .find(asked.part("id"))
                .orElseThrow(
                        () -> Denied.with(404, "id", "server.no-such-player", asked.part("id")));
    }

    Object leaderboard(Asked asked) {
        return parts.archive().leaderboard(asked.game(), MOST_ROWS);
    }
}
