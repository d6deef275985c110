package grapples.hidden;

import grapples.Card;
import grapples.Deck;
import grapples.hidden.Movements.Step;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/// Looks for cards that can have moved as somebody was told: in all ways, for there are at most
/// four queens, and so four times in a game that cards are taken unseen. Cards of which it does not
/// matter which is which are counted, not told apart.
public final class CardSearch {

    /// What was found.
    public enum Answer {
        POSSIBLE,
        IMPOSSIBLE,
        /// It takes more work than it may.
        UNDECIDED
    }

    /// Kinds of cards in hands: unseen ones that can't be a 2 or a joker, and other unseen ones.
    private static final int PLAIN = 0;

    private static final int MOST_FOR_WINNERS = 5_000;
    private static final int FREE = 1;
    private static final int FIRST_SEEN = 2;

    private static final List<Integer> WORTHS =
            Deck.CARDS.stream().map(Card::worth).distinct().sorted().toList();

    private final Movements movements;
    private final BooleanSupplier mayGoOn;

    /// Cards that are met again, each a kind of its own; others are only worth something.
    private final List<Card> followed;

    private final List<Card> unseen;
    private final Set<List<Integer>> failed = new HashSet<>();
    private boolean stopped;
    private boolean incomplete;

    private CardSearch(Movements movements, BooleanSupplier mayGoOn) {
        this.movements = movements;
        this.mayGoOn = mayGoOn;
        unseen = movements.unseen();
        followed =
                movements.steps().stream()
                        .filter(Step.Taken.class::isInstance)
                        .map(it -> ((Step.Taken) it).card())
                        .distinct()
                        .toList();
    }

    /// @param mayGoOn asked before every piece of work
    public static Answer of(Movements movements, BooleanSupplier mayGoOn) {
        var search = new CardSearch(movements, mayGoOn);
        int kinds = FIRST_SEEN + search.followed.size() + WORTHS.size();
        if (search.goOn(0, new int[movements.players()][kinds])) {
            return Answer.POSSIBLE;
        }
        return search.stopped || search.incomplete ? Answer.UNDECIDED : Answer.IMPOSSIBLE;
    }

    private int kind(Card card) {
        int met = followed.indexOf(card);
        return met >= 0
                ? FIRST_SEEN + met
                : FIRST_SEEN + followed.size() + WORTHS.indexOf(card.worth());
    }

    /// Whether the steps from one on can have happened with such hands.
    private boolean goOn(int first, int[][] hands) {
        for (int i = first; i < movements.steps().size(); i++) {
            switch (movements.steps().get(i)) {
                case Step.Kept(var by, var plain) -> hands[by.index()][plain ? PLAIN : FREE]++;
                case Step.Shown(var by, var card) -> hands[by.index()][kind(card)]++;
                case Step.Taken taken -> {
                    int was = taken.before() ? kind(taken.card()) : unseenKind(taken, hands);
                    if (hands[taken.from().index()][was]-- == 0) {
                        return false;
                    }
                    hands[taken.by().index()][kind(taken.card())]++;
                }
                case Step.TakenUnseen taken -> {
                    return isNew(i, hands) && take(taken, hands, 0, taken.count(), i + 1);
                }
            }
        }
        return isNew(movements.steps().size(), hands) && canEnd(hands);
    }

    /// What a card was before it was seen. Where it can be either, the unseen card that is left
    /// over had better be one that can be anything.
    private static int unseenKind(Step.Taken taken, int[][] hands) {
        boolean plain = !taken.card().name().doubles() && hands[taken.from().index()][PLAIN] > 0;
        return plain ? PLAIN : FREE;
    }

    /// Every choice of so many cards from one kind on.
    private boolean take(Step.TakenUnseen taken, int[][] hands, int kind, int left, int next) {
        int[] from = hands[taken.from().index()];
        if (left == 0) {
            return goOn(next, copy(hands));
        }
        if (kind == from.length || stopped) {
            return false;
        }
        int[] to = hands[taken.by().index()];
        int most = Math.min(left, from[kind]);
        for (int count = most; count >= 0; count--) {
            from[kind] -= count;
            to[kind] += count;
            boolean possible = take(taken, hands, kind + 1, left - count, next);
            from[kind] += count;
            to[kind] -= count;
            if (possible) {
                return true;
            }
        }
        return false;
    }

    private static int[][] copy(int[][] hands) {
        return Arrays.stream(hands).map(int[]::clone).toArray(int[][]::new);
    }

    /// Whether nobody has been here, and there is work left.
    private boolean isNew(int step, int[][] hands) {
        stopped = stopped || !mayGoOn.getAsBoolean();
        var key = new ArrayList<Integer>();
        key.add(step);
        for (int[] hand : hands) {
            Arrays.stream(hand).forEach(key::add);
        }
        return !stopped && failed.add(key);
    }

    /// Whether the unseen cards find places, and the winners have won.
    private boolean canEnd(int[][] hands) {
        int ace = unseen.contains(Deck.ACE_OF_SPADES) ? 1 : 0;
        int free = Arrays.stream(hands).mapToInt(hand -> hand[FREE]).sum();
        long doubling = unseen.stream().filter(card -> card.name().doubles()).count();
        if (movements.lacksAce() || doubling > free + movements.undealt() - ace) {
            return false;
        }
        if (movements.winners().isEmpty()) {
            return true;
        }
        return canWin(hands);
    }

    /// One choice of what moved is not worth all the work there may be: another may be easy.
    private boolean canWin(int[][] hands) {
        int[] steps = {0};
        var search =
                new WinnerSearch(
                        totals(hands),
                        movements.winners(),
                        unseen,
                        () -> ++steps[0] <= MOST_FOR_WINNERS && mayGoOn.getAsBoolean());
        boolean possible = search.isPossible();
        incomplete |= search.stopped();
        return possible;
    }

    private List<WinnerSearch.Pile> totals(int[][] hands) {
        return Arrays.stream(hands)
                .map(hand -> new WinnerSearch.Pile(worth(hand), hand[PLAIN], hand[FREE]))
                .toList();
    }

    private int worth(int[] hand) {
        int worth = 0;
        for (int i = 0; i < followed.size(); i++) {
            worth += hand[FIRST_SEEN + i] * followed.get(i).worth();
        }
        for (int i = 0; i < WORTHS.size(); i++) {
            worth += hand[FIRST_SEEN + followed.size() + i] * WORTHS.get(i);
        }
        return worth;
    }
}
