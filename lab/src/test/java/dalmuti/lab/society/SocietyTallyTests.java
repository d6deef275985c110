package dalmuti.lab.society;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dalmuti.decrees.Decree;
import dalmuti.lab.play.Round;
import dalmuti.lab.play.Rounds;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

/// Three rounds of three players, reckoned by hand: 0, 1, 2 sit; 0 wins, then 1 wins from below,
/// then 1 wins again.
class SocietyTallyTests {

    private static final List<Round> MATCH =
            List.of(
                    Rounds.of(1, new int[] {0, 1, 2}, 0, 2, 1),
                    Rounds.of(2, new int[] {0, 2, 1}, 1, 0, 2),
                    Rounds.of(3, new int[] {1, 0, 2}, 1, 2, 0));

    private static SocietyTally tally() {
        var tally = new SocietyTally(3);
        tally.enter(MATCH);
        return tally;
    }

    @Test
    void whoWentWhereIsCounted() {
        Mobility mobility = tally().mobility();
        assertThat(mobility.rounds()).isEqualTo(3);
        assertThat(rows(mobility))
                .containsExactly(
                        List.of(2L, 1L, 0L), // 0 stays, 0 falls to 2, 1 stays
                        List.of(0L, 0L, 3L), // 1, 2 and 0 fall from the middle
                        List.of(1L, 2L, 0L)); // 2 rises by one, 1 by two, 2 by one
    }

    private static List<List<Long>> rows(Mobility mobility) {
        return List.of(row(mobility, 0), row(mobility, 1), row(mobility, 2));
    }

    private static List<Long> row(Mobility mobility, int position) {
        return List.of(
                mobility.moved(position, 0),
                mobility.moved(position, 1),
                mobility.moved(position, 2));
    }

    @Test
    void aPositionIsWorthItsPoints() {
        assertThat(tally().of(SocietyTally.Position.POINTS, 0).mean()).isEqualTo((2 + 1 + 2) / 3.0);
        assertThat(tally().of(SocietyTally.Position.POINTS, 1).mean()).isEqualTo(0);
        assertThat(tally().of(SocietyTally.Position.POINTS, 2).mean()).isEqualTo((1 + 2 + 1) / 3.0);
        assertThat(tally().of(SocietyTally.Position.STAYS, 0).mean())
                .isEqualTo(2 / 3.0, within(1e-12));
    }

    /// Totals are 3, 4 and 2: the one who sat in the middle wins.
    @Test
    void theMatchIsWonFromTheMiddle() {
        assertThat(tally().of(SocietyTally.Position.WINS, 0).mean()).isZero();
        assertThat(tally().of(SocietyTally.Position.WINS, 1).mean()).isEqualTo(1);
        assertThat(tally().measure(Measure.BORN_TO_WIN).mean()).isZero();
        assertThat(tally().measure(Measure.GAP).mean()).isEqualTo(2 / 3.0, within(1e-12));
    }

    @Test
    void curvesFollowThePersonAndNotThePosition() {
        assertThat(tally().curve(0).stream().map(it -> it.mean())).containsExactly(2.0, 1.0, 0.0);
        assertThat(tally().curve(1).stream().map(it -> it.mean())).containsExactly(0.0, 2.0, 2.0);
    }

    @Test
    void measuresAreMeans() {
        assertThat(tally().measure(Measure.DECISIONS).mean()).isEqualTo(20);
        assertThat(tally().measure(Measure.TRICKS).mean()).isEqualTo(2);
        assertThat(tally().measure(Measure.STEPS).mean())
                .isEqualTo((0 + 1 + 1 + 1 + 1 + 2 + 0 + 1 + 1) / 9.0, within(1e-12));
        assertThat(tally().measure(Measure.TAXED).mean()).isZero();
    }

    @Test
    void SCORE_2_aBonusCountsForItsPosition() {
        var tally = new SocietyTally(3);
        tally.enter(
                List.of(
                        Rounds.of(
                                1,
                                new int[] {0, 1, 2},
                                new int[] {2, 0, 1},
                                new int[] {2, 0, 1},
                                new int[] {2, 0, 0},
                                new Round.Court(Round.Upheaval.REVOLUTION, false, 1))));
        assertThat(tally.of(SocietyTally.Position.POINTS, 0).mean()).isEqualTo(3);
        assertThat(tally.measure(Measure.PHILANTHROPY).mean()).isEqualTo(2);
        assertThat(tally.measure(Measure.REVOLUTIONS).mean()).isEqualTo(1);
        assertThat(tally.measure(Measure.GREATER_REVOLUTIONS).mean()).isZero();
        assertThat(tally.measure(Measure.TRADES).mean()).isEqualTo(1);
    }

    @Test
    void equalTotalsShareTheWin() {
        var tally = new SocietyTally(3);
        tally.enter(
                List.of(
                        Rounds.of(1, new int[] {0, 1, 2}, 0, 1, 2),
                        Rounds.of(2, new int[] {0, 1, 2}, 1, 0, 2)));
        assertThat(tally.of(SocietyTally.Position.WINS, 0).mean()).isEqualTo(0.5);
        assertThat(tally.of(SocietyTally.Position.WINS, 1).mean()).isEqualTo(0.5);
        assertThat(tally.of(SocietyTally.Position.WINS, 2).mean()).isZero();
    }

    /// DEC-4: the first round without a decree, the two others by one.
    @Test
    void DEC_4_roundsAreToldApartByTheirDecree() {
        var decree = Optional.of(Decree.CHARITY);
        var tally = new SocietyTally(3);
        tally.enter(
                List.of(
                        MATCH.get(0),
                        Rounds.by(decree, MATCH.get(1)),
                        Rounds.by(decree, MATCH.get(2))));
        ByDecree decrees = tally.decrees();
        assertThat(decrees.kinds()).containsExactly(decree, Optional.empty());
        assertThat(decrees.rounds(decree)).isEqualTo(2);
        assertThat(decrees.of(Measure.TOP_STAYS, decree).mean()).isEqualTo(0.5);
        assertThat(decrees.of(Measure.BOTTOM_FIRST, decree).mean()).isEqualTo(0.5);
        assertThat(decrees.of(Measure.STEPS, decree).mean())
                .isEqualTo((1 + 1 + 2 + 0 + 1 + 1) / 6.0, within(1e-12));
        assertThat(decrees.of(Measure.TOP_FIRST, Optional.empty()).mean()).isEqualTo(1);
    }

    @Test
    void partsAddUp() {
        SocietyTally two = tally();
        two.add(tally());
        assertThat(two.mobility().moved(1, 2)).isEqualTo(6);
        assertThat(two.of(SocietyTally.Position.POINTS, 0).mean()).isEqualTo(5 / 3.0);
        assertThat(two.of(SocietyTally.Position.POINTS, 0).clusters()).isEqualTo(2);
    }

    /// A society is compared with the first in the same matches.
    @Test
    void differencesComeFromTheSameMatches() {
        var comparison = new Comparison(2, 3);
        List<Round> other = List.of(Rounds.of(1, new int[] {0, 1, 2}, 1, 0, 2));
        List<Round> another = List.of(Rounds.of(1, new int[] {0, 1, 2}, 0, 1, 2));
        comparison.enter(List.of(another, other));
        comparison.enter(List.of(another, other));
        assertThat(comparison.difference(1, Measure.TOP_POINTS).low()).isEqualTo(-1, within(1e-9));
        assertThat(comparison.difference(1, Measure.TOP_POINTS).high()).isEqualTo(-1, within(1e-9));
        assertThat(comparison.difference(0, Measure.TOP_POINTS).high()).isZero();
    }

    @Test
    void theTableOfPlacesSaysWhereAPositionGoes() {
        var mobility = new Mobility(3);
        MATCH.forEach(mobility::enter);
        assertThat(PlaceTable.lines("3 FINISH_ORDER", mobility))
                .containsExactly(
                        "3 FINISH_ORDER 1 1 0.6667 1:1",
                        "3 FINISH_ORDER 1 2 0.3333 2:1",
                        "3 FINISH_ORDER 2 3 1.0000 3:1",
                        "3 FINISH_ORDER 3 1 0.3333 1:1",
                        "3 FINISH_ORDER 3 2 0.6667 2:1");
    }
}
