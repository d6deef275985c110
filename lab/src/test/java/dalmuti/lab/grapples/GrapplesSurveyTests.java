package dalmuti.lab.grapples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dalmuti.bots.Bot;
import dalmuti.bots.RandomBot;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.lab.arena.Arena;
import dalmuti.lab.arena.Cluster;
import dalmuti.lab.arena.Lineup;
import dalmuti.lab.arena.Standings;
import dalmuti.lab.grapples.GrapplesTally.Measure;
import dalmuti.lab.grapples.GrapplesTally.People;
import dalmuti.lab.report.Cell;
import dalmuti.lab.report.Sheet;
import dalmuti.lab.run.Outcome;
import dalmuti.lab.run.WorkerPool;
import dalmuti.lab.stats.Figures;
import dalmuti.lab.stats.Ratio;

import grapples.Card;
import grapples.Cards;
import grapples.Choice;
import grapples.Deck;
import grapples.Event;
import grapples.Options;
import grapples.View;

import org.junit.jupiter.api.Test;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class GrapplesSurveyTests {

    private static final Player A = new Player(0);
    private static final Player B = new Player(1);
    private static final Player C = new Player(2);

    private static GrapplesSurvey survey(int players, long games) {
        List<Bot<View, Choice>> bots = Collections.nCopies(players, new RandomBot<>());
        return new GrapplesSurvey(Options.STANDARD, players, () -> bots, "random", games, 3);
    }

    private static Outcome<GrapplesTally> run(GrapplesSurvey survey, int threads) {
        return survey.run(new WorkerPool(threads), (_, _) -> {});
    }

    private static Card card(String spelling) {
        return Deck.card(spelling).orElseThrow();
    }

    private static Event dealt(Player dealer, Player to, String card) {
        return new Event.Dealt(dealer, to, Event.Way.ON, false, Cards.open(card(card)));
    }

    /// B deals first; A gets a king and a nine, B a queen, C the other nine, and wins.
    private static GrapplesTally tally() {
        var tally = new GrapplesTally(3);
        tally.enter(game(List.of(C)));
        return tally;
    }

    private static GameSummary game(List<Player> winners) {
        var summary = new GameSummary(Options.STANDARD, 3);
        summary.enter(new Event.FirstDealerFound(B));
        summary.enter(dealt(B, A, "KH"));
        summary.enter(dealt(B, A, "9H"));
        summary.enter(dealt(A, B, "QS"));
        summary.enter(dealt(A, C, "9C"));
        summary.enter(
                new Event.HandsShown(
                        List.of(
                                List.of(card("KH"), card("9H")),
                                List.of(card("QS")),
                                List.of(card("9C")))));
        summary.enter(new Event.GameEnded(winners));
        return summary;
    }

    private static Stream<Ratio> wins(Figures<People> groups) {
        return IntStream.range(0, groups.things()).mapToObj(i -> groups.of(People.WINS, i));
    }

    private static Ratio card(People figure, CardKind kind) {
        return tally().cards.of(figure, kind.index());
    }

    @Test
    void winsAreToldBySeatAndByDistanceFromTheFirstDealer() {
        assertThat(wins(tally().seats).map(Ratio::mean)).containsExactly(0.0, 0.0, 1.0);
        assertThat(wins(tally().distances).map(Ratio::mean)).containsExactly(0.0, 1.0, 0.0);
        assertThat(tally().seats.of(People.GRAPPLES, 0).mean()).isEqualTo(-1);
    }

    /// One shared win in twenty games: the plain interval of the mean would start below nothing.
    @Test
    void theIntervalOfSharedWinsNeverStartsBelowNothing() {
        var tally = new GrapplesTally(3);
        tally.enter(game(List.of(A, C)));
        IntStream.range(1, 20).forEach(_ -> tally.enter(game(List.of(C))));
        Ratio shared = tally.measure(Measure.SHARED);
        assertThat(shared.mean()).isEqualTo(0.05, within(1e-12));
        assertThat(shared.interval().low()).isNegative();
        var sheet = Sheet.of("games", "Games", List.of(Measure.SHARED), tally::measure);
        var range = (Cell.Range) sheet.rows().getFirst().getLast();
        assertThat(range.interval().low()).isBetween(0.0, shared.mean());
        assertThat(range.interval().high()).isBetween(shared.mean(), 1.0);
    }

    @Test
    void officeIsToldByCardsDealt() {
        Ratio few = tally().offices.of(People.WINS, 0);
        assertThat(few.count()).isEqualTo(3);
        assertThat(few.mean()).isEqualTo(1 / 3.0);
    }

    /// The table has -2/3 grapples a head and a third of a win.
    @Test
    void aCardIsWorthWhatItsReceiverHasMoreThanTheTable() {
        assertThat(card(People.WINS, CardKind.KING).mean()).isEqualTo(-1 / 3.0, within(1e-12));
        assertThat(card(People.GRAPPLES, CardKind.KING).mean())
                .isEqualTo(-1 + 2 / 3.0, within(1e-12));
        assertThat(card(People.WINS, CardKind.THREE_TO_NINE).mean())
                .isEqualTo((-1 / 3.0 + 2 / 3.0) / 2, within(1e-12));
        assertThat(card(People.WINS, CardKind.THREE_TO_NINE).count()).isEqualTo(2);
        assertThat(card(People.GRAPPLES, CardKind.QUEEN_OF_SPADES).mean())
                .isEqualTo(-10 + 2 / 3.0, within(1e-12));
        assertThat(card(People.WINS, CardKind.OTHER_QUEEN).count()).isZero();
    }

    @Test
    void aGameIsToldAsAWhole() {
        assertThat(tally().measure(GrapplesTally.Measure.WINNING).mean()).isEqualTo(9);
        assertThat(tally().measure(GrapplesTally.Measure.LOSING).mean()).isEqualTo(-10);
        assertThat(tally().measure(GrapplesTally.Measure.SHARED).mean()).isZero();
    }

    @Test
    void everyGameHasOneWin() {
        GrapplesTally tally = run(survey(5, 40), 1).tally();
        assertThat(wins(tally.seats).mapToDouble(Ratio::mean).sum()).isEqualTo(1, within(1e-9));
        assertThat(wins(tally.distances).mapToDouble(Ratio::sum).sum()).isEqualTo(40, within(1e-9));
    }

    /// G-LOG-2: all 54 cards together are worth 67, the ace of spades counting 0.
    @Test
    void theFirstCardIsWorthTheMeanOfTheDeck() {
        var turns = run(survey(4, 10), 1).tally().turns;
        assertThat(turns.of(GrapplesTally.Turn.CARDS, 0).mean()).isEqualTo(54);
        assertThat(turns.of(GrapplesTally.Turn.EXPECTED, 0).mean())
                .isEqualTo(67 / 54.0, within(1e-12));
        assertThat(turns.of(GrapplesTally.Turn.LEFT, 0).mean()).isEqualTo(67 / 54.0, within(1e-12));
    }

    @Test
    void anyNumberOfThreadsGivesTheSame() {
        GrapplesSurvey survey = survey(4, 60);
        var alone = texts(survey, run(survey, 1));
        assertThat(texts(survey, run(survey, 3))).isEqualTo(alone);
    }

    private static List<List<List<String>>> texts(
            GrapplesSurvey survey, Outcome<GrapplesTally> outcome) {
        return new GrapplesFindings(survey, outcome)
                .findings().sheets().stream().map(Sheet::texts).toList();
    }

    @Test
    void G_WIN_1_theIntervalOfSharedWinsNeverStartsBelowNothing() {
        for (int games = 2; games < 40; games += 7) {
            GrapplesSurvey survey = survey(4, games);
            Sheet sheet =
                    new GrapplesFindings(survey, run(survey, 1))
                            .findings().sheets().stream()
                                    .filter(it -> it.name().equals("games"))
                                    .findFirst()
                                    .orElseThrow();
            assertThat(sheet.rows().getLast().getLast())
                    .isInstanceOfSatisfying(
                            Cell.Range.class,
                            it -> assertThat(it.interval().low()).isGreaterThanOrEqualTo(0));
        }
    }

    /// The decks are the same for all, so a bot against itself has the mean of every deck.
    @Test
    void G_WIN_1_aBotAgainstItselfWinsItsShare() {
        var arena =
                new Arena(
                        new GrapplesArena(Options.STANDARD, _ -> new RandomBot<>()),
                        Lineup.repeating(List.of("a"), 4),
                        5,
                        1);
        Standings standings = arena.run(new WorkerPool(2)).standings();
        assertThat(standings.of(Standings.Figure.WINS, 0).mean()).isEqualTo(0.25, within(1e-12));
        assertThat(standings.of(Standings.Figure.TOTALS, 0).count()).isEqualTo(5 * 4 * 4);
    }

    private static Bot<View, Choice> steady(long seed) {
        var dice = new SplittableRandom(seed);
        return (_, legal, _) -> legal.get(dice.nextInt(legal.size()));
    }

    private static Bot<View, Choice> wasteful(long seed) {
        Bot<View, Choice> bot = steady(seed);
        return (view, legal, dice) -> {
            var _ = dice.nextLong();
            return bot.choose(view, legal, dice);
        };
    }

    private static List<Choice> made(Bot<View, Choice> first) {
        var bots = List.of(first, steady(2), new RandomBot<View, Choice>());
        return survey(3, 1).play(0, bots).stream().map(Step::move).toList();
    }

    @Test
    void theDiceOfABotAreNobodyElses() {
        assertThat(made(wasteful(1))).isEqualTo(made(steady(1)));
    }

    /// Every game of a match counts.
    @Test
    void matchesOfSeveralGamesAreToldGameByGame() {
        List<Bot<View, Choice>> bots = Collections.nCopies(4, new RandomBot<>());
        Options three = Options.STANDARD.with("games", "3");
        var survey = new GrapplesSurvey(three, 4, () -> bots, "random", 5, 3);
        GrapplesTally tally = run(survey, 1).tally();
        assertThat(survey.games()).isEqualTo(15);
        assertThat(tally.seats.of(People.WINS, 0).clusters()).isEqualTo(15);
        assertThat(wins(tally.seats).mapToDouble(Ratio::sum).sum()).isEqualTo(15, within(1e-9));
        assertThat(tally.turns.of(GrapplesTally.Turn.CARDS, 0).mean()).isEqualTo(54);
    }

    /// Somebody may win with less than nothing.
    @Test
    void G_WIN_1_mostGrapplesWinsEvenBelowZero() {
        var cluster = new Cluster(2);
        cluster.enter(new int[] {-7, -3, -9}, new int[] {0, 1, 0});
        var standings = new Standings(2);
        standings.enter(cluster, 0);
        assertThat(standings.of(Standings.Figure.WINS, 1).mean()).isEqualTo(1);
        assertThat(standings.of(Standings.Figure.WINS, 0).mean()).isZero();
        assertThat(standings.of(Standings.Versus.AHEAD, 1, 0).mean()).isEqualTo(1);
    }
}
