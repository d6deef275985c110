package dalmuti.notation;

import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.contract.Player;
import dalmuti.engine.Board;

import java.util.List;
import java.util.Optional;

/// Plays the lines of the tricks.
final class TrickReplay { // PLAY-4

    private final Replayer replayer;
    private int tricks;

    TrickReplay(Replayer replayer) {
        this.replayer = replayer;
    }

    void read(int line, Line.Trick trick) {
        if (trick.number() != tricks + 1) {
            throw Tokens.flaw(line, "REC-3", "record.trick-number", tricks + 1);
        }
        if (trick.turns().isEmpty()) {
            throw Tokens.flaw(line, "PLAY-1", "record.empty-trick");
        }
        if (board(line).filter(board -> !board.leads()).isPresent()) {
            throw Tokens.flaw(line, "PLAY-4", "record.trick-not-over", tricks);
        }
        tricks++;
        boolean first = true;
        for (Line.Turn turn : trick.turns()) {
            turn(line, turn, first);
            first = false;
        }
        trick.leadsNext().ifPresent(claimed -> leadsNext(line, claimed));
    }

    private void turn(int line, Line.Turn turn, boolean first) {
        Board board =
                board(line)
                        .orElseThrow(
                                () -> Tokens.flaw(line, "PLAY-6", "record.round-over", turn.by()));
        if (!first && board.leads()) {
            throw Tokens.flaw(line, "PLAY-4", "record.trick-over", turn.by());
        }
        Player turns = match(line).order().get(board.turn());
        if (!turns.equals(turn.by())) {
            throw Tokens.flaw(line, "PLAY-2", "record.turn", turn.by(), turns);
        }
        Move move = turn.play().<Move>map(Move.Lay::new).orElseGet(Move.Pass::new);
        List<Event> events = replayer.make(line, turn.by(), move);
        turn.place().ifPresent(place -> place(line, turn.by(), place, events));
    }

    private static void place(int line, Player player, int place, List<Event> events) { // PLAY-5
        if (!events.contains(new Event.WentOut(player, place))) {
            throw Tokens.flaw(line, "PLAY-5", "record.place", player, place);
        }
    }

    private void leadsNext(int line, Player claimed) {
        Board board =
                board(line)
                        .orElseThrow(
                                () -> Tokens.flaw(line, "PLAY-6", "record.round-over", claimed));
        if (!board.leads()) {
            throw Tokens.flaw(line, "PLAY-4", "record.trick-not-over", tricks);
        }
        Player leads = match(line).order().get(board.turn());
        if (!leads.equals(claimed)) {
            String rule = board.by() == board.turn() ? "PLAY-4" : "PLAY-5";
            throw Tokens.flaw(line, rule, "record.leads-next", claimed, leads);
        }
    }

    private Optional<Board> board(int line) {
        return match(line).phase() instanceof Phase.Tricks(var board, _)
                ? Optional.of(board)
                : Optional.empty();
    }

    private Match match(int line) {
        return replayer.match(line);
    }
}
