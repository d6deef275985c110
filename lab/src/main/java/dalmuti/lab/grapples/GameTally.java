package dalmuti.lab.grapples;

import dalmuti.lab.run.Tally;
import dalmuti.lab.stats.Ratio;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/// What many games of Grapples add up to. A game counts as one observation.
public final class GameTally implements Tally<GameTally> {

    /// A game has no more turns than the deck has cards.
    private static final int MOST_TURNS = 54;

    /// Cards dealt in office are counted in steps of so many.
    static final int OFFICE_STEP = 5;

    private static final int OFFICE_STEPS = 6;

    private final Group seats;
    private final Group distances;
    private final Group offices = new Group(OFFICE_STEPS);
    private final Map<Special, Pair> cards = new EnumMap<>(Special.class);
    private final Map<Measure, Ratio> measures = new EnumMap<>(Measure.class);
    private final List<Turn> turns = Stream.generate(Turn::new).limit(MOST_TURNS).toList();

    public GameTally(int players) {
        seats = new Group(players);
        distances = new Group(players);
        for (Special special : Special.values()) {
            cards.put(special, new Pair());
        }
        for (Measure measure : Measure.values()) {
            measures.put(measure, new Ratio());
        }
    }

    /// Wins and grapples of the same people.
    ///
    /// @param wins their share of wins
    /// @param grapples at the end of a game
    public record Pair(Ratio wins, Ratio grapples) {

        Pair() {
            this(new Ratio(), new Ratio());
        }

        private void cluster(double won, double had, double people) {
            wins.cluster(won, people);
            grapples.cluster(had, people);
        }

        private void add(Pair other) {
            wins.add(other.wins);
            grapples.add(other.grapples);
        }
    }

    /// What the tables of a certain turn have in common.
    ///
    /// @param leaderWins how often who leads then wins in the end
    public record Turn(Ratio cards, Ratio expected, Ratio left, Ratio grapples, Ratio leaderWins) {

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

        private void add(Turn other) {
            cards.add(other.cards);
            expected.add(other.expected);
            left.add(other.left);
            grapples.add(other.grapples);
            leaderWins.add(other.leaderWins);
        }
    }

    /// Figures of a game as a whole.
    public enum Measure {
        WINNING("grapples of the winner"),
        LOSING("grapples of the last"),
        TURNS("turns"),
        CHANGES("changes of dealer"),
        SHARED("wins that are shared");

        private final String title;

        Measure(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }

        private double of(GameStory story) {
            return switch (this) {
                case WINNING -> story.most();
                case LOSING -> story.fewest();
                case TURNS -> story.turns().size();
                case CHANGES -> story.changes();
                case SHARED -> isShared(story) ? 1 : 0;
            };
        }

        private static boolean isShared(GameStory story) {
            for (int player = 0; player < story.players(); player++) {
                if (story.win(player) > 0 && story.win(player) < 1) {
                    return true;
                }
            }
            return false;
        }
    }

    /// Takes in a game.
    void enter(GameStory story) {
        int players = story.players();
        seats.enter(story, player -> player);
        distances.enter(story, player -> Math.floorMod(player - story.firstDealer(), players));
        offices.enter(
                story,
                player -> Math.min(OFFICE_STEPS - 1, story.dealtInOffice(player) / OFFICE_STEP));
        enterCards(story);
        measures.forEach((measure, ratio) -> ratio.cluster(measure.of(story), 1));
        for (int i = 0; i < Math.min(MOST_TURNS, story.turns().size()); i++) {
            turns.get(i).enter(story.turns().get(i), story);
        }
    }

    /// Of each card dealt: how much better than the table its receiver does.
    private void enterCards(GameStory story) {
        var sums = new EnumMap<Special, double[]>(Special.class);
        for (GameStory.Receipt receipt : story.receipts()) {
            double[] sum = sums.computeIfAbsent(Special.of(receipt.card()), _ -> new double[3]);
            sum[0] += story.win(receipt.player()) - 1.0 / story.players();
            sum[1] += story.grapples(receipt.player()) - story.meanGrapples();
            sum[2]++;
        }
        sums.forEach((special, sum) -> card(special).cluster(sum[0], sum[1], sum[2]));
    }

    @Override
    public void add(GameTally other) {
        seats.add(other.seats);
        distances.add(other.distances);
        offices.add(other.offices);
        cards.forEach((special, pair) -> pair.add(other.card(special)));
        measures.forEach((measure, ratio) -> ratio.add(other.measure(measure)));
        for (int i = 0; i < MOST_TURNS; i++) {
            turns.get(i).add(other.turns.get(i));
        }
    }

    /// By seat, in the order in which people sat down.
    public List<Pair> seats() {
        return seats.pairs();
    }

    /// By how many seats left of the first dealer somebody sits.
    public List<Pair> distances() {
        return distances.pairs();
    }

    /// By how many cards somebody dealt in office, in steps of five.
    public List<Pair> offices() {
        return offices.pairs();
    }

    /// How much more than the table somebody has who is dealt a card.
    public Pair card(Special special) {
        return Objects.requireNonNull(cards.get(special));
    }

    public Ratio measure(Measure measure) {
        return Objects.requireNonNull(measures.get(measure));
    }

    /// By turn, as far as any game came.
    public List<Turn> turns() {
        return turns.stream().filter(turn -> turn.cards().count() > 0).toList();
    }

    /// People put together by something they share.
    private record Group(List<Pair> pairs) {

        Group(int count) {
            this(Stream.generate(Pair::new).limit(count).toList());
        }

        void enter(GameStory story, IntUnaryOperator which) {
            var won = new double[pairs.size()];
            var had = new double[pairs.size()];
            var people = new double[pairs.size()];
            for (int player = 0; player < story.players(); player++) {
                int index = which.applyAsInt(player);
                won[index] += story.win(player);
                had[index] += story.grapples(player);
                people[index]++;
            }
            for (int i = 0; i < pairs.size(); i++) {
                if (people[i] > 0) {
                    pairs.get(i).cluster(won[i], had[i], people[i]);
                }
            }
        }

        void add(Group other) {
            for (int i = 0; i < pairs.size(); i++) {
                pairs.get(i).add(other.pairs.get(i));
            }
        }
    }
}
