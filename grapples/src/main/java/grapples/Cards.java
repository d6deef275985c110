package grapples;

import java.util.List;

/// Cards as somebody sees them. A face-down card has no identity to leak.
public sealed interface Cards {

    int count();

    /// The same cards for somebody who may not look at them.
    default Cards hidden() {
        return new FaceDown(count());
    }

    static Cards open(Card card) {
        return new Open(List.of(card));
    }

    /// Cards in their order, for whoever may look.
    record Open(List<Card> cards) implements Cards {
        public Open {
            cards = List.copyOf(cards);
        }

        @Override
        public int count() {
            return cards.size();
        }
    }

    /// Backs.
    record FaceDown(int count) implements Cards {}
}
