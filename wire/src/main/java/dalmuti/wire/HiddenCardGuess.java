package dalmuti.wire;

import dalmuti.contract.Player;

import grapples.Card;
import grapples.Deck;
import grapples.Event;
import grapples.Knowledge;
import grapples.Match;
import grapples.Options;
import grapples.Phase;
import grapples.Table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A truth made up while a viewer's record is read, so that the rules can follow it. Hidden cards
/// are any that fit; when a card comes to light it changes places with whatever lies there, unless
/// the viewer knows that it is elsewhere. What it makes of turns that are past need not be legal:
/// whether any cards are, [HiddenCardCheck] finds out.
///
/// @param receipts the cards dealt in this game, in order
record HiddenCardGuess(List<Receipt> receipts) {

    /// A card as a line says it was dealt.
    record Receipt(Line line, String card) {}

    static HiddenCardGuess of(List<Line> turns) {
        var receipts = new ArrayList<Receipt>();
        for (Line line : turns) {
            line.words(TurnField.RECEIVED_CARDS)
                    .forEach(card -> receipts.add(new Receipt(line, card)));
        }
        return new HiddenCardGuess(List.copyOf(receipts));
    }

    /// The match before its next move, with the cards lying so that the record can go on.
    ///
    /// @param told what the keeper of the record was told in this game
    /// @param line the turn that is being read
    Match prepare(Match match, List<Event> told, Line line) {
        var knowledge = Knowledge.of(match.options(), match.players().size(), told);
        Match prepared = match;
        if (match.phase() instanceof Phase.ShufflingHand(_, _, var loan)) {
            for (String word : line.words(TurnField.CARDS_SELECTED)) {
                if (!word.equals(Spelling.HIDDEN)) {
                    prepared = withInHand(prepared, knowledge, line, word, loan.with());
                }
            }
        }
        return withUnsettledQuiet(withNextOnTop(prepared, knowledge, line), knowledge);
    }

    private Match withNextOnTop(Match match, Knowledge knowledge, Line line) {
        var deck = match.table().deck();
        if (deck.isEmpty()) {
            return match;
        }
        int dealt = Deck.CARDS.size() - deck.size();
        if (dealt >= receipts.size()) {
            return withQuietCardOnTop(match, knowledge, line);
        }
        Receipt receipt = receipts.get(dealt);
        if (receipt.card().equals(Spelling.HIDDEN)) {
            return withQuietCardOnTop(match, knowledge, receipt.line());
        }
        Card card = receipt.line().card(receipt.card());
        boolean again =
                receipts.subList(0, dealt).stream()
                        .anyMatch(it -> it.card().equals(receipt.card()));
        if (again || knowledge.held().contains(card)) {
            throw receipt.line().flaw("G-CARD-1", "grapples.record.elsewhere", card);
        }
        return withOnTop(match, receipt.line(), card);
    }

    /// A card that its receiver can keep without a word.
    private static Match withQuietCardOnTop(Match match, Knowledge knowledge, Line line) {
        var hidden = new ArrayList<>(match.table().deck());
        hidden.addAll(hiddenInHands(match, knowledge));
        return quietest(match.options(), hidden)
                .map(card -> withOnTop(match, line, card))
                .orElse(match);
    }

    /// The exchange may have touched a hidden card that is just being kept.
    private Match withUnsettledQuiet(Match match, Knowledge knowledge) {
        var loud = unsettled(match).filter(card -> !isQuiet(match.options(), card));
        if (loud.isEmpty() || !lastReceiptIsHidden(match)) {
            return match;
        }
        return hiddenInHands(match, knowledge).stream()
                .filter(card -> isQuiet(match.options(), card))
                .findFirst()
                .map(card -> exchanged(match, loud.get(), card))
                .orElse(match);
    }

    private boolean lastReceiptIsHidden(Match match) {
        int dealt = Deck.CARDS.size() - match.table().deck().size();
        return dealt <= receipts.size() && receipts.get(dealt - 1).card().equals(Spelling.HIDDEN);
    }

    private static Optional<Card> unsettled(Match match) {
        return match.phase() instanceof Phase.Settling(_, var turn)
                ? Optional.of(match.table().hand(turn.player()).getLast())
                : Optional.empty();
    }

    /// Cards of others that the viewer can't place, but for the one that is being settled.
    private static List<Card> hiddenInHands(Match match, Knowledge knowledge) {
        return match.table().hands().stream()
                .flatMap(List::stream)
                .filter(card -> knowledge.holder(card).isEmpty())
                .filter(card -> unsettled(match).filter(card::equals).isEmpty())
                .toList();
    }

    private static Match withOnTop(Match match, Line line, Card card) {
        var deck = match.table().deck();
        if (deck.contains(card)) {
            return exchanged(match, deck.getFirst(), card);
        }
        // G-ACE-1: the card that goes into the hand instead must be one that may stay there
        Card given =
                quietest(match.options(), deck)
                        .orElseThrow(() -> line.flaw("G-ACE-1", "grapples.record.elsewhere", card));
        return exchanged(exchanged(match, deck.getFirst(), given), given, card);
    }

    private static Match withInHand(
            Match match, Knowledge knowledge, Line line, String word, Player holder) {
        Card card = line.card(word);
        var hand = match.table().hand(holder);
        if (hand.contains(card)) {
            return match;
        }
        if (knowledge.holder(card).isPresent() || !mayStay(card)) {
            throw line.flaw("G-CARD-1", "grapples.record.elsewhere", card);
        }
        var wanted = line.words(TurnField.CARDS_SELECTED);
        Card given =
                hand.stream()
                        .filter(it -> !wanted.contains(it.toString()))
                        .filter(it -> knowledge.holder(it).isEmpty())
                        .findFirst()
                        .orElseThrow(
                                () -> line.flaw("G-QUEEN-3", "grapples.record.elsewhere", card));
        return exchanged(match, given, card);
    }

    private static boolean mayStay(Card card) {
        return !card.equals(Deck.ACE_OF_SPADES);
    }

    /// A card that can be kept without a word, or else one that can be kept at all.
    private static Optional<Card> quietest(Options options, List<Card> cards) {
        return cards.stream()
                .filter(card -> isQuiet(options, card))
                .findFirst()
                .or(() -> cards.stream().filter(HiddenCardGuess::mayStay).findFirst());
    }

    private static boolean isQuiet(Options options, Card card) {
        boolean forced = options.doubleDown() == Options.DoubleDown.FORCED;
        return mayStay(card) && !(forced && card.name().doubles());
    }

    private static Match exchanged(Match match, Card one, Card other) {
        Table table = match.table();
        var exchanged =
                new Table(
                        exchanged(table.deck(), one, other),
                        table.hands().stream().map(hand -> exchanged(hand, one, other)).toList(),
                        table.discarded());
        return new Match(
                match.options(),
                match.game(),
                match.standing(),
                exchanged,
                match.phase(),
                match.past());
    }

    private static List<Card> exchanged(List<Card> cards, Card one, Card other) {
        return cards.stream()
                .map(card -> card.equals(one) ? other : card.equals(other) ? one : card)
                .toList();
    }
}
