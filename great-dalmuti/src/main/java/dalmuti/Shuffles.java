package dalmuti;

import dalmuti.cards.Hand;
import dalmuti.contract.Actor;
import dalmuti.contract.Refusal;

import java.util.Optional;

/// The Greater Peon shuffles, and a round begins.
record Shuffles(Match match) implements Stage.OfChance {

    @Override
    public String rule() {
        return "DEAL-1";
    }

    @Override
    public Optional<Refusal> objection(Actor actor, Move move) {
        if (!(move instanceof Move.Shuffle(var cards, int from))) {
            return misplaced(actor);
        }
        Hand deck = match.rules().deck().cards(match.players());
        if (cards.size() != deck.size() || !Hand.of(cards).equals(deck)) {
            return Optional.of(Refusal.of("DEAL-1", "dalmuti.not-the-deck", deck.size()));
        }
        return Dealing.startsAt(match).contains(from)
                ? Optional.empty()
                : Optional.of(Refusal.of("DEAL-1", "dalmuti.deal-start", from + 1));
    }

    @Override
    public void make(Actor actor, Move move, Course course) {
        var shuffle = (Move.Shuffle) move;
        if (course.round() > 1) {
            course.forget();
        }
        course.happened(new Event.RoundBegan(course.round(), course.order()));
        if (course.rules().cut()) { // DEAL-2
            course.enter(new Phase.Cutting(shuffle.deck(), shuffle.from()));
        } else {
            Dealing.deal(course, shuffle.deck(), shuffle.from());
        }
    }
}
