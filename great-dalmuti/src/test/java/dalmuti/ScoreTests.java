package dalmuti;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dalmuti.Event.Score;
import dalmuti.contract.Awaiting;
import dalmuti.contract.House;
import dalmuti.contract.Player;
import dalmuti.contract.RefusedException;
import dalmuti.court.Standing;
import dalmuti.decrees.Law;
import dalmuti.options.Ending;
import dalmuti.options.Option;
import dalmuti.options.Philanthropy;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.options.Succession;
import dalmuti.testkit.Playout;

import org.junit.jupiter.api.Test;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

final class ScoreTests {

    private static final List<Player> ORDER = Table.players("ABCDEF");

    private static String next(Succession succession, String order, String places) {
        return Table.letters(
                Reckoning.succession(succession, Table.players(order), Table.players(places)));
    }

    @Test
    void RANK_1_placeBecomesPosition() {
        assertThat(next(Succession.FINISH_ORDER, "ABCDEF", "ACBFED")).isEqualTo("ACBFED");
    }

    @Test
    void RANK_2_nobodyClimbsMoreThanOneStepAndTheTopCanFallToTheBottom() {
        assertThat(next(Succession.MASTER, "ABCD", "DCBA")).isEqualTo("BCDA");
        assertThat(next(Succession.MASTER, "ABCD", "ABCD")).isEqualTo("ABCD");
        assertThat(next(Succession.MASTER, "ABCDE", "EABCD")).isEqualTo("ABCED");
        assertThat(next(Succession.MASTER, "ABCDE", "BADCE")).isEqualTo("BADCE");
    }

    private static Law law(Philanthropy philanthropy) {
        return Law.of(Preset.OFFICIAL.rules().but(draft -> draft.philanthropy = philanthropy));
    }

    private static Map<String, Integer> scores(Philanthropy philanthropy, String places) {
        List<Player> out = Table.players(places);
        var totals = new HashMap<String, Integer>();
        Reckoning.scores(law(philanthropy), ORDER, out, out)
                .forEach(score -> totals.put(score.player().toString(), score.total()));
        return totals;
    }

    @Test
    void SCORE_1_onePointForEveryoneWhoWentOutLater() {
        assertThat(scores(Philanthropy.NONE, "ACBFED"))
                .isEqualTo(Map.of("A", 5, "C", 4, "B", 3, "F", 2, "E", 1, "D", 0));
    }

    @Test
    void SCORE_2_theWorkedExampleOfTheRulePage() {
        assertThat(scores(Philanthropy.FLAT, "ACBFED")).containsEntry("A", 6);
        assertThat(scores(Philanthropy.PER_STEP, "ACBFED")).containsEntry("A", 7);
        assertThat(scores(Philanthropy.FLAT, "ACBFED"))
                .as("the Lesser Peon E stays at 5")
                .containsEntry("B", 3);
    }

    @Test
    void SCORE_2_theLesserDalmutiEarnsByTheLesserPeon() {
        assertThat(scores(Philanthropy.PER_STEP, "EABCDF")).containsEntry("B", 3 + 4);
        assertThat(scores(Philanthropy.FLAT, "EABCDF")).containsEntry("B", 3 + 1);
        assertThat(scores(Philanthropy.FLAT, "EABCDF"))
                .as("the Greater Peon F has not risen")
                .containsEntry("A", 4);
    }

    @Test
    void SCORE_2_risingIsMeasuredByTheNextPositionNotByThePlace() {
        List<Player> places = Table.players("FABCDE");
        List<Player> next = Reckoning.succession(Succession.MASTER, ORDER, places);
        assertThat(Reckoning.scores(law(Philanthropy.PER_STEP), ORDER, places, next))
                .contains(new Score(Table.player("A"), 4, 1));
    }

    @Test
    void SCORE_2_withThreePlayersThereIsOnlyTheGreaterPeon() {
        List<Player> three = Table.players("ABC");
        List<Player> places = Table.players("CBA");
        assertThat(Reckoning.scores(law(Philanthropy.PER_STEP), three, places, places))
                .containsExactly(
                        new Score(Table.player("C"), 2, 0),
                        new Score(Table.player("B"), 1, 0),
                        new Score(Table.player("A"), 0, 2));
    }

    private static Match played(Rules rules, int players, long seed) {
        return Playout.random(new Dalmuti(rules), players, seed, 100_000).end();
    }

    @Test
    void SCORE_3_aMatchEndsAfterItsRounds() {
        Rules rules = Preset.OFFICIAL.rules().but(draft -> draft.ending = new Ending.Rounds(3));
        Match match = played(rules, 4, 1);
        assertThat(match.over()).isTrue();
        assertThat(match.round()).isEqualTo(3);
        assertThat(match.scores().values().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(3 * (3 + 2 + 1));
    }

    @Test
    void SCORE_3_aTargetEndsTheMatchAfterTheRoundInWhichItIsReached() {
        Rules rules = Preset.OFFICIAL.rules().but(draft -> draft.ending = new Ending.Target(9));
        for (long seed = 0; seed < 20; seed++) {
            Match match = played(rules, 4, seed);
            int best = match.scores().values().stream().mapToInt(Integer::intValue).max().orElse(0);
            assertThat(best).isBetween(9, 9 + 2);
        }
    }

    /// A match of three that has played one round.
    static Table betweenRounds(Rules rules, int players) {
        Table table = Table.second(rules, players);
        var playout = Playout.from(table.game(), table.match(), 5, 100_000);
        for (var step : playout.steps()) {
            if (table.match().round() > 2) {
                break;
            }
            table.make(step.actor(), step.move());
        }
        return table;
    }

    @Test
    void SCORE_4_anEndlessMatchIsEndedByTheHouseBetweenRounds() {
        Rules rules = Option.ENDING.set(Preset.OFFICIAL.rules(), "ENDLESS");
        Table table = betweenRounds(rules, 4);
        Table playing = betweenRounds(rules, 4).deal();
        assertThat(playing.refused(House.HOUSE, new Move.EndMatch())).isEqualTo("SCORE-4");
        assertThat(table.refused("A", new Move.EndMatch())).isNotEmpty();
        table.make(House.HOUSE, new Move.EndMatch());
        assertThat(table.match().over()).isTrue();
        assertThat(table.game().awaiting(table.match())).isEqualTo(new Awaiting.Nothing());
        assertThat(table.refused(House.HOUSE, new Move.EndMatch())).isEqualTo("SCORE-4");
    }

    @Test
    void SCORE_1_withoutPointsTheTableIsTheOrderOfTheNextRound() {
        Rules rules = Preset.ITALIAN.rules().but(draft -> draft.ending = new Ending.Rounds(3));
        Match match = played(rules, 5, 1);
        assertThat(match.over()).isTrue();
        assertThat(match.scores().values()).containsOnly(0);
        assertThat(Standing.of(match))
                .isEqualTo(
                        IntStream.range(0, 5)
                                .mapToObj(i -> new Standing(i + 1, match.order().get(i), 0))
                                .toList());
    }

    @Test
    void SCORE_1_withoutPointsWhoHasLeftComesAfterAllOthers() {
        Table table = betweenRounds(Preset.ITALIAN.rules(), 5);
        Player first = table.match().greaterDalmuti();
        table.make(House.HOUSE, new Move.Leave(first)).make(House.HOUSE, new Move.EndMatch());
        assertThat(Standing.of(table.match()).getLast()).isEqualTo(new Standing(5, first, 0));
        assertThat(Standing.of(table.match()).getFirst().player())
                .isEqualTo(table.match().greaterDalmuti());
    }

    @Test
    void SCORE_1_withoutPointsThereIsNoTarget() {
        for (String line :
                List.of(
                        "italian ending=TARGET(50)",
                        "official ending=TARGET(50) scoring=NONE",
                        "official scoring=NONE ending=TARGET(50)")) {
            assertThatExceptionOfType(RefusedException.class)
                    .isThrownBy(() -> Rules.of(line))
                    .satisfies(e -> assertThat(e.refusal().rule()).isEqualTo("SCORE-1"));
        }
        assertThat(Rules.of("italian ending=TARGET(50) scoring=POINTS").toString())
                .isEqualTo("italian scoring=POINTS ending=TARGET(50)");
    }

    @Test
    void SCORE_3_mostPointsWinAndEqualPointsShareThePlace() {
        var scores =
                Map.of(
                        Table.player("A"),
                        7,
                        Table.player("B"),
                        9,
                        Table.player("C"),
                        7,
                        Table.player("D"),
                        1);
        assertThat(Standing.of(scores).toString())
                .isEqualTo(
                        List.of(
                                        new Standing(1, Table.player("B"), 9),
                                        new Standing(2, Table.player("A"), 7),
                                        new Standing(2, Table.player("C"), 7),
                                        new Standing(4, Table.player("D"), 1))
                                .toString());
    }
}
