package dalmuti.notation;

import dalmuti.Event;
import dalmuti.Phase;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.engine.Board;

import java.util.List;
import java.util.Map;

/// Plays the lines of the tricks.
final class TrickReplay {

    private final Progress progress;
    private final Map<Player, Hand> hands;
    private int tricks;

    /// @param hands with which to play; empty where everybody has their own
    TrickReplay(Progress progress, Map<Player, Hand> hands) {
        this.progress = progress;
        this.hands = hands;
    }

    void read(Line.Trick trick) {
        if (trick.number() != tricks + 1) {
            throw progress.flaw("REC-3", "record.trick-number", tricks + 1);
        }
        if (trick.turns().isEmpty()) {
            throw progress.flaw("PLAY-1", "record.empty-trick");
        }
        if (progress.phase() instanceof Phase.Tricks(var board, _, _) && !board.leads()) {
            throw progress.flaw("PLAY-4", "record.trick-not-over", tricks);
        }
        if (tricks == 0 && !hands.isEmpty()) {
            progress.playWith(hands);
        }
        tricks++;
        boolean first = true;
        for (Line.Turn turn : trick.turns()) {
            turn(turn, first);
            first = false;
        }
        if (trick.leadsNext() != null) {
            leadsNext(trick.leadsNext());
        }
    }

    private void turn(Line.Turn turn, boolean first) {
        Player player = turn.by();
        Phase.Tricks before = tricks(player);
        Board board = before.board();
        if (!first && board.leads()) {
            throw progress.flaw("PLAY-4", "record.trick-over", player);
        }
        Player expected = before.seats().get(board.turn());
        if (!expected.equals(player)) {
            throw progress.flaw("PLAY-2", "record.turn", player, expected);
        }
        List<Event> events = progress.make(player, turn.move());
        if (turn.place() > 0 && !events.contains(new Event.WentOut(player, turn.place()))) {
            throw progress.flaw("PLAY-5", "record.place", player, turn.place());
        }
    }

    private void leadsNext(Player claimed) {
        Phase.Tricks after = tricks(claimed);
        Board board = after.board();
        if (!board.leads()) {
            throw progress.flaw("PLAY-4", "record.trick-not-over", tricks);
        }
        Player leads = after.seats().get(board.turn());
        if (!leads.equals(claimed)) {
            String rule = board.by() == board.turn() ? "PLAY-4" : "PLAY-5";
            throw progress.flaw(rule, "record.leads-next", claimed, leads);
        }
    }

    private Phase.Tricks tricks(Player player) {
        if (!(progress.phase() instanceof Phase.Tricks phase)) {
            throw progress.flaw("PLAY-6", "record.round-over", player);
        }
        return phase;
    }
}
