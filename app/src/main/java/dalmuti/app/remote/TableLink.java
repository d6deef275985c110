package dalmuti.app.remote;

import dalmuti.wire.table.Request;

import java.util.function.IntFunction;

/// What a viewer says to a table, which is in this process or at a server.
public interface TableLink extends AutoCloseable {

    /// Says something.
    ///
    /// @return the number by which it will be answered
    int send(IntFunction<Request> request);

    /// Lets a table without a clock of its own take its next step.
    ///
    /// @return whether it has taken one
    default boolean advance() {
        return false;
    }

    @Override
    void close();
}
