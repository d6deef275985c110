package dalmuti;

import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.options.Rules;

import java.util.List;
import java.util.Map;

/// The whole truth about a match at one moment. Nobody is ever shown it.
///
/// @param round the number of the round that is played or prepared
/// @param order who is at which position, the Greater Dalmuti first
/// @param scores everybody's points, of those who have left too; without points the rounds they
///   were Greater Dalmuti
/// @param past what has happened since the last shuffle
public record Match(
        Rules rules,
        int round,
        List<Player> order,
        Map<Player, Integer> scores,
        Phase phase,
        Past past) {

    public Match {
        order = List.copyOf(order);
        scores = Map.copyOf(scores);
    }

    public int players() {
        return order.size();
    }

    public Player greaterDalmuti() {
        return order.getFirst();
    }

    public Player greaterPeon() {
        return order.getLast();
    }

    /// All cards of a round with so many players.
    public Hand deck() {
        return rules.deck().cards(players());
    }

    public boolean over() {
        return phase instanceof Phase.Over;
    }

    /// The Merchants, the First Merchant first.
    public List<Player> merchants() {
        return order.subList(Math.min(2, players()), Math.max(2, players() - 2));
    }

    Match with(Phase next) {
        return new Match(rules, round, order, scores, next, past);
    }

    Match with(List<Player> positions) {
        return new Match(rules, round, positions, scores, phase, past);
    }
}
