package dalmuti.server.edge.http;

import dalmuti.server.Machines;
import dalmuti.server.Moderation;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.CompletionException;

/// Closes the sockets of somebody who may not be here any more, at every machine.
public record Disconnection(Moderation moderation, Machines machines) {

    private static final Logger LOG = LoggerFactory.getLogger(Disconnection.class);
    private static final Duration KEPT_OUT = Duration.ofMinutes(1);

    /// For a minute they are banned, so that they do not come back meanwhile.
    ///
    /// @param whom guests or devices, by id
    void of(Set<String> whom, String reason) {
        Instant until = Instant.now().plus(KEPT_OUT);
        whom.forEach(it -> moderation.ban(it, until, reason));
        whom.forEach(this::everywhere);
    }

    /// Waits until every machine has hung up, and says on how many sockets. Where that is not
    /// certain the answer is that it is to be asked again.
    ///
    /// @param whom the id of a guest, or an address
    public int everywhere(String whom) {
        try {
            return machines.hangUp(whom).toCompletableFuture().join();
        } catch (CompletionException e) {
            LOG.warn("Not every machine has closed the sockets of {}", whom, e);
            throw HttpRefusal.busy(HttpRefusal.RETRY_SECONDS);
        }
    }
}
