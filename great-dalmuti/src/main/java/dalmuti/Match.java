package dalmuti;

import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.decrees.Decree;
import dalmuti.decrees.Law;
import dalmuti.options.Rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The whole truth about a match at one moment. Nobody is ever shown it.
///
/// @param round the number of the round that is played or prepared
/// @param order who is at which position, the Greater Dalmuti first
/// @param scores everybody's points, of those who have left too; without points the rounds they
///   were Greater Dalmuti
/// @param coins what everybody at the table has to bid with; empty without decrees
/// @param decree what was proclaimed for this round
/// @param past what has happened since the last shuffle
public record Match(
        Rules rules,
        int round,
        List<Player> order,
        Map<Player, Integer> scores,
        Map<Player, Integer> coins,
        Optional<Decree> decree,
        Phase phase,
        Past past) {

    public Match {
        order = List.copyOf(order);
        scores = Map.copyOf(scores);
        coins = Map.copyOf(coins);
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

    /// What holds in this round: to be asked rather than the rules, which a decree may change.
    public Law law() {
        return new Law(rules, decree);
    }

    /// Who may trade, the First Merchant first.
    public List<Player> traders() {
        return law().traders(order);
    }

    /// The same moment as if nothing had been told yet, which makes it cheap to look at.
    public Match withoutPast() {
        return new Match(rules, round, order, scores, coins, decree, phase, new Past.Fresh());
    }

    /// The same match with other coins, for whoever knows what everybody had.
    public Match withCoins(Map<Player, Integer> other) {
        return new Match(rules, round, order, scores, other, decree, phase, past);
    }

    /// The same match with a decree that nobody has bid for, to see what comes of it.
    public Match under(Decree other) {
        return new Match(rules, round, order, scores, coins, Optional.of(other), phase, past);
    }

    /// The same match in another phase, for whoever makes one up.
    public Match with(Phase next) {
        return new Match(rules, round, order, scores, coins, decree, next, past);
    }
}
