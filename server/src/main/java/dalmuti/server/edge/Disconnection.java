package dalmuti.server.edge;

import dalmuti.server.Moderation;

import java.time.Duration;
import java.time.Instant;
import java.util.Set;

/// Closes sockets whose owner may not be here any more. They may be open at other machines too,
/// which look up again and again who is banned.
record Disconnection(Moderation moderation, Gateway gateway) {

    private static final Duration UNTIL_ALL_HAVE_LOOKED = Duration.ofMinutes(1);

    /// @param whom guests or devices, by id
    void of(Set<String> whom, String reason) {
        Instant until = Instant.now().plus(UNTIL_ALL_HAVE_LOOKED);
        whom.forEach(it -> moderation.ban(it, until, reason));
        gateway.turnOut(whom);
    }
}
