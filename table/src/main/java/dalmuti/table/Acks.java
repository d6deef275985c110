package dalmuti.table;

import dalmuti.wire.table.Request;

/// What a viewer's program calls its requests.
final class Acks {

    private Acks() {}

    /// 0 for a request without a name.
    static int of(Request request) {
        return switch (request) {
            case Request.Hello _, Request.Resync _ -> 0;
            case Request.Answer it -> it.ack();
            case Request.Sit it -> it.ack();
            case Request.Leave it -> it.ack();
            case Request.Rest it -> it.ack();
            case Request.SeatBot it -> it.ack();
            case Request.Seat it -> it.ack();
            case Request.Reseat it -> it.ack();
            case Request.Remove it -> it.ack();
            case Request.HandOver it -> it.ack();
            case Request.Start it -> it.ack();
            case Request.NextRound it -> it.ack();
            case Request.End it -> it.ack();
            case Request.Say it -> it.ack();
            case Request.Phrase it -> it.ack();
            case Request.Emote it -> it.ack();
            case Request.Mute it -> it.ack();
            case Request.Report it -> it.ack();
            case Request.Pledge it -> it.ack();
            case Request.Reveal it -> it.ack();
            case Request.Hint it -> it.ack();
            case Request.Ping it -> it.ack();
        };
    }
}
