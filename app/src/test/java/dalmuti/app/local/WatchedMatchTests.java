package dalmuti.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Dalmuti;
import dalmuti.Move;
import dalmuti.app.print.Ink;
import dalmuti.app.simulation.PlayerNames;
import dalmuti.app.story.TextStyle;
import dalmuti.bots.Bot;
import dalmuti.bots.RandomBot;
import dalmuti.contract.Player;
import dalmuti.notation.MatchRecord;
import dalmuti.options.Ending;
import dalmuti.options.Preset;
import dalmuti.table.game.KeptDalmuti;
import dalmuti.table.game.KeptGrapples;
import dalmuti.wire.GrapplesRecord;
import dalmuti.words.Language;

import grapples.Choice;
import grapples.Options;
import grapples.View;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

class WatchedMatchTests {

    private static Bot<View, Choice> steady() {
        var dice = new SplittableRandom(1);
        return (_, legal, _) -> legal.get(dice.nextInt(legal.size()));
    }

    private static Bot<View, Choice> wasteful() {
        Bot<View, Choice> bot = steady();
        return (view, legal, dice) -> {
            var _ = dice.nextLong();
            return bot.choose(view, legal, dice);
        };
    }

    @TempDir private Path folder = Path.of("");

    private static <V, M> Bot<V, M> nobody(String name) {
        throw new AssertionError("Nobody joins who is watched, but " + name);
    }

    private String shown(Bot<View, Choice> first) {
        var begun =
                new GrapplesRecord.Full(
                        Options.STANDARD, List.of("Ana", "Bo", "Chiara"), List.of());
        var match = new KeptGrapples(begun);
        Path file = folder.resolve("kept");
        var plan = new SeatPlan(1, "A", List.of("random"));
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
                        WatchedMatchTests::nobody,
                        Optional.of(new SaveFile(file, plan)));
        WatchedMatch.run(table, WatchedMatch.Hands.OPEN, style, _ -> WatchedMatch.Wish.MORE);
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void SCORE_4_aMatchWithoutEndIsEndedByWhoeverWatches() {
        var rules = Preset.OFFICIAL.rules().but(draft -> draft.ending = new Ending.Endless());
        var names = PlayerNames.named(4);
        var match = new KeptDalmuti(MatchRecord.of(names, new Dalmuti(rules).start(4), List.of()));
        var style = new TextStyle(Language.EN, Ink.PLAIN);
        var bots = new HashMap<Player, Bot<dalmuti.View, Move>>();
        names.keySet().forEach(player -> bots.put(player, new RandomBot<>()));
        var table =
                new LocalTable<>(
                        match,
                        bots,
                        new SplittableRandom(1),
                        style,
                        WatchedMatchTests::nobody,
                        Optional.empty());
        var shown = new ArrayList<String>();
        WatchedMatch.run(
                table,
                WatchedMatch.Hands.HIDDEN,
                style,
                lines -> {
                    shown.addAll(lines);
                    return shown.contains("Round 3")
                            ? WatchedMatch.Wish.AN_END
                            : WatchedMatch.Wish.MORE;
                });
        assertThat(shown).contains("Round 3", "The match is over").doesNotContain("Round 4");
    }

    @Test
    void theDiceOfABotAreNobodyElses() {
        assertThat(shown(wasteful())).isNotEmpty().isEqualTo(shown(steady()));
    }
}
