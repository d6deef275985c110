package dalmuti.wire.codec;

import com.fasterxml.jackson.core.JsonToken;

import grapples.Card;
import grapples.Cards;
import grapples.Deck;
import grapples.Options;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The cards and options of Grapples: `"9H"`, `"X1"`.
final class GrapplesCodecs {

    private static final Shape CARD_SHAPE =
            new Shape.Named(
                    "GrapplesCard",
                    "A card: 9H, 10S, QC, X1.",
                    new Shape.Words(Deck.CARDS.stream().map(Card::toString).toList()));
    private static final Shape CARDS_SHAPE =
            new Shape.Named(
                    "GrapplesCards",
                    "Cards, or how many they are.",
                    Shape.oneOf(new Shape.Many(CARD_SHAPE), new Shape.Whole(0, Deck.CARDS.size())));

    static final Codec<Card> CARD =
            Codec.of(
                    () -> CARD_SHAPE,
                    (value, out) -> out.append('"').append(value).append('"'),
                    source ->
                            Deck.card(source.text())
                                    .orElseThrow(() -> source.refused("wire.wanted-card")));

    private static final Codec<List<Card>> ROW = CollectionCodecs.list(CARD);

    /// What may be seen is listed; what may not is counted.
    static final Codec<Cards> CARDS =
            Codec.of(
                    () -> CARDS_SHAPE,
                    (value, out) -> {
                        switch (value) {
                            case Cards.Open(var open) -> ROW.write(open, out);
                            case Cards.FaceDown(var count) -> out.append(count);
                        }
                    },
                    source ->
                            source.at(JsonToken.START_ARRAY)
                                    ? new Cards.Open(ROW.read(source))
                                    : new Cards.FaceDown(
                                            (int) source.number(0, Deck.CARDS.size())));

    /// What a card is called, as a name of a field.
    static final CollectionCodecs.Key<Card.Name> CARD_NAME =
            new CollectionCodecs.Key<>(
                    new Shape.Text("^([AJQKX2-9]|10)$", 2),
                    Card.Name::spelling,
                    GrapplesCodecs::cardNamed,
                    Optional.of(Comparator.naturalOrder()));

    /// The options in words: `standard aceAsks=on`.
    static final Codec<Options> OPTIONS =
            Codec.of(
                    () -> ScalarCodecs.RULES_SHAPE,
                    (options, out) -> out.append('"').append(options).append('"'),
                    source -> Options.of(ScalarCodecs.TEXT.read(source)));

    private GrapplesCodecs() {}

    private static Card.Name cardNamed(String name, Source source) {
        return Arrays.stream(Card.Name.values())
                .filter(it -> it.spelling().equals(name))
                .findFirst()
                .orElseThrow(() -> source.refused("wire.wanted-card"));
    }
}
