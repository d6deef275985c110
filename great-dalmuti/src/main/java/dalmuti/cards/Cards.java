package dalmuti.cards;

/// Cards as somebody sees them. A face-down card has no identity to leak.
public sealed interface Cards {

    int size();

    /// The same cards to somebody who may not see them.
    default FaceDown hidden() {
        return new FaceDown(size());
    }

    record Open(Hand hand) implements Cards {
        @Override
        public int size() {
            return hand.size();
        }
    }

    record FaceDown(int size) implements Cards {}
}
