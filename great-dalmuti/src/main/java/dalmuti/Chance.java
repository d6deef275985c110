package dalmuti;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/// Nature's moves, each as likely as the rules want it.
final class Chance {

    private Chance() {}

    static Move move(Match match, RandomGenerator dice) {
        return switch (match.phase()) {
            case Phase.Drawing drawing ->
                    new Move.TurnUp(any(new Draws(match, drawing).pile(), dice));
            case Phase.Shuffling _ ->
                    shuffle(
                            match.rules().deck().cards(match.players()),
                            Dealing.startsAt(match),
                            dice);
            case Phase.Spilling(var deal) -> spill(match, deal, dice);
            case Phase.Replacing replacing ->
                    new Move.Replace(any(new Misdeals.Replacing(match, replacing).others(), dice));
            case Phase.DrawingLots(var deal, var partner) ->
                    new Move.DrawLots(
                            any(deal.hand(match.merchants().getFirst()), dice),
                            any(deal.hand(partner), dice));
            default -> throw new IllegalStateException("Chance is not awaited");
        };
    }

    static Move.Shuffle shuffle(Hand deck, List<Integer> starts, RandomGenerator dice) {
        return new Move.Shuffle(shuffled(deck, dice), starts.get(dice.nextInt(starts.size())));
    }

    static List<Rank> shuffled(Hand cards, RandomGenerator dice) {
        List<Rank> shuffled = cards.cards();
        for (int i = shuffled.size() - 1; i > 0; i--) {
            Collections.swap(shuffled, i, dice.nextInt(i + 1));
        }
        return shuffled;
    }

    private static Move spill(Match match, Deal deal, RandomGenerator dice) { // DEAL-3
        if (dice.nextDouble() >= match.rules().misdeal()) {
            return new Move.DealCleanly();
        }
        var dealt = new ArrayList<Move>();
        for (Player player : match.order()) {
            deal.hand(player).cards().forEach(card -> dealt.add(new Move.DropCard(player, card)));
        }
        return dealt.get(dice.nextInt(dealt.size()));
    }

    static Rank any(Hand cards, RandomGenerator dice) {
        return cards.cards().get(dice.nextInt(cards.size()));
    }
}
