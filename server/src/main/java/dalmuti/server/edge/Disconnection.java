package dalmuti.server.edge;

import dalmuti.server.Machines;
import dalmuti.server.Moderation;

import java.time.Duration;
import java.time.Instant;
import java.util.Set;

/// Closes sockets whose owner may not be here any more, at every machine. For a minute they stand
/// among the banned, so that they do not come back meanwhile.
record Disconnection(Moderation moderation, Machines machines) {

    private static final Duration KEPT_OUT = Duration.ofMinutes(1);

    /// @param whom guests or devices, by id
    void of(Set<String> whom, String reason) {
        Instant until = Instant.now().plus(KEPT_OUT);
        whom.forEach(it -> moderation.ban(it, until, reason));
        whom.forEach(it -> HangingUp.everywhere(machines, it));
    }
}
