package dalmuti.app.remote;

import dalmuti.wire.table.Notice;

/// A table has hung up, and coming back makes no sense.
public final class ClosedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Notice.Why why;

    public ClosedException(Notice.Why why) {
        super(why.name());
        this.why = why;
    }

    public Notice.Why why() {
        return why;
    }
}
