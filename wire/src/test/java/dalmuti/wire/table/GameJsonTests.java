package dalmuti.wire.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.contract.Game;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.contract.Viewer;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.options.Scoring;
import dalmuti.testkit.Laws;
import dalmuti.testkit.Playout;

import grapples.Grapples;
import grapples.Options;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;

/// JSON there and back is equal, over seeded random play: every preset, and mixed options.
/// `-Ddalmuti.seed=7` plays other matches.
final class GameJsonTests {

    private static final long SEED = Long.getLong("dalmuti.seed", 1);
    private static final int MIXES = 24;
    private static final int LIMIT = 500;
    private static final int EVERY = 20;

    @TestFactory
    Stream<DynamicTest> whatIsSaidOfDalmutiIsUnderstood() {
        var all = new ArrayList<>(Preset.all().stream().map(Preset::rules).toList());
        var dice = new SplittableRandom(SEED);
        for (int i = 0; i < MIXES; i++) {
            all.add(mixed(dice));
        }
        return all.stream()
                .map(
                        rules ->
                                DynamicTest.dynamicTest(
                                        rules.toString(),
                                        () ->
                                                check(
                                                        new Dalmuti(rules),
                                                        new DalmutiJson(),
                                                        Match::order,
                                                        3 + dice.nextInt(11),
                                                        dice.nextLong())));
    }

    /// Every option at random.
    private static Rules mixed(SplittableRandom dice) {
        Rules rules = Preset.OFFICIAL.rules();
        for (Option option : Option.all()) {
            List<String> choices = option.choices();
            String value = choices.get(dice.nextInt(choices.size()));
            boolean impossible = rules.scoring() == Scoring.NONE && value.startsWith("TARGET");
            rules = option.set(rules, impossible ? "ENDLESS" : value); // SCORE-1
        }
        return rules;
    }

    @TestFactory
    Stream<DynamicTest> whatIsSaidOfGrapplesIsUnderstood() {
        return Stream.of(
                        Options.STANDARD,
                        Options.STANDARD.with("games", "2").with("aceAsks", "on"),
                        Options.STANDARD.with("doubleDown", "FORCED").with("queenConsent", "on"),
                        Options.STANDARD.with("tapOut", "ANY_TIME").with("spadesQueen", "HALF"),
                        Options.STANDARD.with("doubleDownChain", "on").with("dealerLimit", "9"))
                .flatMap(
                        options ->
                                Stream.of(3, 5, 8)
                                        .map(
                                                players ->
                                                        DynamicTest.dynamicTest(
                                                                options + ", " + players,
                                                                () ->
                                                                        check(
                                                                                new Grapples(
                                                                                        options),
                                                                                new GrapplesJson(),
                                                                                grapples.Match
                                                                                        ::players,
                                                                                players,
                                                                                SEED))));
    }

    private static <S, M, E, V> void check(
            Game<S, M, E, V> game,
            GameJson<M, E, V> json,
            Function<S, List<Player>> players,
            int count,
            long seed) {
        Playout<S, M, E> playout = Playout.random(game, count, seed, LIMIT);
        var laws = new Laws<>(game, players, it -> it.steps().size() + " moves");
        laws.hold("moves", playout, 1, (step, _) -> sameMove(json, step.move()));
        laws.hold(
                "views",
                playout,
                EVERY,
                (step, _) -> {
                    for (Viewer viewer : laws.viewers(step.after())) {
                        sameView(json, game.view(step.after(), viewer), told(game, step, viewer));
                        if (viewer instanceof Player player) {
                            game.legal(step.after(), player).forEach(move -> sameMove(json, move));
                        }
                    }
                });
    }

    private static <S, M, E> List<E> told(
            Game<S, M, E, ?> game, Step<S, M, E> step, Viewer viewer) {
        return step.events().stream().flatMap(event -> game.tell(event, viewer).stream()).toList();
    }

    private static <M> void sameMove(GameJson<M, ?, ?> json, M move) {
        assertThat(json.readMove(json.move(move))).isEqualTo(move);
    }

    private static <M, E, V> void sameView(GameJson<M, E, V> json, V view, List<E> news) {
        var parts = json.picture(view).texts();
        assertThat(json.readView(parts, json.past(toldIn(view)))).isEqualTo(view);
        List<String> singly = GameJsonTests.<E>toldIn(view).stream().map(json::event).toList();
        assertThat(json.readView(parts, singly)).isEqualTo(view);
        assertThat(singly).endsWith(news.stream().map(json::event).toArray(String[]::new));
    }

    @SuppressWarnings("unchecked") // what a view was told are events of its game
    private static <E> List<E> toldIn(Object view) {
        return switch (view) {
            case dalmuti.View dalmuti -> (List<E>) dalmuti.told();
            case grapples.View grapples -> (List<E>) grapples.told();
            default -> throw new IllegalArgumentException(view.toString());
        };
    }
}
