package dalmuti.server.edge;

import dalmuti.server.Moderation;
import dalmuti.server.Watchman;

import java.time.Duration;
import java.util.Set;

/// Looks again and again who is banned, and hangs up on them: the ban may have been spoken at
/// another machine.
final class Bouncer implements AutoCloseable {

    private final Moderation moderation;
    private final Gateway gateway;
    private final Watchman watchman;

    Bouncer(Moderation moderation, Gateway gateway, Duration round) {
        this.moderation = moderation;
        this.gateway = gateway;
        watchman = new Watchman("bouncer", round, round, this::look);
        watchman.start();
    }

    private void look() {
        Set<String> banned = gateway.sockets().isEmpty() ? Set.of() : moderation.banned();
        if (!banned.isEmpty()) {
            gateway.turnOut(banned);
        }
    }

    @Override
    public void close() {
        watchman.close();
    }
}
