package dalmuti.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.app.game.SavedGrapples;
import dalmuti.app.print.Ink;
import dalmuti.app.story.TextStyle;
import dalmuti.bots.Bot;
import dalmuti.bots.RandomBot;
import dalmuti.contract.Player;
import dalmuti.wire.GrapplesRecord;
import dalmuti.words.Language;

import grapples.Choice;
import grapples.Options;
import grapples.View;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

class WatchedMatchTests {

    private static Bot<View, Choice> steady() {
        return new RandomBot<View, Choice>().throwing(new SplittableRandom(1));
    }

    private static Bot<View, Choice> wasteful() {
        Bot<View, Choice> bot = steady();
        return (view, legal, dice) -> {
            var _ = dice.nextLong();
            return bot.choose(view, legal, dice);
        };
    }

    private static String shown(Bot<View, Choice> first) {
        var begun =
                new GrapplesRecord.Full(
                        Options.STANDARD, List.of("Ana", "Bo", "Chiara"), List.of());
        var match = new SavedGrapples(begun);
        var kept = new ArrayList<String>();
        var style = new TextStyle(Language.EN, Ink.PLAIN);
        var table =
                new LocalTable<>(
                        match,
                        Map.of(
                                new Player(0),
                                first,
                                new Player(1),
                                new RandomBot<>(),
                                new Player(2),
                                new RandomBot<>()),
                        new SplittableRandom(1),
                        style,
                        it -> kept.add(it.get()));
        WatchedMatch.run(table, WatchedMatch.Hands.OPEN, style, _ -> true);
        return kept.getLast();
    }

    @Test
    void theDiceOfABotAreNobodyElses() {
        assertThat(shown(wasteful())).isNotEmpty().isEqualTo(shown(steady()));
    }
}
