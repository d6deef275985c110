package dalmuti.bots.net;

import dalmuti.Move;

import java.util.OptionalInt;

/// What is said at court, as a one-hot; nothing where cards say it all.
final class Choices {

    static final int COUNT = 7;

    private Choices() {}

    static OptionalInt of(Move move) {
        return switch (move) {
            case Move.KeepSilent _ -> OptionalInt.of(0);
            case Move.DeclareRevolution _ -> OptionalInt.of(1);
            case Move.DeclareGreaterRevolution _ -> OptionalInt.of(2);
            case Move.LetStay _ -> OptionalInt.of(3);
            case Move.GiveToPeon _ -> OptionalInt.of(4);
            case Move.DeclineTrade _ -> OptionalInt.of(5);
            case Move.RefuseOffer _ -> OptionalInt.of(6);
            default -> OptionalInt.empty();
        };
    }
}
