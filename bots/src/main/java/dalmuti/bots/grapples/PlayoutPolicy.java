package dalmuti.bots.grapples;

import dalmuti.contract.Player;

import grapples.Card;
import grapples.Choice;
import grapples.Direction;
import grapples.Grapples;
import grapples.Match;
import grapples.Phase;
import grapples.Table;

import java.util.Comparator;
import java.util.List;

/// The rules of thumb by which everybody plays in an imagined game. They take the imagined hands
/// for what is known of them, which is quicker than to reckon what each player knows; the order of
/// the deck is as secret as ever.
final class PlayoutPolicy {

    private PlayoutPolicy() {}

    static Choice choose(Grapples game, Match match, Player player) {
        return switch (match.phase()) {
            case Phase.OwnTurn _ -> new Choice.LookAtTop();
            case Phase.DealingOn _ -> new Choice.DealOn();
            case Phase.LookedAtTop _ -> new Choice.Deal(receiver(match, player));
            case Phase.ChoosingDirection _ -> new Choice.ChooseDirection(Direction.LEFT);
            case Phase.Settling _ -> settle(match, game.legal(match, player));
            case Phase.Asked _ -> new Choice.Refuse();
            case Phase.Offered(_, _, var loan) -> answer(match, player, loan);
            case Phase.Pointing _ -> new Choice.Point(0);
            case Phase.Drawing _, Phase.ShufflingDeck _, Phase.ShufflingHand _, Phase.Over _ ->
                    throw new IllegalArgumentException("Nobody decides in " + match.phase());
        };
    }

    private static Choice.To receiver(Match match, Player dealer) {
        Card top = match.table().deck().getFirst();
        boolean useful = top.name() == Card.Name.QUEEN && !match.options().queenConsent();
        if (top.worth() > 0 || useful) {
            return Choice.To.SELF;
        }
        int players = match.players().size();
        int left = match.table().grapples(Direction.LEFT.of(dealer, players));
        int right = match.table().grapples(Direction.RIGHT.of(dealer, players));
        return left >= right ? Choice.To.LEFT : Choice.To.RIGHT;
    }

    /// The first legal choice leaves a card as it is, the others use it.
    private static Choice settle(Match match, List<Choice> legal) {
        return switch (legal.getLast()) {
            case Choice.DoubleDown() when worth(match.table().deck()) < 0 -> legal.getFirst();
            case Choice.TradeQueen _ when match.options().queenConsent() -> legal.getFirst();
            case Choice.TradeQueen _ -> richest(match.table(), legal);
            case Choice use -> use;
        };
    }

    private static Choice richest(Table table, List<Choice> legal) {
        return legal.stream()
                .filter(Choice.TradeQueen.class::isInstance)
                .max(
                        Comparator.comparingInt(
                                choice -> table.grapples(((Choice.TradeQueen) choice).with())))
                .orElseThrow();
    }

    private static Choice answer(Match match, Player player, Phase.Loan loan) {
        List<Card> hand = match.table().hand(player);
        double taken = (double) loan.due(hand.size(), match.options()) * worth(hand) / hand.size();
        return taken < loan.queen().worth() ? new Choice.Agree() : new Choice.Refuse();
    }

    private static int worth(List<Card> cards) {
        return cards.stream().mapToInt(Card::worth).sum();
    }
}
