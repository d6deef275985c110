package dalmuti.bots.net;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.engine.Actions;
import dalmuti.options.Rules;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/// Where everything a player may know stands among the inputs of the network, part after part. An
/// input is 0 or 1: a *thermometer* has its first so many at 1, of a *one-hot* at most one is 1.
///
/// Whoever changes anything here makes weights that were trained before worthless: the [#HASH]
/// changes, and they are refused.
@SuppressWarnings("EnumOrdinal") // the order of the parts is the layout
public enum Layout {
    /// The own hand after the move: a thermometer for each rank.
    OWN(Hand.FULL_DECK.size()),
    /// The cards neither in the own hand nor played, in the same form.
    UNSEEN(Hand.FULL_DECK.size()),
    /// One-hot: how many cards are left after the move.
    OWN_CARDS(28),
    /// One-hot: how many sets that makes, without jesters.
    OWN_SETS(Rank.JESTER.number()),
    /// One-hot: how many of them somebody may beat.
    OWN_WEAK_SETS(Rank.JESTER.number()),
    /// One-hot: the action.
    ACTION(Actions.COUNT),
    LAID_RANK(Rank.JESTER.number()),
    LAID_SIZE(14),
    LAID_JESTERS(Rank.JESTER.copies()),
    /// Thermometer: how likely nobody holds anything better than what is laid; full where nobody
    /// can.
    LAID_STANDS(10),
    /// What lies on the table after a pass.
    TOP_RANK(Rank.JESTER.number()),
    TOP_SIZE(14),
    TOP_JESTERS(Rank.JESTER.copies()),
    /// A block of [RivalInputs] for each other player with cards, clockwise from the own seat.
    RIVALS((Rules.MOST_PLAYERS - 1) * RivalInputs.LENGTH),
    /// One-hot, from 1.
    RIVAL_COUNT(Rules.MOST_PLAYERS - 1),
    /// One-hot: how many players there are, from 3.
    PLAYERS(Rules.MOST_PLAYERS - Rules.FEWEST_PLAYERS + 1),
    /// One-hot: the own position.
    POSITION(Rules.MOST_PLAYERS),
    /// The options that change how a round is best played. The official ones are all 0.
    RULES(12),
    /// What happened at court: tax, a revolution, a Greater Revolution.
    ROUND(3),
    /// One-hot: what kind of decision it is; the tricks are the first.
    PHASE(10),
    /// One-hot: what is said at court; nothing where cards say it all.
    CHOICE(7),
    /// What the player is after: points of the round, or of the match.
    GOAL(2);

    private static final int[] FROM = new int[values().length + 1];

    static {
        for (Layout part : values()) {
            FROM[part.ordinal() + 1] = FROM[part.ordinal()] + part.size;
        }
    }

    /// How many inputs there are.
    public static final int COUNT = FROM[values().length];

    /// What tells this layout from any other.
    public static final long HASH = hash();

    private final int size;

    Layout(int size) {
        this.size = size;
    }

    int size() {
        return size;
    }

    /// The number of an input of this part, counted from 0 within it.
    int at(int index) {
        return FROM[ordinal()] + index;
    }

    private static long hash() {
        String parts =
                Arrays.stream(values())
                        .map(part -> part + " " + part.size)
                        .collect(Collectors.joining(";"));
        var sum = new CRC32();
        sum.update((parts + RivalInputs.layout()).getBytes(StandardCharsets.UTF_8));
        return sum.getValue();
    }
}
