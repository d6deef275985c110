package dalmuti.server.hosting;

import org.apache.pekko.actor.typed.ActorRef;

/// Asks a machine to hang up on somebody.
///
/// @param whom the id of a guest, or an address
record HangUp(String whom, ActorRef<HangUp.Done> from) {

    /// It has, on so many sockets.
    record Done(int sockets) {}
}
