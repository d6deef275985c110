package dalmuti.server.edge;

import dalmuti.server.Moderation;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Set;

/// Looks again and again who is banned, and hangs up on them: the ban may have been spoken at
/// another machine.
final class Bouncer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Bouncer.class);

    private final Moderation moderation;
    private final Gateway gateway;
    private final Duration round;
    private final Thread thread;

    Bouncer(Moderation moderation, Gateway gateway, Duration round) {
        this.moderation = moderation;
        this.gateway = gateway;
        this.round = round;
        thread = Thread.ofPlatform().daemon().name("bouncer").start(this::goRound);
    }

    private void goRound() {
        try {
            while (!Thread.interrupted()) {
                Thread.sleep(round);
                look();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void look() {
        try {
            Set<String> banned = gateway.sockets().isEmpty() ? Set.of() : moderation.banned();
            if (!banned.isEmpty()) {
                gateway.turnOut(banned);
            }
        } catch (RuntimeException e) {
            LOG.warn("Nobody knows who is banned; it will be looked up again", e);
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
