package dalmuti.lab.grapples;

import dalmuti.lab.report.Format;
import dalmuti.lab.report.NamedFigure;
import dalmuti.lab.run.Tally;
import dalmuti.lab.stats.Figures;
import dalmuti.lab.stats.Ratio;

import java.util.function.IntUnaryOperator;
import java.util.function.ToDoubleFunction;

/// What many games of Grapples add up to. A game counts as one observation.
public final class GrapplesTally implements Tally<GrapplesTally> {

    /// A game has no more turns than the deck has cards.
    private static final int MOST_TURNS = 54;

    /// Cards dealt in office are counted in steps of so many.
    static final int OFFICE_STEP = 5;

    private static final int OFFICE_STEPS = 6;

    /// By seat, in the order in which people sat down.
    final Figures<People> seats;

    /// By how many seats left of the first dealer somebody sits.
    final Figures<People> distances;

    /// By how many cards somebody dealt in office, in steps of five.
    final Figures<People> offices = new Figures<>(People.class, OFFICE_STEPS);

    /// By [CardKind], how much more than the table somebody has who is dealt such a card.
    final Figures<People> cards = new Figures<>(People.class, CardKind.values().length);

    /// By turn, from 0.
    final Figures<Turn> turns = new Figures<>(Turn.class, MOST_TURNS);

    private final Figures<Measure> games = new Figures<>(Measure.class, 1);

    public GrapplesTally(int players) {
        seats = new Figures<>(People.class, players);
        distances = new Figures<>(People.class, players);
    }

    /// What is told of people who have something in common.
    public enum People {
        /// Their share of wins.
        WINS,
        /// At the end of a game.
        GRAPPLES
    }

    /// What the tables of a certain turn have in common.
    public enum Turn {
        /// How many are in the deck.
        CARDS,
        /// The worth of the next card, as an onlooker must expect it.
        EXPECTED,
        /// The mean worth of the cards that are really left.
        LEFT,
        /// How many the leader has.
        GRAPPLES,
        /// How often who leads then wins in the end.
        LEADER_WINS
    }

    /// Figures of a game as a whole.
    public enum Measure implements NamedFigure {
        WINNING("grapples of the winner", Format.HUNDREDTHS, summary -> summary.spread().getMax()),
        LOSING("grapples of the last", Format.HUNDREDTHS, summary -> summary.spread().getMin()),
        TURNS("turns", Format.HUNDREDTHS, summary -> summary.turns.size()),
        CHANGES("changes of dealer", Format.HUNDREDTHS, summary -> summary.changes),
        SHARED("wins that are shared", Format.PERCENT, summary -> summary.isShared() ? 1 : 0);

        private final String title;
        private final Format format;

        private final ToDoubleFunction<GameSummary> figure;

        Measure(String title, Format format, ToDoubleFunction<GameSummary> figure) {
            this.title = title;
            this.format = format;
            this.figure = figure;
        }

        @Override
        public String title() {
            return title;
        }

        @Override
        public Format format() {
            return format;
        }
    }

    /// Takes in a game.
    void enter(GameSummary summary) {
        enter(seats, summary, player -> player);
        enter(
                distances,
                summary,
                player -> Math.floorMod(player - summary.firstDealer, summary.players));
        enter(
                offices,
                summary,
                player -> Math.min(OFFICE_STEPS - 1, summary.dealtInOffice[player] / OFFICE_STEP));
        enterCards(summary);
        for (Measure measure : Measure.values()) {
            measure(measure).cluster(measure.figure.applyAsDouble(summary), 1);
        }
        for (int i = 0; i < Math.min(MOST_TURNS, summary.turns.size()); i++) {
            enter(i, summary.turns.get(i), summary);
        }
    }

    private void enter(int turn, GameSummary.Look look, GameSummary summary) {
        turns.of(Turn.CARDS, turn).cluster(look.cards(), 1);
        if (look.cards() > 0) { // otherwise there is no next card
            turns.of(Turn.EXPECTED, turn).cluster(look.expected(), 1);
            turns.of(Turn.LEFT, turn).cluster(look.left(), 1);
        }
        turns.of(Turn.GRAPPLES, turn).cluster(look.grapples(), 1);
        turns.of(Turn.LEADER_WINS, turn).cluster(summary.wins[look.leader()], 1);
    }

    /// @param which group a player belongs to
    private static void enter(Figures<People> groups, GameSummary summary, IntUnaryOperator which) {
        var cluster = new Figures.Cluster<>(People.class, groups.things());
        for (int player = 0; player < summary.players; player++) {
            int group = which.applyAsInt(player);
            cluster.observe(People.WINS, group, summary.wins[player]);
            cluster.observe(People.GRAPPLES, group, summary.grapples[player]);
        }
        groups.enter(cluster);
    }

    /// Of each card dealt: how much better than the table its receiver does.
    private void enterCards(GameSummary summary) {
        var cluster = new Figures.Cluster<>(People.class, cards.things());
        double mean = summary.spread().getAverage();
        for (GameSummary.Receipt receipt : summary.receipts) {
            int kind = CardKind.of(receipt.card()).index();
            int player = receipt.player();
            cluster.observe(People.WINS, kind, summary.wins[player] - 1.0 / summary.players);
            cluster.observe(People.GRAPPLES, kind, summary.grapples[player] - mean);
        }
        cards.enter(cluster);
    }

    @Override
    public void add(GrapplesTally other) {
        seats.add(other.seats);
        distances.add(other.distances);
        offices.add(other.offices);
        cards.add(other.cards);
        turns.add(other.turns);
        games.add(other.games);
    }

    public Ratio measure(Measure measure) {
        return games.of(measure, 0);
    }
}
