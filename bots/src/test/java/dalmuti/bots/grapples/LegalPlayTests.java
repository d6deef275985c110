package dalmuti.bots.grapples;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.bots.Bot;
import dalmuti.bots.roster.Level;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.Player;

import grapples.Choice;
import grapples.Grapples;
import grapples.Options;
import grapples.Phase;
import grapples.View;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

class LegalPlayTests {

    private static final Roster<View, Choice> ROSTER = Roster.grapples();

    static List<String> names() {
        return ROSTER.names();
    }

    /// The standard, and each option changed.
    private static List<Options> options() {
        return List.of(
                Options.STANDARD,
                Options.STANDARD.with("games", "2"),
                Options.STANDARD.with("doubleDown", "FORCED"),
                Options.STANDARD.with("doubleDownChain", "on"),
                Options.STANDARD.with("aceAsks", "on"),
                Options.STANDARD.with("queenConsent", "on"),
                Options.STANDARD.with("dealerLimit", "1"),
                Options.STANDARD.with("dealerLimit", "54"));
    }

    @Test
    void everyLevelPlays() {
        for (Level level : Level.values()) {
            assertThat(ROSTER.named(level.spelling())).isPresent();
        }
    }

    @Test
    void onlyLevelsThatDifferAreOffered() {
        assertThat(ROSTER.levels())
                .containsExactly(
                        Level.PEASANT,
                        Level.SHEPHERDESS,
                        Level.COOK,
                        Level.SEAMSTRESS,
                        Level.KNIGHT);
        assertThat(names()).doesNotContain("baroness", "archbishop", "dalmuti");
    }

    @Test
    void aLevelNamedInTheOldDaysPlaysAsTheBestDoes() {
        for (String old : List.of("baroness", "archbishop", "dalmuti")) {
            assertThat(ROSTER.named(old)).isEqualTo(ROSTER.named("knight"));
        }
        assertThat(ROSTER.named("nobody")).isEmpty();
    }

    /// A choice that is not legal fails the match.
    @ParameterizedTest
    @MethodSource("names")
    void everyBotPlaysWholeMatchesUnderEveryOption(String name) {
        var greedy = ROSTER.named("greedy").orElseThrow();
        int players = 3;
        for (Options options : options()) {
            var bots = new ArrayList<Bot<View, Choice>>(Collections.nCopies(players, greedy));
            bots.set(players - 1, ROSTER.named(name).orElseThrow());
            bots.set(1, ROSTER.named("random").orElseThrow());
            assertThat(Matches.play(options, bots, players).end().phase())
                    .isInstanceOf(Phase.Over.class);
            players = players % Grapples.MOST + 1;
            players = Math.max(players, Grapples.FEWEST);
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void whatIsHiddenChangesNothing(String name) {
        var bot = ROSTER.named(name).orElseThrow();
        var game = new Grapples(Options.STANDARD);
        var random = Collections.nCopies(4, ROSTER.named("random").orElseThrow());
        var steps = Matches.play(Options.STANDARD, random, 7).steps();
        for (int i = 0; i < steps.size(); i += 5) {
            if (steps.get(i).actor() instanceof Player player) {
                View view = game.view(steps.get(i).before(), player);
                View other = game.view(game.resample(view, new SplittableRandom(i)), player);
                assertThat(bot.choose(other, other.legal(), new SplittableRandom(i)))
                        .isEqualTo(bot.choose(view, view.legal(), new SplittableRandom(i)));
            }
        }
    }
}
