package dalmuti.keeper;

import dalmuti.Event;
import dalmuti.Phase;
import dalmuti.contract.Player;
import dalmuti.options.Trade;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All there is to show of an evening.
///
/// @param scored whether there are points (SCORE-1)
/// @param rounds how many there will be, where that is settled (SCORE-3)
/// @param target the points that end the match, where some do (SCORE-3)
/// @param people everybody who has ever played, in the order in which they sat down
/// @param order who is at which position, the Greater Dalmuti first
/// @param drawn what was drawn for the first order
/// @param draws who draws now
/// @param middle where a newcomer who waits may sit (JOIN-1)
public record Ledger(
        Doing doing,
        boolean scored,
        Optional<Integer> rounds,
        Optional<Integer> target,
        List<Person> people,
        List<Player> order,
        List<Event.Drew> drawn,
        Optional<Player> draws,
        List<Integer> middle,
        Optional<Now> now,
        List<Round> past) {

    /// What people do.
    public enum Doing {
        DRAWING,
        PLAYING,
        SEATING,
        OVER
    }

    /// @param points in all; without points the rounds they were Greater Dalmuti
    /// @param place in the match, from 1; equal points share it
    public record Person(Player player, String name, int points, int place) {}

    /// The round that is played.
    ///
    /// @param dealer who shuffles and deals (DEAL-1)
    /// @param levies who pays how many cards of tax to whom (TAX-1)
    /// @param trade what the Merchants may do after it (TRADE-1)
    /// @param calls who could declare which revolution (REV-1 to REV-5)
    /// @param out who has gone out, in order
    /// @param open whether people may come and go (JOIN-1)
    public record Now(
            int round,
            Player dealer,
            List<Phase.Levy> levies,
            Trade trade,
            Optional<Tap.Declared> declared,
            List<Tap.Declared> calls,
            List<Player> out,
            boolean open) {}

    /// A round that is over.
    ///
    /// @param order the positions while it was played
    /// @param scores what it brought, best place first
    /// @param totals everybody's points after it
    public record Round(
            int round,
            List<Player> order,
            Optional<Tap.Declared> declared,
            List<Event.Score> scores,
            Map<Player, Integer> totals) {}

    /// What came of an evening. What can't have happened is a [dalmuti.contract.RefusedException]
    /// that calls people by their names.
    public static Ledger of(Evening evening) {
        var keeper = new Keeper(evening);
        evening.taps().forEach(keeper::take);
        return keeper.ledger();
    }
}
