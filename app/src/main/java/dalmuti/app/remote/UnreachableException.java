package dalmuti.app.remote;

import dalmuti.wire.table.Notice;

/// A table or its server can't be reached, and trying again makes no sense.
public final class UnreachableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String key;

    /// Nobody answers at the address of a server, or somebody else does.
    UnreachableException(ServerAddress server) {
        super(server.toString());
        key = "remote.no-server";
    }

    /// A table has hung up.
    UnreachableException(Notice.Why why) {
        super(why.name());
        key =
                switch (why) {
                    case NO_SUCH_TABLE -> "remote.no-table";
                    case DAMAGED -> "remote.damaged";
                    case ELSEWHERE -> "remote.elsewhere";
                    case NOT_WELCOME -> "remote.not-welcome";
                    case NONSENSE -> "remote.nonsense";
                    case MOVING, TOO_SLOW, TOO_MUCH -> "remote.lost";
                };
    }

    /// What to say of it, beside its message.
    public String key() {
        return key;
    }
}
