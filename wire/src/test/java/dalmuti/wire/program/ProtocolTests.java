package dalmuti.wire.program;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Dalmuti;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.contract.Actor;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.options.Preset;
import dalmuti.testkit.Playout;

import grapples.Choice;
import grapples.Grapples;
import grapples.Match;
import grapples.Options;
import grapples.Phase;
import grapples.View;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/// What `docs/bots.md` says of the protocol is what programs get.
class ProtocolTests {

    private static String page() throws IOException {
        return Files.readString(Path.of("../docs/bots.md"));
    }

    /// A game of three in which somebody looks at the top card and deals it to self.
    private static String dialogue() {
        var phrasing = new GrapplesPhrasing();
        var game = new Grapples(Options.STANDARD);
        var dice = new SplittableRandom(3);
        Match match = game.start(3);
        var lines = new ArrayList<String>();
        lines.add("< " + Lines.hello());
        lines.add(
                "> {\"type\":\"hello\",\"protocol\":1,\"name\":\"mine\",\"games\":[\"grapples\"]}");
        lines.add("< " + Lines.options(1, 1000));
        while (!(match.phase() instanceof Phase.OwnTurn)) {
            match = made(game, match, Nature.NATURE, game.chance(match, dice));
        }
        Player dealer = ((Phase.OwnTurn) match.phase()).office().dealer();
        View before = game.view(match, dealer);
        Telling first = phrasing.telling(before);
        lines.add("< " + first.match());
        first.events(0).forEach(event -> lines.add("< " + event));
        lines.add("< " + phrasing.go(before, before.legal(), 1, 1000));
        lines.add("> {\"type\":\"move\",\"id\":1,\"index\":0,\"comment\":\"looking is free\"}");
        match = made(game, match, dealer, before.legal().getFirst());
        View after = game.view(match, dealer);
        phrasing.telling(after)
                .events(first.happened().size())
                .forEach(event -> lines.add("< " + event));
        lines.add("< " + phrasing.go(after, after.legal(), 2, 1000));
        lines.add("> {\"type\":\"move\",\"id\":2,\"index\":1}");
        lines.add("< " + Lines.stop());
        return String.join("\n", lines);
    }

    private static Match made(Grapples game, Match match, Actor actor, Choice move) {
        return Playout.make(game, match, actor, move).after();
    }

    /// The first lead of a round of The Great Dalmuti.
    private static String dalmutiGo() {
        var game = new Dalmuti(Preset.OFFICIAL.rules());
        var steps = Playout.random(game, 8, 5, 2000).steps();
        for (var step : steps) {
            if (step.actor() instanceof Player player) {
                dalmuti.View view = game.view(step.before(), player);
                if (view.scene() instanceof Scene.Tricks tricks
                        && tricks.top().isPresent()
                        && view.legal().size() == 3) {
                    return new DalmutiPhrasing().go(view, view.legal(), 7, 1000);
                }
            }
        }
        throw new AssertionError("No such moment");
    }

    /// Moves that are nature's or the house's, and moments at which no player decides.
    private static final Set<Class<?>> NOBODY_IS_ASKED =
            Set.of(
                    Move.TurnUp.class,
                    Move.Shuffle.class,
                    Move.DrawDecrees.class,
                    Move.DealCleanly.class,
                    Move.DropCard.class,
                    Move.DrawLots.class,
                    Move.Join.class,
                    Move.Leave.class,
                    Move.EndMatch.class,
                    Scene.Drawing.class,
                    Scene.Shuffling.class,
                    Scene.Decreed.class,
                    Scene.Spilling.class,
                    Scene.DrawingLots.class,
                    Scene.Over.class,
                    Choice.DrawCards.class,
                    Choice.ShuffleDeck.class,
                    Choice.ShuffleHand.class,
                    Phase.Drawing.class,
                    Phase.ShufflingDeck.class,
                    Phase.ShufflingHand.class,
                    Phase.Over.class);

    /// The kinds as the page lists them.
    private static String kinds(Class<?> sealed) {
        return Arrays.stream(sealed.getPermittedSubclasses())
                .filter(type -> !NOBODY_IS_ASKED.contains(type))
                .map(ProtocolTests::kind)
                .sorted()
                .collect(Collectors.joining("\n"));
    }

    private static String kind(Class<?> type) {
        if (type.equals(Move.Lay.class)) {
            return "- `lay`: `rank`, `naturals`, `jesters`, `action`, `text`";
        }
        if (type.equals(Move.Pass.class)) {
            return "- `pass`: `action`";
        }
        String name = type.getSimpleName();
        String fields =
                Arrays.stream(type.getRecordComponents())
                        .map(component -> "`" + component.getName() + "`")
                        .collect(Collectors.joining(", "));
        String kind = Character.toLowerCase(name.charAt(0)) + name.substring(1);
        return "- `" + kind + "`" + (fields.isEmpty() ? "" : ": " + fields);
    }

    @Test
    void theDialogueIsTrue() throws IOException {
        assertThat(page()).contains(dialogue());
    }

    @Test
    void theQuestionOfDalmutiIsTrue() throws IOException {
        assertThat(page()).contains(dalmutiGo());
    }

    @Test
    void everyKindIsListed() throws IOException {
        for (Class<?> sealed :
                List.of(
                        dalmuti.Event.class,
                        Move.class,
                        Scene.class,
                        grapples.Event.class,
                        Choice.class,
                        Phase.class)) {
            assertThat(page()).as(sealed.toString()).contains(kinds(sealed));
        }
    }

    @Test
    void noLineIsTooLong() {
        for (Preset preset : Preset.all()) {
            var game = new Dalmuti(preset.rules());
            for (var step : Playout.random(game, 8, 1, 300).steps()) {
                if (step.actor() instanceof Player player) {
                    dalmuti.View view = game.view(step.before(), player);
                    String go = new DalmutiPhrasing().go(view, view.legal(), 1, 1000);
                    assertThat(go.getBytes(StandardCharsets.UTF_8).length)
                            .isLessThan(Lines.LONGEST);
                    assertThat(Reading.object(go)).isPresent();
                }
            }
        }
    }

    /// Two worlds that look alike to a seat sound alike to its program.
    @Test
    void whatIsHiddenIsNotSaid() {
        var game = new Grapples(Options.STANDARD);
        var phrasing = new GrapplesPhrasing();
        for (var step : Playout.random(game, 4, 9, 300).steps()) {
            if (step.actor() instanceof Player player) {
                View view = game.view(step.before(), player);
                View other = game.view(game.resample(view, new SplittableRandom(1)), player);
                Telling telling = phrasing.telling(view);
                assertThat(phrasing.telling(other)).isEqualTo(telling);
                assertThat(telling.events(0)).hasSameSizeAs(view.told());
                assertThat(phrasing.go(other, other.legal(), 1, 1))
                        .isEqualTo(phrasing.go(view, view.legal(), 1, 1));
            }
        }
    }

    @Test
    void answersAreReadWithPatience() {
        assertThat(Answer.of("{\"type\":\"move\",\"id\":3,\"index\":1,\"new\":{\"x\":[]}}"))
                .isEqualTo(new Answer.Move(3, 1, ""));
        assertThat(Answer.of("{\"type\":\"info\"}")).isEqualTo(new Answer.Other("info"));
        assertThat(
                        Answer.of(
                                "{\"type\":\"hello\",\"protocol\":1,\"name\":\"x\",\"games\":[\"chess\"]}"))
                .isEqualTo(new Answer.Hello(1, "x", List.of("chess")));
        for (String garbage :
                List.of(
                        "",
                        "7",
                        "move 3",
                        "[]",
                        "{}",
                        "{\"type\":\"move\",\"id\":\"3\",\"index\":1}",
                        "{\"type\":\"move\",\"id\":3,\"index\":1.5}",
                        "{\"type\":\"hello\"}",
                        "{\"type\":\"move\"} x",
                        "[".repeat(1000),
                        "{\"type\":\"move\",\"id\":99999999999,\"index\":1}")) {
            assertThat(Answer.of(garbage)).as(garbage).isInstanceOf(Answer.Garbage.class);
        }
    }
}
