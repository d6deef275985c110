package grapples;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Nature;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.contract.Viewer;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Whoever follows a match expects what anybody would who learns of it all at once.
class FollowerTests {

    private static final int PLAYERS = 4;
    private static final int SEEDS = 5;

    /// Every moment of a match of two games.
    private static List<Match> match(Grapples game, RandomGenerator dice) {
        var moments = new ArrayList<Match>();
        moments.add(game.start(PLAYERS));
        while (!(game.awaiting(moments.getLast()) instanceof Awaiting.Nothing)) {
            moments.add(after(game, moments.getLast(), dice));
        }
        return moments;
    }

    private static Match after(Grapples game, Match match, RandomGenerator dice) {
        Actor actor = Nature.NATURE;
        Choice choice;
        if (game.awaiting(match) instanceof Awaiting.Decision(var by)) {
            List<Choice> legal = game.legal(match, by.getFirst());
            choice = legal.get(dice.nextInt(legal.size()));
            actor = by.getFirst();
        } else {
            choice = game.chance(match, dice);
        }
        return ((Verdict.Accepted<Match, Event>) game.apply(match, actor, choice)).next();
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "standard aceAsks=on queenConsent=on doubleDown=FORCED"})
    void G_SEE_3_aFollowerExpectsWhatTheViewSays(String rules) {
        var game = new Grapples(Options.of(List.of((rules + " games=2").split(" ", -1))));
        for (int seed = 0; seed < SEEDS; seed++) {
            var dice = new SplittableRandom(seed);
            List<Match> moments = match(game, dice);
            for (Viewer viewer : List.of(new Player(0), new Player(3), Onlooker.ONLOOKER)) {
                var follower = new Follower(viewer);
                for (Match moment : moments) {
                    if (dice.nextInt(3) > 0) { // some come together
                        assertThat(follower.outlook(moment))
                                .isEqualTo(game.view(moment, viewer).outlook());
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 30, 60})
    void anotherMatchIsLearntFromItsBeginning(int moment) {
        var game = new Grapples(Options.STANDARD);
        List<Match> one = match(game, new SplittableRandom(1));
        List<Match> other = match(game, new SplittableRandom(2));
        var follower = new Follower(new Player(1));
        for (Match match : List.of(one.getLast(), other.get(moment), one.get(moment))) {
            assertThat(follower.outlook(match))
                    .isEqualTo(game.view(match, new Player(1)).outlook());
        }
    }
}
