package dalmuti.server.hosting;

import dalmuti.server.Lobby;
import dalmuti.server.Watchman;

import java.time.Duration;
import java.util.function.Consumer;

/// Wakes the tables at which a match is played, again and again. Whoever comes to a table wakes it
/// too; but where everybody has gone and then the machine, nobody else would, and the match would
/// never end.
final class Rousing {

    private static final Duration FIRST = Duration.ofSeconds(10);
    private static final Duration EVERY = Duration.ofSeconds(30);

    private Rousing() {}

    /// @param wake does nothing to a table that is awake
    static Watchman of(Lobby lobby, Consumer<String> wake) {
        return new Watchman("rousing", FIRST, EVERY, () -> lobby.playing().forEach(wake));
    }
}
