package dalmuti.server.edge;

import dalmuti.contract.FlawedRecordException;
import dalmuti.notation.RecordReader;
import dalmuti.server.Lobby;
import dalmuti.server.Parts;
import dalmuti.server.Settings.Limits;
import dalmuti.server.TableHost.Guest;
import dalmuti.wire.GrapplesReader;
import dalmuti.wire.rest.Career;
import dalmuti.wire.rest.Checked;
import dalmuti.wire.rest.History;
import dalmuti.wire.rest.MatchCard;
import dalmuti.words.Words;

import java.util.Optional;

/// Answers about matches that are over, and how people did in them.
record MatchAnswers(Parts parts, Limits limits) {

    private static final int MOST_MATCHES = 100;
    private static final int MOST_ROWS = 100;

    Object match(Asked asked) {
        return parts.archive().match(asked.part("id")).orElseThrow(() -> noMatch(asked));
    }

    /// There is one only once a match is over (SEE-2).
    Object record(Asked asked) {
        return parts.archive().record(asked.part("id")).orElseThrow(() -> noMatch(asked));
    }

    private static Denied noMatch(Asked asked) {
        return Denied.with(404, "id", "server.no-such-match", asked.part("id"));
    }

    /// Whose tables are open to those with the link only does not have it told to others.
    Object history(Asked asked) {
        String player = player(asked).id();
        boolean own = asked.token().isPresent() && asked.guest().id().equals(player);
        return new History(
                parts.archive().history(player, MOST_MATCHES).stream()
                        .filter(it -> own || isListed(it))
                        .toList());
    }

    private boolean isListed(MatchCard match) {
        return parts.lobby().find(match.table()).filter(Lobby.Card::listed).isPresent();
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

    Object check(Asked asked) {
        String text = asked.text(limits.record());
        try {
            return new Checked(read(text), Optional.empty());
        } catch (FlawedRecordException e) {
            var refusal = e.refusal();
            String why =
                    Words.in(asked.language()).say(refusal.key(), refusal.arguments().toArray());
            return new Checked(
                    0, Optional.of(new Checked.Flaw(e.line(), refusal.rule(), refusal.key(), why)));
        }
    }

    private static int read(String text) {
        return text.strip().startsWith("{")
                ? GrapplesReader.readAll(text).size()
                : RecordReader.readAll(text).size();
    }
}
