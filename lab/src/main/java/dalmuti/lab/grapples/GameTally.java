package dalmuti.lab.grapples;

import dalmuti.lab.report.Format;
import dalmuti.lab.run.Tally;
import dalmuti.lab.stats.Ratio;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/// What many games of Grapples add up to. A game counts as one observation.
public final class GameTally implements Tally<GameTally> {

    /// A game has no more turns than the deck has cards.
    private static final int MOST_TURNS = 54;

    /// Cards dealt in office are counted in steps of so many.
    static final int OFFICE_STEP = 5;

    private static final int OFFICE_STEPS = 6;

    private final List<Pair> seats;
    private final List<Pair> distances;
    private final List<Pair> offices = Tally.several(OFFICE_STEPS, Pair::new);
    private final List<Pair> cards = Tally.several(Special.values().length, Pair::new);
    private final List<Ratio> measures = Tally.several(Measure.values().length, Ratio::new);
    private final List<Turn> turns = Tally.several(MOST_TURNS, Turn::new);

    public GameTally(int players) {
        seats = Tally.several(players, Pair::new);
        distances = Tally.several(players, Pair::new);
    }

    /// Wins and grapples of the same people.
    ///
    /// @param wins their share of wins
    /// @param grapples at the end of a game
    public record Pair(Ratio wins, Ratio grapples) implements Tally<Pair> {

        Pair() {
            this(new Ratio(), new Ratio());
        }

        @Override
        public void add(Pair other) {
            wins.add(other.wins);
            grapples.add(other.grapples);
        }
    }

    /// What the tables of a certain turn have in common.
    ///
    /// @param leaderWins how often who leads then wins in the end
    public record Turn(Ratio cards, Ratio expected, Ratio left, Ratio grapples, Ratio leaderWins)
            implements Tally<Turn> {

        Turn() {
            this(new Ratio(), new Ratio(), new Ratio(), new Ratio(), new Ratio());
        }

        private void enter(GameStory.Look look, GameStory story) {
            cards.cluster(look.cards(), 1);
            if (look.cards() > 0) { // otherwise there is no next card
                expected.cluster(look.expected(), 1);
                left.cluster(look.left(), 1);
            }
            grapples.cluster(look.grapples(), 1);
            leaderWins.cluster(story.win(look.leader()), 1);
        }

        @Override
        public void add(Turn other) {
            cards.add(other.cards);
            expected.add(other.expected);
            left.add(other.left);
            grapples.add(other.grapples);
            leaderWins.add(other.leaderWins);
        }
    }

    /// Figures of a game as a whole.
    public enum Measure {
        WINNING("grapples of the winner", Format.HUNDREDTHS, GameStory::most),
        LOSING("grapples of the last", Format.HUNDREDTHS, GameStory::fewest),
        TURNS("turns", Format.HUNDREDTHS, story -> story.turns().size()),
        CHANGES("changes of dealer", Format.HUNDREDTHS, GameStory::changes),
        SHARED("wins that are shared", Format.PERCENT, story -> story.isShared() ? 1 : 0);

        private final String title;
        private final Format format;

        @SuppressWarnings("ImmutableEnumChecker") // a function without a state
        private final ToDoubleFunction<GameStory> figure;

        Measure(String title, Format format, ToDoubleFunction<GameStory> figure) {
            this.title = title;
            this.format = format;
            this.figure = figure;
        }

        public String title() {
            return title;
        }

        public Format format() {
            return format;
        }
    }

    /// Takes in a game.
    void enter(GameStory story) {
        enter(seats, story, player -> player);
        enter(
                distances,
                story,
                player -> Math.floorMod(player - story.firstDealer(), story.players()));
        enter(
                offices,
                story,
                player -> Math.min(OFFICE_STEPS - 1, story.dealtInOffice(player) / OFFICE_STEP));
        enterCards(story);
        for (Measure measure : Measure.values()) {
            measure(measure).cluster(measure.figure.applyAsDouble(story), 1);
        }
        for (int i = 0; i < Math.min(MOST_TURNS, story.turns().size()); i++) {
            turns.get(i).enter(story.turns().get(i), story);
        }
    }

    /// @param which of the pairs a player belongs to
    private static void enter(List<Pair> pairs, GameStory story, IntUnaryOperator which) {
        var sums = new Sums(pairs.size());
        for (int player = 0; player < story.players(); player++) {
            sums.add(which.applyAsInt(player), story.win(player), story.grapples(player));
        }
        sums.enterInto(pairs);
    }

    /// Of each card dealt: how much better than the table its receiver does.
    private void enterCards(GameStory story) {
        var sums = new Sums(cards.size());
        for (GameStory.Receipt receipt : story.receipts()) {
            sums.add(
                    Special.of(receipt.card()).ordinal(),
                    story.win(receipt.player()) - 1.0 / story.players(),
                    story.grapples(receipt.player()) - story.meanGrapples());
        }
        sums.enterInto(cards);
    }

    /// What one game brings the people of several groups.
    @SuppressWarnings("ArrayRecordComponent") // added up in place
    private record Sums(double[] won, double[] had, double[] people) {

        Sums(int groups) {
            this(new double[groups], new double[groups], new double[groups]);
        }

        void add(int group, double wins, double grapples) {
            won[group] += wins;
            had[group] += grapples;
            people[group]++;
        }

        void enterInto(List<Pair> pairs) {
            IntStream.range(0, people.length)
                    .filter(i -> people[i] > 0)
                    .forEach(
                            i -> {
                                pairs.get(i).wins().cluster(won[i], people[i]);
                                pairs.get(i).grapples().cluster(had[i], people[i]);
                            });
        }
    }

    @Override
    public void add(GameTally other) {
        Tally.addAll(seats, other.seats);
        Tally.addAll(distances, other.distances);
        Tally.addAll(offices, other.offices);
        Tally.addAll(cards, other.cards);
        Tally.addAll(measures, other.measures);
        Tally.addAll(turns, other.turns);
    }

    /// By seat, in the order in which people sat down.
    public List<Pair> seats() {
        return seats;
    }

    /// By how many seats left of the first dealer somebody sits.
    public List<Pair> distances() {
        return distances;
    }

    /// By how many cards somebody dealt in office, in steps of five.
    public List<Pair> offices() {
        return offices;
    }

    /// How much more than the table somebody has who is dealt a card.
    public Pair card(Special special) {
        return cards.get(special.ordinal());
    }

    public Ratio measure(Measure measure) {
        return measures.get(measure.ordinal());
    }

    /// By turn, as far as any game came.
    public List<Turn> turns() {
        return turns.stream().filter(turn -> turn.cards().count() > 0).toList();
    }
}
