package dalmuti.wire.codec;

import com.fasterxml.jackson.core.JsonToken;

import grapples.Card;
import grapples.Cards;
import grapples.Deck;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The cards of Grapples: `"9H"`, `"X1"`.
final class GrapplesCardCodecs {

    private static final Shape CARD =
            new Shape.Named(
                    "GrapplesCard",
                    "A card: 9H, 10S, QC, X1.",
                    new Shape.Words(Deck.CARDS.stream().map(Card::toString).toList()));
    private static final Shape CARDS =
            new Shape.Named(
                    "GrapplesCards",
                    "Cards, or how many they are.",
                    Shape.oneOf(new Shape.Many(CARD), new Shape.Whole(0, Deck.CARDS.size())));

    private GrapplesCardCodecs() {}

    record OfCard() implements Codec<Card> {
        @Override
        public void write(Card value, StringBuilder out) {
            out.append('"').append(value).append('"');
        }

        @Override
        public Card read(Source source) throws IOException {
            return Deck.card(source.text()).orElseThrow(() -> source.refused("wire.wanted-card"));
        }

        @Override
        public Shape shape() {
            return CARD;
        }
    }

    /// What may be seen is listed; what may not is counted.
    record OfCards(Codec<List<Card>> row) implements Codec<Cards> {
        @Override
        public void write(Cards value, StringBuilder out) {
            switch (value) {
                case Cards.Open(var open) -> row.write(open, out);
                case Cards.FaceDown(var count) -> out.append(count);
            }
        }

        @Override
        public Cards read(Source source) throws IOException {
            return source.at(JsonToken.START_ARRAY)
                    ? new Cards.Open(row.read(source))
                    : new Cards.FaceDown((int) source.number(0, Deck.CARDS.size()));
        }

        @Override
        public Shape shape() {
            return CARDS;
        }
    }

    /// What a card is called, as a name of a field.
    record ByCardName() implements CollectionCodecs.Key<Card.Name> {
        @Override
        public String name(Card.Name key) {
            return key.spelling();
        }

        @Override
        public Card.Name of(String name, Source source) {
            for (Card.Name known : Card.Name.values()) {
                if (known.spelling().equals(name)) {
                    return known;
                }
            }
            throw source.refused("wire.wanted-card");
        }

        @Override
        public Shape.Text names() {
            return new Shape.Text("^([AJQKX2-9]|10)$", 2);
        }

        @Override
        public Optional<Comparator<Card.Name>> order() {
            return Optional.of(Comparator.naturalOrder());
        }
    }
}
