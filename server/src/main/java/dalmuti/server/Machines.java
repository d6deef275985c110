package dalmuti.server;

import java.util.concurrent.CompletionStage;
import java.util.function.ToIntFunction;

/// All machines at which people may be connected: this one, and the others of its cluster.
public interface Machines {

    /// How this machine hangs up on somebody, given their id or address. It says on how many
    /// sockets.
    void hangUpBy(ToIntFunction<String> hangUp);

    /// Hangs up on somebody at every machine. Whoever calls this has seen to it that they are not
    /// let in again.
    ///
    /// @param whom the id of a guest, or an address
    /// @return on how many sockets, once no machine hears what they send; it fails when that can't
    ///   be made sure of
    CompletionStage<Integer> hangUp(String whom);
}
