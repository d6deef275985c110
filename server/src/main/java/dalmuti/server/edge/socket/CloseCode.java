package dalmuti.server.edge.socket;

import dalmuti.wire.table.Notice.Why;

/// The codes with which sockets are closed. Those from 4000 on are ours, and told in
/// `docs/protocol.md`.
final class CloseCode {

    static final int UNACCEPTABLE = 1003;
    static final int MISTAKE = 1011;

    private CloseCode() {}

    static int of(Why why) {
        return switch (why) {
            case MOVING -> 1012;
            case NONSENSE -> 4000;
            case ELSEWHERE -> 4001;
            case TOO_SLOW -> 4002;
            case NOT_WELCOME -> 4003;
            case NO_SUCH_TABLE -> 4004;
            case DAMAGED -> 4005;
            case TOO_MUCH -> 4029;
        };
    }
}
