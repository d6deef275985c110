package dalmuti.wire.codec;

import com.fasterxml.jackson.core.JsonToken;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;

import java.io.IOException;
import java.util.List;

/// The cards of The Great Dalmuti: a card is the number of its rank, and a jester is 13.
final class DalmutiCardCodecs {

    private static final int DECK = 80;
    private static final int MOST_ALIKE = 12;
    private static final int MOST_JESTERS = 2;

    private static final List<String> PLAYS =
            Play.ALL.stream().map(DalmutiCardCodecs::spelled).toList();

    private static final Shape RANK =
            new Shape.Named(
                    "Rank", "A card, by the number of its rank; a jester is 13.", whole(1, 13));
    private static final Shape HAND =
            new Shape.Named("Hand", "Cards one by one, best first.", new Shape.Many(RANK));
    private static final Shape COUNT =
            new Shape.Named("FaceDown", "How many cards that can't be seen.", whole(0, DECK));
    private static final Shape CARDS =
            new Shape.Named("Cards", "Cards, or how many they are.", Shape.oneOf(HAND, COUNT));
    private static final Shape PLAY =
            new Shape.Named(
                    "Play",
                    "The rank, how many cards of that rank, how many jesters with them.",
                    new Shape.Row(List.of(RANK, whole(0, MOST_ALIKE), whole(0, MOST_JESTERS))));

    private DalmutiCardCodecs() {}

    private static Shape whole(int least, int most) {
        return new Shape.Whole(least, most);
    }

    private static String spelled(Play play) {
        return "[%d,%d,%d]".formatted(play.rank().number(), play.naturals(), play.jesters());
    }

    private static Rank rank(Source source) throws IOException {
        return Rank.of((int) source.number(1, Rank.JESTER.number()));
    }

    record OfRank() implements Codec<Rank> {
        @Override
        public void write(Rank value, StringBuilder out) {
            out.append(value.number());
        }

        @Override
        public Rank read(Source source) throws IOException {
            return rank(source);
        }

        @Override
        public Shape shape() {
            return RANK;
        }
    }

    /// The cards one by one, best first.
    record OfHand() implements Codec<Hand> {
        @Override
        public void write(Hand value, StringBuilder out) {
            char before = '[';
            for (int rank = 1; rank <= Rank.JESTER.number(); rank++) {
                for (int i = value.count(rank); i > 0; i--) {
                    out.append(before).append(rank);
                    before = ',';
                }
            }
            out.append(before == '[' ? "[]" : "]");
        }

        @Override
        public Hand read(Source source) throws IOException {
            source.expect(JsonToken.START_ARRAY, "wire.wanted-list");
            Hand hand = Hand.EMPTY;
            while (source.next() != JsonToken.END_ARRAY) {
                Rank card = rank(source);
                if (hand.count(card) == card.copies()) {
                    throw source.refused("wire.copies", card.copies(), card);
                }
                hand = hand.plus(card, 1);
            }
            return hand;
        }

        @Override
        public Shape shape() {
            return HAND;
        }
    }

    /// `[rank, naturals, jesters]`.
    record OfPlay() implements Codec<Play> {
        @Override
        public void write(Play value, StringBuilder out) {
            out.append(PLAYS.get(value.number()));
        }

        @Override
        public Play read(Source source) throws IOException {
            source.expect(JsonToken.START_ARRAY, "wire.wanted-list");
            source.next();
            Rank rank = rank(source);
            source.next();
            int naturals = (int) source.number(0, MOST_ALIKE);
            source.next();
            int jesters = (int) source.number(0, MOST_JESTERS);
            source.next();
            source.expect(JsonToken.END_ARRAY, "wire.wanted-play");
            boolean alone = rank == Rank.JESTER;
            boolean fits = alone == (naturals == 0) && naturals <= rank.copies();
            if (!fits || naturals + jesters == 0) {
                throw source.refused("wire.wanted-play");
            }
            return new Play(rank, naturals, jesters);
        }

        @Override
        public Shape shape() {
            return PLAY;
        }
    }

    record FaceDown() implements Codec<Cards.FaceDown> {
        @Override
        public void write(Cards.FaceDown value, StringBuilder out) {
            out.append(value.size());
        }

        @Override
        public Cards.FaceDown read(Source source) throws IOException {
            return new Cards.FaceDown((int) source.number(0, DECK));
        }

        @Override
        public Shape shape() {
            return COUNT;
        }
    }

    /// What may be seen is listed; what may not is counted.
    record OfCards(Codec<Hand> hand, Codec<Cards.FaceDown> faceDown) implements Codec<Cards> {
        @Override
        public void write(Cards value, StringBuilder out) {
            switch (value) {
                case Cards.Open(var open) -> hand.write(open, out);
                case Cards.FaceDown hidden -> faceDown.write(hidden, out);
            }
        }

        @Override
        public Cards read(Source source) throws IOException {
            return source.at(JsonToken.START_ARRAY)
                    ? new Cards.Open(hand.read(source))
                    : faceDown.read(source);
        }

        @Override
        public Shape shape() {
            return CARDS;
        }
    }
}
