package dalmuti.server.edge;

import dalmuti.server.Machines;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.concurrent.ExecutionException;

/// Waits until every machine has hung up on somebody.
final class HangingUp {

    private static final Logger LOG = LoggerFactory.getLogger(HangingUp.class);
    private static final int RETRY_SECONDS = 10;

    private HangingUp() {}

    /// On how many sockets. Where that is not certain the answer is that it is to be asked again.
    ///
    /// @param whom the id of a guest, or an address
    static int everywhere(Machines machines, String whom) {
        try {
            return machines.hangUp(whom).toCompletableFuture().get();
        } catch (ExecutionException e) {
            LOG.warn("Not every machine has hung up on somebody", e);
            throw Denied.busy(RETRY_SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Denied.busy(RETRY_SECONDS);
        }
    }
}
