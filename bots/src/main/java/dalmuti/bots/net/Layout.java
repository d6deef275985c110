package dalmuti.bots.net;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.engine.Actions;
import dalmuti.options.Rules;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/// Where everything a player may know stands among the inputs of the network. An input is 0 or 1: a
/// *thermometer* has its first so many at 1, of a *one-hot* at most one is 1.
///
/// Whoever changes anything here makes weights that were trained before worthless: the [#HASH]
/// changes, and they are refused.
public final class Layout {

    static final int MOST_RIVALS = Rules.MOST_PLAYERS - 1;
    static final int RANKS = Rank.JESTER.number();

    /// How many cards somebody holds, as a thermometer of these steps: fine where it matters.
    private static final int[] STEPS = {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 21};

    static final int MOST_CARDS = 27;
    static final int PASS_SIZES = 4;
    static final int STANDING = 10;

    /// In the block of a rival: how many cards they hold.
    static final int RIVAL_CARDS = 0;

    /// In the block of a rival: has passed, on what lies there after the move.
    static final int RIVAL_PASSED = RIVAL_CARDS + STEPS.length;

    /// In the block of a rival: laid what is to be beaten after the move, or leads.
    static final int RIVAL_ON_TOP = RIVAL_PASSED + 1;

    /// In the block of a rival: the one a trade is about.
    static final int RIVAL_PARTNER = RIVAL_ON_TOP + 1;

    /// In the block of a rival, one-hot: Greater Dalmuti, Lesser Dalmuti, Lesser Peon, Greater
    /// Peon.
    static final int RIVAL_TITLE = RIVAL_PARTNER + 1;

    /// In the block of a rival, one-hot for single cards, pairs, triples and more: the weakest rank
    /// they have passed on.
    static final int RIVAL_PASSED_ON = RIVAL_TITLE + 4;

    /// In the block of a rival: ranks of which they are known to hold a card.
    static final int RIVAL_HOLDS = RIVAL_PASSED_ON + PASS_SIZES * (RANKS - 1);

    /// In the block of a rival, one-hot from rank 2: the best rank of the cards not known.
    static final int RIVAL_FLOOR = RIVAL_HOLDS + RANKS;

    static final int RIVAL_LENGTH = RIVAL_FLOOR + RANKS - 1;

    /// The parts of the layout, one after another.
    private enum Part {
        OWN(Hand.FULL_DECK.size()),
        UNSEEN(Hand.FULL_DECK.size()),
        OWN_CARDS(MOST_CARDS + 1),
        OWN_SETS(RANKS),
        OWN_WEAK_SETS(RANKS),
        ACTION(Actions.COUNT),
        LAID_RANK(RANKS),
        LAID_SIZE(14),
        LAID_JESTERS(Rank.JESTER.copies()),
        LAID_STANDS(STANDING),
        TOP_RANK(RANKS),
        TOP_SIZE(14),
        TOP_JESTERS(Rank.JESTER.copies()),
        RIVALS(MOST_RIVALS * RIVAL_LENGTH),
        RIVAL_COUNT(MOST_RIVALS),
        PLAYERS(Rules.MOST_PLAYERS - Rules.FEWEST_PLAYERS + 1),
        POSITION(Rules.MOST_PLAYERS),
        RULES(Options.COUNT),
        ROUND(3),
        PHASE(Phases.COUNT),
        CHOICE(Choices.COUNT),
        GOAL(2);

        private final int size;

        Part(int size) {
            this.size = size;
        }

        int from() {
            return Arrays.stream(values())
                    .takeWhile(part -> part != this)
                    .mapToInt(part -> part.size)
                    .sum();
        }
    }

    /// The own hand after the move: a thermometer for each rank.
    static final int OWN = Part.OWN.from();

    /// The cards neither in the own hand nor played, in the same form.
    static final int UNSEEN = Part.UNSEEN.from();

    /// One-hot: how many cards are left after the move.
    static final int OWN_CARDS = Part.OWN_CARDS.from();

    /// One-hot: how many sets that makes, without jesters.
    static final int OWN_SETS = Part.OWN_SETS.from();

    /// One-hot: how many of them somebody may beat.
    static final int OWN_WEAK_SETS = Part.OWN_WEAK_SETS.from();

    /// One-hot: the action.
    static final int ACTION = Part.ACTION.from();

    static final int LAID_RANK = Part.LAID_RANK.from();
    static final int LAID_SIZE = Part.LAID_SIZE.from();
    static final int LAID_JESTERS = Part.LAID_JESTERS.from();

    /// Thermometer: how likely nobody holds anything better than what is laid; full where nobody
    /// can.
    static final int LAID_STANDS = Part.LAID_STANDS.from();

    /// What lies on the table after a pass.
    static final int TOP_RANK = Part.TOP_RANK.from();

    static final int TOP_SIZE = Part.TOP_SIZE.from();
    static final int TOP_JESTERS = Part.TOP_JESTERS.from();

    /// A block of [#RIVAL_LENGTH] for each other player with cards, clockwise from the own seat.
    static final int RIVALS = Part.RIVALS.from();

    /// One-hot, from 1.
    static final int RIVAL_COUNT = Part.RIVAL_COUNT.from();

    /// One-hot: how many players there are, from 3.
    static final int PLAYERS = Part.PLAYERS.from();

    /// One-hot: the own position.
    static final int POSITION = Part.POSITION.from();

    static final int RULES = Part.RULES.from();

    /// What happened at court: tax, a revolution, a Greater Revolution.
    static final int ROUND = Part.ROUND.from();

    static final int PHASE = Part.PHASE.from();
    static final int CHOICE = Part.CHOICE.from();

    /// What the player is after: points of the round, or of the match.
    static final int GOAL = Part.GOAL.from();

    /// How many inputs there are.
    public static final int COUNT = Part.GOAL.from() + Part.GOAL.size;

    /// What tells this layout from any other.
    public static final long HASH = hash();

    private static final int[] THERMOMETERS = new int[RANKS + 1];

    static {
        for (int rank = 1; rank < RANKS; rank++) {
            THERMOMETERS[rank + 1] = THERMOMETERS[rank] + Rank.of(rank).copies();
        }
    }

    private Layout() {}

    /// Where the thermometer of a rank begins in [#OWN] or [#UNSEEN].
    static int thermometer(int rank) {
        return THERMOMETERS[rank];
    }

    static int rival(int number) {
        return RIVALS + number * RIVAL_LENGTH;
    }

    /// How many inputs of a thermometer of cards are 1.
    static int steps(int cards) {
        int steps = 0;
        while (steps < STEPS.length && STEPS[steps] <= cards) {
            steps++;
        }
        return steps;
    }

    private static long hash() {
        String parts =
                Arrays.stream(Part.values())
                        .map(part -> part + " " + part.size)
                        .collect(Collectors.joining(";"));
        String rival = Arrays.toString(STEPS) + RIVAL_PASSED_ON + " " + RIVAL_HOLDS;
        var sum = new CRC32();
        sum.update((parts + rival).getBytes(StandardCharsets.UTF_8));
        return sum.getValue();
    }
}
