package dalmuti.lab.play;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.options.FirstOrder;
import dalmuti.options.GreaterRevolutionCall;
import dalmuti.options.Leftovers;
import dalmuti.options.RevolutionCancels;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// A deal and the tricks after it as a round by the rules, for bots that need to be shown it.
final class PlainDeal {

    private final Dalmuti game;
    private final List<Hand> hands;

    PlainDeal(Rules rules, long[] packed) {
        game = new Dalmuti(tricksOnly(rules));
        hands = IntStream.range(0, packed.length).mapToObj(i -> new Hand(packed[i])).toList();
    }

    /// These rules without anything that could happen before the tricks of a first round.
    static Rules tricksOnly(Rules rules) {
        return rules.but(
                draft -> {
                    draft.firstOrder = FirstOrder.DRAW;
                    draft.cut = false;
                    draft.leftovers = Leftovers.TOP;
                    draft.misdeal = 0;
                    draft.greaterRevolutionCall = GreaterRevolutionCall.OPTIONAL;
                    draft.firstRoundTax = false;
                    draft.revolutionCancels = RevolutionCancels.TAX_AND_TRADE;
                });
    }

    /// The match when its first trick is to be led.
    Match ready(List<Player> order, Map<Player, Integer> scores) {
        Match match = game.resume(1, order, scores);
        match = Step.of(game, match, Nature.NATURE, new Move.Shuffle(deck(), 0)).after();
        for (Player player : order) {
            match = Step.of(game, match, player, new Move.KeepSilent()).after();
        }
        if (!(match.phase() instanceof Phase.Tricks)) {
            throw new IllegalStateException("Something happens before the tricks");
        }
        return match;
    }

    /// The deck that is dealt to just these hands.
    private List<Rank> deck() { // DEAL-1
        List<List<Rank>> cards = hands.stream().map(Hand::cards).toList();
        var deck = new ArrayList<Rank>();
        for (int i = 0; i < cards.getFirst().size(); i++) {
            for (List<Rank> hand : cards) {
                if (i < hand.size()) {
                    deck.add(hand.get(i));
                }
            }
        }
        return deck;
    }
}
