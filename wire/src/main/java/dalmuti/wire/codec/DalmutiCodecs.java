package dalmuti.wire.codec;

import com.fasterxml.jackson.core.JsonToken;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.options.Rules;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The cards and rules of The Great Dalmuti: a card is the number of its rank, and a jester is 13.
final class DalmutiCodecs {

    private static final int DECK = 80;
    private static final int MOST_ALIKE = 12;
    private static final int MOST_JESTERS = 2;

    /// Every table says its rules again and again, and it takes long to tell how they differ from
    /// their preset.
    private static final Map<Rules, String> SPELLED = new ConcurrentHashMap<>();

    private static final int MOST_SPELLED = 1000;

    private static final List<String> PLAYS =
            Play.ALL.stream()
                    .map(
                            it ->
                                    "[%d,%d,%d]"
                                            .formatted(
                                                    it.rank().number(),
                                                    it.naturals(),
                                                    it.jesters()))
                    .toList();

    private static final Shape RANK_SHAPE =
            new Shape.Named(
                    "Rank",
                    "A card, by the number of its rank; a jester is 13.",
                    new Shape.Whole(1, 13));
    private static final Shape HAND_SHAPE =
            new Shape.Named("Hand", "Cards one by one, best first.", new Shape.Many(RANK_SHAPE));
    private static final Shape COUNT_SHAPE =
            new Shape.Named(
                    "FaceDown", "How many cards that can't be seen.", new Shape.Whole(0, DECK));
    private static final Shape CARDS_SHAPE =
            new Shape.Named(
                    "Cards", "Cards, or how many they are.", Shape.oneOf(HAND_SHAPE, COUNT_SHAPE));
    private static final Shape PLAY_SHAPE =
            new Shape.Named(
                    "Play",
                    "The rank, how many cards of that rank, how many jesters with them.",
                    new Shape.Row(
                            List.of(
                                    RANK_SHAPE,
                                    new Shape.Whole(0, MOST_ALIKE),
                                    new Shape.Whole(0, MOST_JESTERS))));

    static final Codec<Rank> RANK =
            Codec.of(
                    () -> RANK_SHAPE,
                    (value, out) -> out.append(value.number()),
                    source -> Rank.of((int) source.number(1, Rank.JESTER.number())));

    /// The cards one by one, best first.
    static final Codec<Hand> HAND =
            Codec.of(() -> HAND_SHAPE, DalmutiCodecs::writeHand, DalmutiCodecs::readHand);

    /// `[rank, naturals, jesters]`.
    static final Codec<Play> PLAY =
            Codec.of(
                    () -> PLAY_SHAPE,
                    (value, out) -> out.append(PLAYS.get(value.number())),
                    DalmutiCodecs::readPlay);

    static final Codec<Cards.FaceDown> FACE_DOWN =
            Codec.of(
                    () -> COUNT_SHAPE,
                    (value, out) -> out.append(value.size()),
                    source -> new Cards.FaceDown((int) source.number(0, DECK)));

    /// What may be seen is listed; what may not is counted.
    static final Codec<Cards> CARDS =
            Codec.of(
                    () -> CARDS_SHAPE,
                    (value, out) -> {
                        switch (value) {
                            case Cards.Open(var open) -> HAND.write(open, out);
                            case Cards.FaceDown hidden -> FACE_DOWN.write(hidden, out);
                        }
                    },
                    source ->
                            source.at(JsonToken.START_ARRAY)
                                    ? new Cards.Open(HAND.read(source))
                                    : FACE_DOWN.read(source));

    /// Rules as in a record: `korean passing=REENTER`.
    static final Codec<Rules> RULES =
            Codec.of(
                    () -> ScalarCodecs.RULES_SHAPE,
                    DalmutiCodecs::writeRules,
                    source -> Rules.of(ScalarCodecs.TEXT.read(source)));

    private DalmutiCodecs() {}

    private static void writeHand(Hand value, StringBuilder out) {
        char before = '[';
        for (int rank = 1; rank <= Rank.JESTER.number(); rank++) {
            for (int i = value.count(rank); i > 0; i--) {
                out.append(before).append(rank);
                before = ',';
            }
        }
        out.append(before == '[' ? "[]" : "]");
    }

    private static Hand readHand(Source source) throws IOException {
        source.expect(JsonToken.START_ARRAY, "wire.wanted-list");
        Hand hand = Hand.EMPTY;
        while (source.next() != JsonToken.END_ARRAY) {
            Rank card = RANK.read(source);
            if (hand.count(card) == card.copies()) {
                throw source.refused("wire.copies", card.copies(), card);
            }
            hand = hand.plus(card, 1);
        }
        return hand;
    }

    private static Play readPlay(Source source) throws IOException {
        source.expect(JsonToken.START_ARRAY, "wire.wanted-list");
        source.next();
        Rank rank = RANK.read(source);
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

    private static void writeRules(Rules value, StringBuilder out) {
        if (SPELLED.size() > MOST_SPELLED) {
            SPELLED.clear();
        }
        out.append(
                SPELLED.computeIfAbsent(value, rules -> ScalarCodecs.TEXT.write(rules.toString())));
    }
}
