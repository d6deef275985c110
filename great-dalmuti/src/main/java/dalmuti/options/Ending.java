package dalmuti.options;

/// When a match is over by itself.
public sealed interface Ending {

    /// After this many rounds.
    record Rounds(int count) implements Ending {
        @Override
        public String toString() {
            return "ROUNDS(" + count + ")";
        }
    }

    /// After the round in which somebody has this many points.
    record Target(int points) implements Ending {
        @Override
        public String toString() {
            return "TARGET(" + points + ")";
        }
    }

    /// Only when its people agree to end it.
    record Endless() implements Ending {
        @Override
        public String toString() {
            return "ENDLESS";
        }
    }
}
