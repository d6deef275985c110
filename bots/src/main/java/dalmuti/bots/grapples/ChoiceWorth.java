package dalmuti.bots.grapples;

import dalmuti.contract.Player;

import grapples.Card;
import grapples.Choice;
import grapples.Deck;
import grapples.Direction;
import grapples.Office;
import grapples.Phase;

import java.util.function.ToDoubleFunction;

/// The expected worth of single choices, in grapples.
record ChoiceWorth(Prospect prospect) {

    /// How often a dealer who is asked to go is expected to agree.
    private static final double AGREES = 0.1;

    double worth(Choice choice) {
        return switch (choice) {
            case Choice.TapOut() -> isOwnTurn() ? dealtBlind() : 0;
            case Choice.DealOn() -> prospect.officeWorth();
            case Choice.LookAtTop() -> expected(this::dealtWell) + prospect.officeWorth();
            case Choice.Deal(var to) ->
                    expected(card -> dealt(card, prospect.receiver(to))) + prospect.officeWorth();
            case Choice.ChooseDirection(var direction) -> goingOn(direction);
            case Choice.Keep(), Choice.DiscardAce() -> 0;
            case Choice.Point _ -> 0;
            case Choice.DoubleDown() -> dealtBlind();
            case Choice.AskForOffice() -> AGREES * takingOffice();
            case Choice.TakeOffice() -> takingOffice();
            case Choice.TradeQueen(var with) -> trading(with);
            case Choice.Agree() -> agreeing();
            case Choice.Refuse() -> refusing();
            case Choice.DrawCards _, Choice.ShuffleDeck _, Choice.ShuffleHand _ ->
                    throw new IllegalArgumentException(choice + " is nature's");
        };
    }

    /// Otherwise the next card goes to the same player, whoever deals it.
    private boolean isOwnTurn() {
        return prospect.view().scene() instanceof Phase.OwnTurn;
    }

    private Player self() {
        return prospect.self();
    }

    private double expected(ToDoubleFunction<Card> worth) {
        return prospect.next().stream().mapToDouble(worth).average().orElse(0);
    }

    private double dealtBlind() {
        return expected(card -> dealt(card, self()));
    }

    /// What comes of a card that is seen before it is dealt.
    private double dealtWell(Card card) {
        double best = Double.NEGATIVE_INFINITY;
        for (Choice.To to : Choice.To.values()) {
            best = Math.max(best, dealt(card, prospect.receiver(to)));
        }
        return best;
    }

    /// What it is worth that somebody is dealt this card and makes the most of it.
    private double dealt(Card card, Player to) {
        double kept = prospect.effect(to, card.equals(Deck.ACE_OF_SPADES) ? 0 : card.worth());
        if (card.name().doubles()) {
            return kept + prospect.effect(to, Math.max(0, prospect.mean()));
        }
        return card.name() == Card.Name.QUEEN ? kept + traded(card, to) : kept;
    }

    /// What a queen's trade changes: whoever has it takes from the richest hand.
    private double traded(Card queen, Player by) {
        if (prospect.view().options().queenConsent()) {
            return 0;
        }
        return prospect.view().players().stream()
                .filter(with -> !with.equals(by) && prospect.cards(with) > 0)
                .max((one, other) -> Double.compare(prospect.mean(one), prospect.mean(other)))
                .map(with -> trade(new Phase.Loan(with, queen), by))
                .orElse(0.0);
    }

    private double trade(Phase.Loan loan, Player by) {
        int taken = loan.due(prospect.cards(loan.with()), prospect.view().options());
        double gain = taken * prospect.mean(loan.with()) - loan.queen().worth();
        return prospect.effect(by, gain) + prospect.effect(loan.with(), -gain);
    }

    private double trading(Player with) {
        double gain = trade(new Phase.Loan(with, prospect.settled()), self());
        // Whoever may refuse agrees only to what is good for them.
        return prospect.view().options().queenConsent() ? Math.min(0, gain) : gain;
    }

    private double takingOffice() {
        Office office = prospect.situation().office();
        return prospect.officeWorth(self())
                - prospect.effect(office.dealer(), prospect.officeWorth());
    }

    private double agreeing() {
        return switch (prospect.view().scene()) {
            case Phase.Offered(_, var turn, var loan) -> trade(loan, turn.player());
            default -> {
                Player asking = prospect.situation().turn();
                yield prospect.effect(asking, prospect.officeWorth(asking));
            }
        };
    }

    /// A dealer who stays is followed by the player to the left.
    private double refusing() {
        if (prospect.view().scene() instanceof Phase.Offered) {
            return 0;
        }
        Player left = prospect.receiver(Choice.To.LEFT);
        return prospect.officeWorth() + prospect.effect(left, prospect.officeWorth(left));
    }

    /// Only near the end does it matter: the last cards go to some and not to others.
    private double goingOn(Direction direction) {
        double worth = 0;
        Player to = self();
        for (int cards = Math.min(prospect.view().deck(), prospect.players() - 1);
                cards > 0;
                cards--) {
            to = direction.of(to, prospect.players());
            worth += prospect.effect(to, prospect.mean());
        }
        return worth;
    }
}
