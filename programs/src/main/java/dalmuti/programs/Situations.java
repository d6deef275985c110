package dalmuti.programs;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.View;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Driver;
import dalmuti.contract.Game;
import dalmuti.contract.House;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.options.Ending;
import dalmuti.options.MisdealCard;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.wire.program.Lines;

import grapples.Choice;
import grapples.Grapples;
import grapples.Options;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// Decisions to ask a program for, from tables at which everybody plays at random.
final class Situations<V, M> {

    private static final int MATCHES = 6;
    private static final int OF_A_KIND = 4;

    /// Whose decisions are kept as those of a match.
    private static final Player SEAT = new Player(1);

    private final Function<V, List<M>> legal;
    private final Function<V, Record> scene;
    private final SequencedMap<String, List<Asked<V, M>>> kinds = new LinkedHashMap<>();
    private final List<List<Asked<V, M>>> matches = new ArrayList<>();

    private Situations(Function<V, List<M>> legal, Function<V, Record> scene) {
        this.legal = legal;
        this.scene = scene;
    }

    /// What somebody had to decide, with all that they might do.
    record Asked<V, M>(V view, List<M> legal) {}

    /// Every preset, and what makes the decisions come that no preset has.
    static Situations<View, Move> ofDalmuti() {
        var tables = new Situations<View, Move>(View::legal, view -> (Record) view.scene());
        for (int seed = 0; seed < MATCHES; seed++) {
            for (Preset preset : Preset.all()) {
                tables.play(new Dalmuti(shortly(preset.rules())), 8, seed, _ -> Optional.empty());
            }
            Rules clumsy =
                    shortly(Preset.OFFICIAL.rules())
                            .but(
                                    draft -> {
                                        draft.misdeal = 1;
                                        draft.misdealCard = MisdealCard.CHOSEN;
                                    });
            tables.play(new Dalmuti(clumsy), 6, seed, Situations::newcomer);
        }
        return tables;
    }

    private static Rules shortly(Rules rules) {
        return rules.but(draft -> draft.ending = new Ending.Rounds(3));
    }

    /// Somebody knocks whenever the doors are open.
    private static Optional<Move> newcomer(Match match) {
        return match.phase().equals(new Phase.Shuffling(Phase.Doors.OPEN))
                ? Optional.of(new Move.Join(new Player(match.order().size())))
                : Optional.empty();
    }

    static Situations<grapples.View, Choice> ofGrapples() {
        var tables =
                new Situations<grapples.View, Choice>(
                        grapples.View::legal, view -> (Record) view.scene());
        Options consenting = Options.STANDARD.with("queenConsent", "on").with("aceAsks", "on");
        for (int seed = 0; seed < MATCHES; seed++) {
            tables.play(new Grapples(Options.STANDARD), 4, seed, _ -> Optional.empty());
            tables.play(new Grapples(consenting), 3 + seed, seed, _ -> Optional.empty());
        }
        return tables;
    }

    /// Every kind of decision that has come up, with some of it.
    SequencedMap<String, List<Asked<V, M>>> kinds() {
        return kinds;
    }

    /// All that one player had to decide in the first match.
    List<Asked<V, M>> match() {
        return matches.getFirst();
    }

    /// @param house what the house does before anybody else, if anything
    private <S> void play(
            Game<S, M, ?, V> game, int players, long seed, Function<S, Optional<M>> house) {
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
            keep(player, new Asked<>(view, moves));
        }
        return moves.get(dice.nextInt(moves.size()));
    }

    private void keep(Player player, Asked<V, M> asked) {
        String kind = Lines.kind(scene.apply(asked.view()));
        var same = kinds.computeIfAbsent(kind, _ -> new ArrayList<>());
        if (same.size() < OF_A_KIND) {
            same.add(asked);
        }
        if (player.equals(SEAT)) {
            matches.getLast().add(asked);
        }
    }
}
