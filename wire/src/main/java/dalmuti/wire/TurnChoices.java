package dalmuti.wire;

import dalmuti.contract.Player;

import grapples.Card;
import grapples.Choice;
import grapples.Direction;
import grapples.Event.Power;
import grapples.Event.Why;
import grapples.Match;
import grapples.Phase;

import java.util.List;

/// What was decided at each moment of a turn, as its line says it. Whether it was allowed is for
/// the rules to say.
final class TurnChoices {

    private final Match match;
    private final Line line;

    private TurnChoices(Match match, Line line) {
        this.match = match;
        this.line = line;
    }

    static Choice of(Match match, Line line) {
        var answers = new TurnChoices(match, line);
        return switch (match.phase()) {
            case Phase.OwnTurn _ -> answers.ownTurn();
            case Phase.DealingOn _ -> answers.tapsOut() ? new Choice.TapOut() : new Choice.DealOn();
            case Phase.LookedAtTop _ -> answers.deal();
            case Phase.Settling(_, var turn) -> answers.settle(turn);
            case Phase.Asked _, Phase.Offered _ ->
                    line.word(TurnField.REFUSED).isPresent()
                            ? new Choice.Refuse()
                            : new Choice.Agree();
            case Phase.ShufflingHand(_, _, var loan) -> answers.shuffle(loan.with());
            case Phase.Pointing pointing -> answers.point(pointing);
            case Phase.ChoosingDirection _ -> answers.direct();
            case Phase.Drawing _, Phase.ShufflingDeck _, Phase.Over _ ->
                    throw line.flaw("G-WIN-1", "grapples.record.afterTheEnd");
        };
    }

    private Choice ownTurn() {
        if (tapsOut()) {
            return new Choice.TapOut();
        }
        return line.says(TurnField.LOOKED_AT_CARD) ? new Choice.LookAtTop() : deal();
    }

    private boolean tapsOut() {
        var whys = line.words(TurnField.WHY);
        return !whys.isEmpty() && whys.getFirst().equals(Spelling.of(Why.TAP_OUT));
    }

    private Choice deal() {
        if (line.says(TurnField.DEALT_SELF)) {
            return new Choice.Deal(Choice.To.SELF);
        }
        if (line.says(TurnField.DEALT_LEFT)) {
            return new Choice.Deal(Choice.To.LEFT);
        }
        if (line.says(TurnField.DEALT_RIGHT)) {
            return new Choice.Deal(Choice.To.RIGHT);
        }
        throw line.flaw("G-TURN-3", "grapples.record.notDealt");
    }

    private Choice settle(Phase.Turn turn) {
        if (turn.cards() < line.words(TurnField.RECEIVED_CARDS).size()) {
            return new Choice.DoubleDown();
        }
        var other =
                line.seat(TurnField.QUEEN_TRADE)
                        .or(() -> line.seat(TurnField.QUEEN_OF_SPADES_TRADE));
        if (other.isPresent()) {
            return new Choice.TradeQueen(other.get());
        }
        if (used(Why.JACK, Power.JACK)) {
            return new Choice.AskForOffice();
        }
        if (used(Why.ACE, Power.ACE)) {
            return match.options().aceAsks() ? new Choice.AskForOffice() : new Choice.TakeOffice();
        }
        return line.says(TurnField.REMOVE_ACE_OF_SPADES)
                ? new Choice.DiscardAce()
                : new Choice.Keep();
    }

    private boolean used(Why why, Power power) {
        return line.words(TurnField.WHY).contains(Spelling.of(why))
                || line.words(TurnField.REFUSED).contains(Spelling.of(power));
    }

    /// A hand whose order the keeper of the record did not see stays as it is.
    private Choice shuffle(Player with) {
        var order = line.words(TurnField.SHUFFLED_HAND);
        return new Choice.ShuffleHand(
                order.contains(Spelling.HIDDEN) ? match.table().hand(with) : cards(order));
    }

    private Choice point(Phase.Pointing pointing) {
        List<Card> hand = match.table().hand(pointing.loan().with());
        var selected = line.words(TurnField.CARDS_SELECTED);
        int taken = line.words(TurnField.SHUFFLED_HAND).size() - hand.size();
        if (taken < 0 || taken >= selected.size()) {
            String rule = taken < 0 ? "G-QUEEN-3" : TurnField.ruleOfQueen(line);
            throw line.flaw(rule, "grapples.record.selected", selected.size());
        }
        String card = selected.get(taken);
        return new Choice.Point(card.equals(Spelling.HIDDEN) ? 0 : hand.indexOf(line.card(card)));
    }

    private Choice direct() {
        for (Direction direction : Direction.values()) {
            if (line.words(TurnField.CHOOSE_DIRECTION).contains(Spelling.of(direction))) {
                return new Choice.ChooseDirection(direction);
            }
        }
        throw line.flaw("G-TURN-3", "grapples.record.noDirection");
    }

    private List<Card> cards(List<String> words) {
        return words.stream().map(line::card).toList();
    }
}
