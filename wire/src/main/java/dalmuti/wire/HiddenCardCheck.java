package dalmuti.wire;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.WorkLimit;

import grapples.Event;
import grapples.hidden.CardSearch;
import grapples.hidden.CardSearch.Answer;
import grapples.hidden.Movements;

import java.util.ArrayList;
import java.util.List;

/// Whether hidden cards can lie so that a game went as a viewer's record says.
final class HiddenCardCheck {

    /// How much work a game may take before it stays undecided.
    private static final int MOST_STEPS = 100_000;

    /// A turn that the rules allow, and what was told of the game up to its end.
    private record Turn(Line line, List<Event> told) {}

    private final Line head;
    private final Head.Keeper keeper;
    private final WorkLimit limit;
    private final List<Turn> turns = new ArrayList<>();

    HiddenCardCheck(Line head, Head.Keeper keeper, WorkLimit limit) {
        this.head = head;
        this.keeper = keeper;
        this.limit = limit;
    }

    void note(Line line, List<Event> told) {
        turns.add(new Turn(line, told));
    }

    /// Where the game begins.
    int firstLine() {
        return head.number();
    }

    /// False where it takes too much work. The first turn up to which no cards will do is refused.
    boolean isDecided() {
        if (turns.isEmpty()) {
            return true;
        }
        return switch (answer(movements(turns.getLast()))) {
            case POSSIBLE -> true;
            case UNDECIDED -> false;
            case IMPOSSIBLE -> throw flaw();
        };
    }

    private FlawedRecordException flaw() {
        int good = -1;
        int bad = turns.size() - 1;
        while (bad - good > 1) {
            int middle = (good + bad) / 2;
            if (answer(movements(turns.get(middle))) == Answer.IMPOSSIBLE) {
                bad = middle;
            } else {
                good = middle;
            }
        }
        Turn first = turns.get(bad);
        return first.line().flaw(rule(movements(first)), "grapples.record.noPlacing");
    }

    /// The rule that can't be kept (G-LOG-5): the one without which cards can be found.
    private String rule(Movements movements) {
        Movements unfinished = movements.withoutWinners();
        if (answer(unfinished) != Answer.IMPOSSIBLE) {
            return "G-WIN-1";
        }
        if (answer(unfinished.withoutForce()) != Answer.IMPOSSIBLE) {
            return "G-DOUBLE-1";
        }
        return movements.lacksAce() ? "G-ACE-1" : "G-QUEEN-3";
    }

    private Movements movements(Turn turn) {
        return Movements.of(keeper.options(), keeper.players().size(), turn.told());
    }

    private Answer answer(Movements movements) {
        int[] steps = {0};
        return CardSearch.of(
                movements,
                () -> {
                    limit.spend(1);
                    return ++steps[0] <= MOST_STEPS;
                });
    }
}
