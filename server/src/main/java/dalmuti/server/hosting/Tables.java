package dalmuti.server.hosting;

import org.apache.pekko.actor.typed.ActorRef;

import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/// Finds tables by their codes, wherever they live, and wakes those that sleep.
interface Tables extends AutoCloseable {

    void tell(String code, TableMessage message);

    /// @param message what is sent, with whom to answer
    CompletionStage<TableMessage.Reply> ask(
            String code, Function<ActorRef<TableMessage.Reply>, TableMessage> message);

    /// Stops all tables of this machine, each after what it was doing.
    @Override
    void close();
}
