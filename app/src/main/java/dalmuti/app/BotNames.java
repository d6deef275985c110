package dalmuti.app;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.roster.Roster;

/// Bots by the names that people type.
final class BotNames {

    private BotNames() {}

    /// A bot of its own for whoever asks, so that threads share none.
    static Bot<View, Move> dalmuti(String name) {
        return named(Roster.dalmuti(), name);
    }

    private static <V, M> Bot<V, M> named(Roster<V, M> roster, String name) {
        return roster.named(name)
                .orElseThrow(
                        () ->
                                GivenUpException.wrongUsage(
                                        "there is no bot %s, but: %s"
                                                .formatted(
                                                        name, String.join(", ", roster.names()))));
    }
}
