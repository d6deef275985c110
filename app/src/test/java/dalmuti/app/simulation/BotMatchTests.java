package dalmuti.app.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.bots.Bot;
import dalmuti.bots.RandomBot;

import grapples.Choice;
import grapples.Grapples;
import grapples.Options;
import grapples.View;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.SplittableRandom;

class BotMatchTests {

    private static Bot<View, Choice> steady(long seed) {
        return new RandomBot<View, Choice>().throwing(new SplittableRandom(seed));
    }

    private static Bot<View, Choice> wasteful(long seed) {
        Bot<View, Choice> bot = steady(seed);
        return (view, legal, dice) -> {
            var _ = dice.nextLong();
            return bot.choose(view, legal, dice);
        };
    }

    private static List<?> made(Bot<View, Choice> first) {
        var bots = List.of(first, steady(2), new RandomBot<View, Choice>());
        return BotMatch.play(new Grapples(Options.STANDARD), bots, new SplittableRandom(1)).made();
    }

    @Test
    void theDiceOfABotAreNobodyElses() {
        assertThat(made(wasteful(1))).isEqualTo(made(steady(1)));
    }
}
