package dalmuti.app.screen;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.app.story.People;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.words.Words;

import java.util.Optional;

/// Reads what somebody decides before the tricks, where there is too much of it to be numbered.
record CourtTyping(People people, Words words) {

    static final String NOTHING = "n";

    /// How deep to cut.
    Reply<Move> cut(String typed) {
        return typed.matches("[0-9]{1,3}")
                ? new Reply.Chosen<>(new Move.Cut(Integer.parseInt(typed)))
                : new Reply.Unclear<>(words.say("play.unclear"));
    }

    /// What to give back for the tax: `12 11`, `2x12`, or one after another with `+12`.
    Reply<Move> payBack(String typed, View view, Optional<Move> selected) {
        Hand before =
                typed.startsWith("+")
                                && selected.orElse(new Move.Pass())
                                        instanceof Move.PayBack(var cards)
                        ? cards
                        : Hand.EMPTY;
        return hand(before, typed.replace('+', ' ').strip())
                .map(cards -> payBack(cards, view))
                .orElseGet(() -> new Reply.Unclear<>(words.say("play.no-cards")));
    }

    private static Reply<Move> payBack(Hand cards, View view) {
        var move = new Move.PayBack(cards);
        return cards.size() < due(view) ? new Reply.Selected<>(move) : new Reply.Chosen<>(move);
    }

    /// How many cards are to be given back.
    static int due(View view) {
        return view.legal().stream()
                .filter(Move.PayBack.class::isInstance)
                .mapToInt(move -> ((Move.PayBack) move).cards().size())
                .findFirst()
                .orElse(0);
    }

    /// A hand with some more cards, as many as there can be of each rank.
    private static Optional<Hand> hand(Hand before, String typed) {
        Optional<Hand> hand = Optional.of(before);
        for (String token : typed.split("[ ,]+", -1)) {
            Optional<Typing.Group> group = Typing.group(token);
            hand = hand.flatMap(cards -> group.flatMap(more -> more.on(cards)));
        }
        return hand;
    }

    /// Whom to offer which card: `bo 9`, `b 9`.
    Reply<Move> offer(String typed) {
        if (typed.equals(NOTHING)) {
            return new Reply.Chosen<>(new Move.DeclineTrade());
        }
        int space = typed.lastIndexOf(' ');
        Optional<Player> to = people.find(typed.substring(0, Math.max(0, space)));
        Optional<Typing.Group> card =
                Typing.group(typed.substring(space + 1)).filter(group -> group.count() == 1);
        return to.isPresent() && card.isPresent()
                ? new Reply.Chosen<>(new Move.Offer(to.get(), card.get().rank()))
                : new Reply.Unclear<>(words.say("play.unclear"));
    }
}
