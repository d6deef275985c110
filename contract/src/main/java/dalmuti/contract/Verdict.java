package dalmuti.contract;

import java.util.List;

/// What the rules say of one move.
public sealed interface Verdict<S, E> {

    /// The move was made: what the match is now, and what happened, in order.
    record Accepted<S, E>(S next, List<E> events) implements Verdict<S, E> {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /// The move was not made, and nothing has changed.
    record Refused<S, E>(Refusal why) implements Verdict<S, E> {}

    /// What came of a move that was legal. To be refused is then a programmer's mistake.
    default Accepted<S, E> orThrow() {
        return switch (this) {
            case Accepted<S, E> accepted -> accepted;
            case Refused<S, E>(var why) ->
                    throw new IllegalStateException("A legal move was refused: " + why);
        };
    }

    /// What came of a move that was made for somebody from outside. To be refused is then a
    /// [RefusedException].
    default Accepted<S, E> orRefuse() {
        return switch (this) {
            case Accepted<S, E> accepted -> accepted;
            case Refused<S, E>(var why) -> throw new RefusedException(why);
        };
    }
}
