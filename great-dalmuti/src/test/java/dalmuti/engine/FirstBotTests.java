package dalmuti.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Hand;
import dalmuti.options.Passing;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/// The code in the page for bot authors is compiled and run here.
class FirstBotTests {

    private static final Path PAGE = Path.of("../docs/engine.md");
    private static final Path HERE = Path.of("src/test/java/dalmuti/engine");
    private static final Pattern CODE = Pattern.compile("(?s)```java\n(.*?)```");
    private static final int PLAYERS = 6;

    @Test
    void PLAY_6_randomPlayersFinishARound() {
        var dice = new SplittableRandom(1);
        var hands = new long[6];
        new Dealer(Hand.FULL_DECK).deal(hands, dice);
        Board board = Board.empty(6, Passing.REENTER);
        board.deal(hands);

        var legal = new int[Actions.COUNT];
        while (!board.over()) {
            int count = board.legal(legal);
            board.play(legal[Dice.below(dice, count)]);
        }
        int last = board.atPlace(6);

        assertThat(board.holdsCards(last)).isTrue();
    }

    private static FirstBot bot(RandomGenerator dice) {
        return new FirstBot(new Worlds(Hand.FULL_DECK, PLAYERS), new Rollout(dice), dice);
    }

    @Test
    void PLAY_6_theFirstBotFinishesFarAheadOfRandomPlayers() {
        int rounds = 60;
        var dice = new SplittableRandom(1);
        var bot = bot(dice);
        var others = new Rollout(dice);
        int places = 0;
        for (int round = 0; round < rounds; round++) {
            Board board = Deals.random(PLAYERS, Passing.REENTER, dice);
            int own = round % PLAYERS;
            while (!board.over()) {
                board.play(board.turn() == own ? bot.choose(board, 10) : others.choose(board));
            }
            places += board.placeOf(own);
        }
        assertThat(places / (double) rounds).as("chance is 3.5").isLessThan(2.2);
    }

    @Test
    void SEE_1_theFirstBotDoesNotUseHiddenCards() {
        var dice = new SplittableRandom(2);
        Board board = Deals.random(PLAYERS, Passing.REENTER, dice);
        var worlds = new Worlds(Hand.FULL_DECK, PLAYERS);
        while (!board.over()) {
            Board other = board.copy();
            worlds.resample(other, board.turn(), dice);
            int action = bot(new SplittableRandom(3)).choose(board, 3);
            assertThat(bot(new SplittableRandom(3)).choose(other, 3)).isEqualTo(action);
            board.play(action);
        }
    }

    @Test
    void SEE_1_thePageShowsThisCode() throws IOException {
        String code = squeezed(read("FirstBot.java") + read("FirstBotTests.java"));
        var blocks = CODE.matcher(Files.readString(PAGE)).results().toList();

        assertThat(blocks).isNotEmpty();
        assertThat(blocks).allSatisfy(block -> assertThat(code).contains(squeezed(block.group(1))));
    }

    private static String read(String file) throws IOException {
        return Files.readString(HERE.resolve(file));
    }

    private static String squeezed(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
