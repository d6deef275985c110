package dalmuti.lab.play;

import dalmuti.bots.Bot;
import dalmuti.contract.Driver;
import dalmuti.contract.Game;
import dalmuti.contract.Player;

import java.util.List;

/// Bots who are shown views and choose. Whoever has no choice is not asked.
///
/// @param bots by seat
public record BotSeats<S, M, V>(
        Game<S, M, ?, V> game, List<Bot<V, M>> bots, Luck luck, Timing timing)
        implements Driver.Decider<S, M> {

    @Override
    public M decide(S state, Player player) {
        List<M> legal = game.legal(state, player);
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        V view = game.view(state, player);
        int seat = player.index();
        return timing.timed(seat, () -> bots.get(seat).choose(view, legal, luck.bot(seat)));
    }
}
