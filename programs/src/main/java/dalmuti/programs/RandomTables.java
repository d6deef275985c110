package dalmuti.programs;

import dalmuti.contract.Awaiting;
import dalmuti.contract.Driver;
import dalmuti.contract.Game;
import dalmuti.contract.House;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.wire.program.Lines;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// Tables at which everybody plays at random, and what somebody had to decide there.
final class RandomTables<S, M, V> {

    private static final int OF_A_KIND = 4;

    /// Whose decisions are kept as those of a match.
    private static final Player SEAT = new Player(1);

    private final Function<V, List<M>> legal;
    private final Function<V, Record> scene;
    private final SequencedMap<String, List<Asked<V, M>>> kinds = new LinkedHashMap<>();
    private final List<List<Asked<V, M>>> matches = new ArrayList<>();

    RandomTables(Function<V, List<M>> legal, Function<V, Record> scene) {
        this.legal = legal;
        this.scene = scene;
    }

    /// Every kind of decision that has come up, with some of it.
    SequencedMap<String, List<Asked<V, M>>> kinds() {
        return kinds;
    }

    List<Asked<V, M>> firstMatch() {
        return matches.getFirst();
    }

    /// @param house what the house does before anybody else, if anything
    void play(Game<S, M, ?, V> game, int players, long seed, Function<S, Optional<M>> house) {
        var dice = new SplittableRandom(seed);
        var driver =
                Driver.inAnyOrder(
                        game,
                        (S state, Player player) -> decide(game.view(state, player), player, dice),
                        dice);
        matches.add(new ArrayList<>());
        S state = game.start(players);
        while (!(game.awaiting(state) instanceof Awaiting.Nothing)) {
            Optional<M> guest = house.apply(state);
            if (guest.isPresent()
                    && game.apply(state, House.HOUSE, guest.get())
                            instanceof Verdict.Accepted<S, ?>(var next, _)) {
                state = next;
            }
            state = driver.next(state).after();
        }
    }

    private M decide(V view, Player player, RandomGenerator dice) {
        List<M> moves = legal.apply(view);
        if (moves.size() > 1) {
            keep(player, view, new Asked<>(view, moves));
        }
        return moves.get(dice.nextInt(moves.size()));
    }

    private void keep(Player player, V view, Asked<V, M> asked) {
        String kind = Lines.kind(scene.apply(view));
        var same = kinds.computeIfAbsent(kind, _ -> new ArrayList<>());
        if (same.size() < OF_A_KIND) {
            same.add(asked);
        }
        if (player.equals(SEAT)) {
            matches.getLast().add(asked);
        }
    }
}
