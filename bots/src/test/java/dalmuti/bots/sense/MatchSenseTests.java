package dalmuti.bots.sense;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dalmuti.options.Philanthropy;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.options.Succession;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

import java.util.List;

class MatchSenseTests {

    private static final Offset<Double> EXACT = within(1e-12);

    /// Three people: the first stays first half of the time and is last otherwise, and so on.
    private static final List<String> LINES =
            List.of(
                    "# a comment",
                    "3 FINISH_ORDER 1 1 0.5 1:1",
                    "3 FINISH_ORDER 1 3 0.5 3:1",
                    "3 FINISH_ORDER 2 2 1 2:1",
                    "3 FINISH_ORDER 3 1 0.25 1:1",
                    "3 FINISH_ORDER 3 3 0.75 3:1",
                    "3 MASTER 3 1 1 1:0.25,2:0.75");

    private static final MatchSense SENSE = new MatchSense(PlaceTable.of(LINES));

    private static double[] worth(int roundsAhead) {
        return SENSE.worth(3, Preset.OFFICIAL.rules(), 1, roundsAhead);
    }

    @Test
    void SCORE_1_inTheLastRoundOnlyItsPointsCount() {
        assertThat(worth(0)).containsExactly(new double[] {0, 2, 1, 0}, EXACT);
    }

    /// One round ahead the positions bring 0.5*2, 1 and 0.25*2 points.
    @Test
    void SCORE_1_aPlaceIsWorthWhatThePositionBringsNext() {
        assertThat(worth(1)).containsExactly(new double[] {0, 3, 2, 0.5}, EXACT);
    }

    /// Two rounds: 0.5*3 + 0.5*0.5, 1 + 1, 0.25*3 + 0.75*0.5.
    @Test
    void SCORE_1_andSoOn() {
        assertThat(worth(2)).containsExactly(new double[] {0, 3.75, 3, 1.125}, EXACT);
    }

    /// A peon of three rises two steps one time in four, so the throne brings 0.5 more a round.
    @Test
    void SCORE_2_theThroneIsWorthTheRiseOfItsPeon() {
        Rules generous = Preset.OFFICIAL.rules().but(it -> it.philanthropy = Philanthropy.PER_STEP);
        assertThat(SENSE.worth(3, generous, 1, 1))
                .containsExactly(new double[] {0, 3.5, 2, 0.5}, EXACT);
    }

    /// From the last position the first place leads up one step most often: 0.25*1 + 0.75*0.
    @Test
    void RANK_2_underTheMasterRuleAPlaceLeadsToSeveralPositions() {
        Mobility mobility = PlaceTable.of(LINES).of(3, Succession.MASTER);
        assertThat(mobility.expected(3, 1, new double[] {0, 8, 4, 1})).isEqualTo(5);
    }

    @Test
    void RANK_1_theShippedTableKnowsEverySociety() {
        for (int players = Rules.FEWEST_PLAYERS; players <= Rules.MOST_PLAYERS; players++) {
            for (Succession succession : Succession.values()) {
                for (int position = 1; position <= players; position++) {
                    Rules rules = Preset.OFFICIAL.rules().but(it -> it.succession = succession);
                    double[] worth = MatchSense.shipped().worth(players, rules, position, 10);
                    assertThat(worth[1]).isGreaterThan(worth[players]);
                }
            }
        }
    }

    /// Tax makes the first places worth more than their points, as docs/bots.md shows.
    @Test
    void TAX_1_theThroneIsWorthMoreThanItsPoints() {
        double[] worth = MatchSense.shipped().worth(6, Preset.OFFICIAL.rules(), 3, 20);
        assertThat(worth[1] - worth[2]).isGreaterThan(1.5);
    }
}
