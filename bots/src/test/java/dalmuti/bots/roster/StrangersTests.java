package dalmuti.bots.roster;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.bots.Bot;
import dalmuti.bots.BotProvider;
import dalmuti.bots.Fault;
import dalmuti.bots.Guarded;

import grapples.Choice;
import grapples.Grapples;
import grapples.Match;
import grapples.Options;
import grapples.View;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

class StrangersTests {

    /// Plays Grapples only, and always takes what comes last.
    public static final class Stranger implements BotProvider {
        @Override
        public String name() {
            return "stranger";
        }

        @Override
        public Optional<Bot<View, Choice>> grapples() {
            return Optional.of((_, legal, _) -> legal.getLast());
        }
    }

    private static Guarded<String, Integer> guarded(Bot<String, Integer> bot) {
        return Guarded.of(bot, (_, legal, _) -> legal.getFirst());
    }

    @Test
    void aProvidedBotPlaysTheGamesItProvides() {
        assertThat(Roster.grapples().names()).contains("stranger");
        assertThat(Roster.dalmuti().names()).doesNotContain("stranger");
        var game = new Grapples(Options.STANDARD);
        Match match = game.start(3);
        View view = game.view(match, new dalmuti.contract.Player(0));
        var bot = Roster.grapples().named("stranger").orElseThrow();
        List<Choice> legal = List.of(new Choice.Keep(), new Choice.DoubleDown());
        assertThat(bot.choose(view, legal, new SplittableRandom(1)))
                .isEqualTo(new Choice.DoubleDown());
    }

    @Test
    void aBotThatThrowsOrCheatsIsReplacedForTheMove() {
        var throwing =
                guarded(
                        (_, _, _) -> {
                            throw new IllegalStateException("no idea");
                        });
        var cheating = guarded((_, _, _) -> 99);
        var dice = new SplittableRandom(1);
        assertThat(throwing.choose("", List.of(1, 2), dice)).isEqualTo(1);
        assertThat(cheating.choose("", List.of(1, 2), dice)).isEqualTo(1);
        assertThat(cheating.choose("", List.of(1, 2), dice)).isEqualTo(1);
        assertThat(throwing.faults().count(Fault.THREW)).isEqualTo(1);
        assertThat(cheating.faults()).hasToString("2 illegal");
        assertThat(cheating.faults().total()).isEqualTo(2);
    }

    @Test
    void aGoodBotIsLeftAlone() {
        var good = guarded((_, legal, _) -> legal.getLast());
        assertThat(good.choose("", List.of(1, 2), new SplittableRandom(1))).isEqualTo(2);
        assertThat(good.faults().total()).isZero();
    }
}
