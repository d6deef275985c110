package dalmuti.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.options.Passing;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.SplittableRandom;

class OddsTests {

    private static final int PLAYERS = 5;

    /// Whether some unseen cards make a play that beats a set and fits into somebody's hand.
    private static boolean canBeBeaten(Sight sight, int rank, int size) {
        int most = 0;
        for (int seat = 0; seat < sight.seats(); seat++) {
            most = Math.max(most, seat == sight.seat() ? 0 : sight.cards(seat));
        }
        int hand = most;
        return Play.ALL.stream()
                .filter(play -> play.size() == size && play.rank().number() < rank)
                .anyMatch(play -> sight.unseen().holds(play.cards()) && size <= hand);
    }

    @Test
    void PLAY_2_aSetIsUnbeatableWhenNoUnseenPlayBeatsIt() {
        var dice = new SplittableRandom(1);
        Board board = Deals.random(PLAYERS, Passing.REENTER, dice);
        var sight = new Sight(board, Hand.FULL_DECK);
        int unbeatable = 0;
        while (!board.over()) {
            for (Play play : Play.ALL) {
                int rank = play.rank().number();
                boolean safe = sight.odds().unbeatable(rank, play.size());
                assertThat(safe).isEqualTo(!canBeBeaten(sight, rank, play.size()));
                assertThat(sight.odds().stands(rank, play.size()) == 1).isEqualTo(safe);
                unbeatable += safe ? 1 : 0;
            }
            board.play(board.legal(dice.nextInt(board.legalCount())));
        }
        assertThat(unbeatable).isPositive();
    }

    /// Against what sampling says: a single 6 against four others.
    @Test
    void PLAY_2_theOddsAreAboutThoseOfSampledWorlds() {
        var dice = new SplittableRandom(2);
        Board board = Deals.random(PLAYERS, Passing.REENTER, dice);
        var sight = new Sight(board, Hand.FULL_DECK);
        var worlds = new Worlds(Hand.FULL_DECK, PLAYERS);
        int stands = 0;
        int rank = 7;
        int size = 3;
        for (int i = 0; i < 2000; i++) {
            Board world = board.copy();
            worlds.resample(world, board.turn(), dice);
            stands += anybodyBeats(world, rank, size) ? 0 : 1;
        }
        assertThat(sight.odds().stands(rank, size))
                .isBetween(stands / 2000.0 - 0.15, stands / 2000.0 + 0.15);
    }

    private static boolean anybodyBeats(Board world, int rank, int size) {
        for (int seat = 0; seat < world.seats(); seat++) {
            Hand hand = world.hand(seat);
            for (int better = 1; better < rank && seat != world.turn(); better++) {
                if (hand.count(better) > 0 && hand.count(better) + hand.jesters() >= size) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void CARD_1_greedyFollowsWithTheWorstRankThatBeats() {
        Board board = Deals.of(Passing.REENTER, "9 9", "4 4 6 6 6 8 J", "2");
        board.play(Greedy.choose(board));
        assertThat(Actions.name(board.top())).isEqualTo("2x9");
        assertThat(Actions.name(Greedy.choose(board))).isEqualTo("2x6");
    }

    @Test
    void CARD_1_greedyLeadsItsWorstSetWhole() {
        Board board = Deals.of(Passing.REENTER, "4 6 11 11 J", "2", "3");
        assertThat(Actions.name(Greedy.choose(board))).isEqualTo("2x11");
        assertThat(Actions.name(Greedy.choose(Deals.of(Passing.REENTER, "6 6 J", "2", "3"))))
                .isEqualTo("2x6+J");
    }

    @Test
    void PLAY_6_greedyPlaysARoundToItsEnd() {
        Board board = Deals.of(Passing.REENTER, "12 12", "3", "5 6");
        assertThat(Greedy.finish(board)).isEqualTo(4); // a lead, two passes, a lead
        assertThat(board.over()).isTrue();
    }

    @Test
    void TAX_5_aWorldHoldsWhatIsKnown() {
        var dice = new SplittableRandom(3);
        Board board = Deals.of(Passing.REENTER, "1 5", "2 3 12 J", "4 11 12 J");
        Hand deck = Deals.hand("1 2 3 4 5 11 12 12 J J");
        var known =
                List.of(
                        Known.NOTHING,
                        new Known(Hand.of(Rank.of(3)), Rank.DALMUTI, 1),
                        new Known(Hand.EMPTY, Rank.of(4), 2));
        var worlds = new Worlds(deck, known);
        int fours = 0;
        for (int i = 0; i < 2000; i++) {
            worlds.resample(board, 0, dice);
            assertThat(board.hand(1).count(3)).isEqualTo(1);
            assertThat(board.hand(1).jesters()).isLessThan(2);
            assertThat(board.hand(2).ranks()).allMatch(rank -> rank.number() >= 4);
            fours += board.hand(2).count(4);
        }
        assertThat(fours).isBetween(1200, 1700);
    }
}
