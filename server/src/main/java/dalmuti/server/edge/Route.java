package dalmuti.server.edge;

import dalmuti.wire.rest.Operation;

/// Something that can be asked over HTTP, and who answers it.
record Route(Operation operation, Answerer answerer) {

    /// Answers with a record of `dalmuti.wire.rest`, a text, or [Route#NOTHING].
    @FunctionalInterface
    interface Answerer {
        Object answer(Asked asked);
    }

    static final Object NOTHING = "";
}
