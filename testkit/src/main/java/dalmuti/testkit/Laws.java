package dalmuti.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Awaiting;
import dalmuti.contract.Game;
import dalmuti.contract.Nature;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.contract.Verdict;
import dalmuti.contract.Viewer;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What holds at every moment of every match of every game. A law that fails names the seed and
/// shows the shortest match that still breaks it, as a record a player could follow.
///
/// @param game the game under test
/// @param players which people there are in a state, the onlooker aside
/// @param record how a match is written down for people
public record Laws<S, M, E, V>(
        Game<S, M, E, V> game,
        Function<S, List<Player>> players,
        Function<Playout<S, M, E>, String> record) {

    /// How many of the moves seen so far are tried, at each moment, as moves that may not be made.
    private static final int STRANGERS = 12;

    /// Something that holds between one step and the moves that led to it.
    @FunctionalInterface
    public interface Law<S, M, E> {
        void check(Step<S, M, E> step, SplittableRandom dice);
    }

    /// Checks a law at every n-th step, on average, and reports the shortest failing record.
    public void hold(String name, Playout<S, M, E> playout, int every, Law<S, M, E> law) {
        var choosing = new SplittableRandom(playout.seed());
        for (int i = 0; i < playout.steps().size(); i++) {
            if (choosing.nextInt(every) != 0) {
                continue;
            }
            Step<S, M, E> step = playout.steps().get(i);
            try {
                law.check(step, new SplittableRandom(playout.seed() + i));
            } catch (AssertionError | RuntimeException broken) {
                throw new AssertionError(
                        "%s, seed %d, move %d: %s makes %s%n%s%n%s"
                                .formatted(
                                        name,
                                        playout.seed(),
                                        i + 1,
                                        step.actor(),
                                        step.move(),
                                        record.apply(playout.first(i + 1)),
                                        broken.getMessage()),
                        broken);
            }
        }
    }

    /// Exactly those who are awaited have something to do, and everybody awaited has.
    public void awaitedCanMove(Step<S, M, E> step) {
        var awaited = awaitedIn(step.before());
        for (Player player : players.apply(step.before())) {
            assertThat(!game.legal(step.before(), player).isEmpty())
                    .as("%s has legal moves", player)
                    .isEqualTo(awaited.contains(player));
        }
    }

    /// What is offered is accepted, and what is not offered is refused with the id of a rule.
    public void legalMeansAccepted(Step<S, M, E> step, List<M> strangers) {
        int before = step.before().hashCode();
        for (Player player : players.apply(step.before())) {
            var legal = new LinkedHashSet<>(game.legal(step.before(), player));
            var tried = Stream.concat(legal.stream(), strangers.stream());
            tried.forEach(
                    move -> {
                        var verdict = game.apply(step.before(), player, move);
                        if (legal.contains(move)) {
                            assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
                        } else {
                            assertThat(verdict)
                                    .as("%s by %s", move, player)
                                    .isInstanceOfSatisfying(
                                            Verdict.Refused.class,
                                            refused ->
                                                    assertThat(refused.why().rule())
                                                            .matches("(G-)?[A-Z]+-[0-9]+"));
                        }
                    });
        }
        assertThat(step.before().hashCode()).as("nothing has changed").isEqualTo(before);
    }

    /// The same moves give the same states, events and views.
    public void replaysAlike(Step<S, M, E> step) {
        var again = Playout.make(game, step.before(), step.actor(), step.move());
        assertThat(again.after()).isEqualTo(step.after());
        assertThat(again.events()).isEqualTo(step.events());
        for (Viewer viewer : viewers(step.after())) {
            assertThat(game.view(again.after(), viewer)).isEqualTo(game.view(step.after(), viewer));
        }
    }

    /// A resampled truth looks to its viewer exactly like the real one, and offers them the same.
    public void resampledLooksTheSame(Step<S, M, E> step, SplittableRandom dice) {
        for (Viewer viewer : viewers(step.after())) {
            V view = game.view(step.after(), viewer);
            S other = game.resample(view, dice);
            assertThat(game.view(other, viewer)).as("to %s", viewer).isEqualTo(view);
            if (viewer instanceof Player player) {
                assertThat(game.legal(other, player)).isEqualTo(game.legal(step.after(), player));
            }
        }
    }

    /// Being told what one was told adds nothing: whoever is told of an event knows all they may.
    public void tellingTwiceIsTellingOnce(Step<S, M, E> step) {
        for (Viewer viewer : viewers(step.after())) {
            for (E event : step.events()) {
                var told = game.tell(event, viewer);
                assertThat(told.flatMap(e -> game.tell(e, viewer))).isEqualTo(told);
            }
        }
    }

    /// All laws that need nothing but the game, at every n-th step of one playout.
    public void holdAll(Playout<S, M, E> playout, int every) {
        List<M> seen =
                playout.steps().stream()
                        .filter(step -> step.actor() != Nature.NATURE)
                        .map(Step::move)
                        .distinct()
                        .toList();
        hold("awaited players can move", playout, every, (step, _) -> awaitedCanMove(step));
        hold(
                "legal means accepted",
                playout,
                every,
                (step, dice) -> legalMeansAccepted(step, some(seen, dice)));
        hold("replays alike", playout, every, (step, _) -> replaysAlike(step));
        hold("resampled looks the same", playout, every, this::resampledLooksTheSame);
        hold("telling twice", playout, every, (step, _) -> tellingTwiceIsTellingOnce(step));
    }

    /// Everybody who may look at a state.
    public List<Viewer> viewers(S state) {
        var viewers = new ArrayList<Viewer>(players.apply(state));
        viewers.add(Onlooker.ONLOOKER);
        return viewers;
    }

    private LinkedHashSet<Player> awaitedIn(S state) {
        return game.awaiting(state) instanceof Awaiting.Decision(var by)
                ? new LinkedHashSet<>(by)
                : new LinkedHashSet<>();
    }

    private static <M> List<M> some(List<M> moves, SplittableRandom dice) {
        if (moves.isEmpty()) {
            return List.of();
        }
        return IntStream.range(0, STRANGERS)
                .mapToObj(_ -> moves.get(dice.nextInt(moves.size())))
                .distinct()
                .toList();
    }
}
