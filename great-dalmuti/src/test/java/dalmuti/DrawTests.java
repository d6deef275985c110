package dalmuti;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Nature;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

final class DrawTests {

    private static final Rules TIED = Preset.OFFICIAL.rules();
    private static final Rules NEW_RANK = Preset.DUTCH.rules();

    private static Table draw(Rules rules, int players, int... ranks) {
        Table table = Table.first(rules, players);
        for (int rank : ranks) {
            table.nature(new Move.TurnUp(Rank.of(rank)));
        }
        return table;
    }

    private static String next(Table table) {
        return Scene.of(table.match()) instanceof Scene.Drawing(_, var next)
                ? next.toString()
                : "nobody";
    }

    @Test
    void DRAW_1_theLowestRankBecomesPositionOneAndAJesterIsLast() {
        Table table = draw(TIED, 4, 7, 13, 1, 12);
        assertThat(table.order()).isEqualTo("CADB");
        assertThat(table.match().phase()).isEqualTo(new Phase.Shuffling(Phase.Doors.SHUT));
    }

    @Test
    void DRAW_1_everybodyDrawsInTheOrderInWhichTheySatDown() {
        assertThat(next(draw(TIED, 3))).isEqualTo("A");
        assertThat(next(draw(TIED, 3, 5))).isEqualTo("B");
        assertThat(next(draw(TIED, 3, 5, 4))).isEqualTo("C");
    }

    @Test
    void DRAW_2_tiedPlayersDrawOnInPassesAndStayInTheirSpan() {
        // A and C tie at 5, B and D at 9: all four draw again, in sitting order.
        Table table = draw(TIED, 5, 5, 9, 5, 9, 7);
        assertThat(next(table)).isEqualTo("A");
        table = draw(TIED, 5, 5, 9, 5, 9, 7, 12, 1, 11, 1 + 1);
        assertThat(table.order()).as("a 1 does not lift B out of the span").isEqualTo("CAEBD");
    }

    @Test
    void DRAW_2_onlyThoseStillTiedDrawInTheNextPass() {
        Table table = draw(TIED, 4, 6, 6, 6, 2, 8, 8, 3);
        assertThat(next(table)).isEqualTo("A");
        table = draw(TIED, 4, 6, 6, 6, 2, 8, 8, 3, 10);
        assertThat(next(table)).isEqualTo("B");
        table = draw(TIED, 4, 6, 6, 6, 2, 8, 8, 3, 10, 9);
        assertThat(table.order()).isEqualTo("DCBA");
    }

    @Test
    void DRAW_2_aRankOnTheTableIsDrawnAgainAtOnceUntilItIsNew() {
        Table table = draw(NEW_RANK, 3, 5, 5);
        assertThat(next(table)).isEqualTo("B");
        table = draw(NEW_RANK, 3, 5, 5, 5, 2);
        assertThat(next(table)).isEqualTo("C");
        table = draw(NEW_RANK, 3, 5, 5, 5, 2, 2, 9);
        assertThat(table.order()).isEqualTo("BAC");
    }

    @Test
    void DRAW_3_whatLiesOnTheTableCanNotBeDrawnAgain() {
        Table table = draw(TIED, 3, 1);
        assertThat(table.refused(Nature.NATURE, new Move.TurnUp(Rank.DALMUTI))).isEqualTo("DRAW-3");
    }

    /// Fourteen players tie two by two through five passes, which leaves ten cards for the sixth.
    @Test
    void DRAW_3_whenThePileRunsOutAllCardsThatNoLongerCountComeBack() {
        Table table = Table.first(TIED, 14);
        var pairs = new ArrayList<>(List.of(12, 11, 10, 9, 8, 7, 6));
        for (int rank = 13; rank >= 2; rank--) {
            int inPairs = rank == 13 ? 1 : rank / 2 - (rank >= 6 ? 1 : 0);
            pairs.addAll(Collections.nCopies(inPairs, rank));
        }
        for (int rank : pairs.subList(0, 35)) {
            table.nature(new Move.TurnUp(Rank.of(rank))).nature(new Move.TurnUp(Rank.of(rank)));
        }
        for (int i = 0; i < 10; i++) {
            table.nature(new Move.TurnUp(draws(table).pile().cards().getFirst()));
        }
        assertThat(draws(table).next()).contains(Table.player("K"));
        assertThat(draws(table).pile().size()).as("80 less everybody's last card").isEqualTo(66);
    }

    private static Draws draws(Table table) {
        return new Draws(table.match(), (Phase.Drawing) table.match().phase());
    }

    @Test
    void DRAW_3_drawnCardsAreBackInTheDeckWhenItIsShuffled() {
        Table table = draw(TIED, 3, 1, 2, 3).deal();
        assertThat(View.dealOf(table.match()).orElseThrow().hands().values())
                .satisfies(
                        hands ->
                                assertThat(hands.stream().mapToInt(Hand::size).sum())
                                        .isEqualTo(80));
    }

    @Test
    void DRAW_4_whoeverIsDealtTheOneIsGreaterDalmutiAndThereIsNoTax() {
        Rules rules = Option.FIRST_ORDER.set(TIED, "DALMUTI_HOLDER");
        Table table = Table.first(rules, 5);
        assertThat(table.game().awaiting(table.match())).isEqualTo(new Awaiting.Chance());
        table.deal("D", "1");
        assertThat(table.order()).isEqualTo("DEABC");
        assertThat(table.events()).contains(new Event.HolderFound(Table.player("D")));
        table.silent();
        assertThat(table.match().phase()).isInstanceOf(Phase.Tricks.class);
        assertThat(table.awaited()).isEqualTo(Table.players("D"));
    }

    @Test
    void DRAW_4_withTheOneSetAsideTheBestRankDealtDecidesFirstInSittingOrder() {
        Rules rules = Option.FIRST_ORDER.set(TIED, "DALMUTI_HOLDER");
        rules = Option.LEFTOVERS.set(rules, "SET_ASIDE");
        // 80 cards for 7: three are set aside, which are the 1, 2 and 2 that nobody asked for.
        Table table = Table.first(rules, 7).deal("C", "3", "E", "3", "F", "3");
        assertThat(((Phase.Window) table.match().phase()).deal().aside().ranks())
                .contains(Rank.DALMUTI);
        assertThat(table.order()).isEqualTo("CDEFGAB");
    }
}
