package dalmuti.server.edge.operator;

import dalmuti.server.edge.http.ErrorResponses;
import dalmuti.wire.rest.Bodies;

/// What the operator's port answers.
record Answer(int status, String type, String text) {

    private static final int BAD = 400;

    static Answer json(Object body) {
        return new Answer(200, ErrorResponses.JSON, Bodies.write(body));
    }

    static Answer plain(int status, String text) {
        return new Answer(status, "text/plain; charset=utf-8", text + "\n");
    }

    boolean isGood() {
        return status < BAD;
    }
}
