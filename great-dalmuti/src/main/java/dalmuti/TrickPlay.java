package dalmuti;

import dalmuti.contract.Actor;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.decrees.Law;
import dalmuti.engine.Actions;
import dalmuti.engine.Board;
import dalmuti.engine.Ruling;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Tricks are played. The rules of it are the board's; this gives them names and tells what
/// happened.
record TrickPlay(Match match, Phase.Tricks phase) implements Stage.OfOne {

    private static final Move PASS = new Move.Pass();
    private static final List<Move> MOVES = moves();

    private static List<Move> moves() {
        return IntStream.range(0, Actions.COUNT).mapToObj(TrickPlay::numbered).toList();
    }

    private static Move numbered(int action) {
        return action == Actions.PASS ? PASS : new Move.Lay(Actions.play(action));
    }

    static void open(Course course, Deal deal) {
        Law law = course.law();
        List<Player> seats = law.seats(course.order());
        for (Player open : law.openHands(course.order())) {
            course.happened(new Event.HandOpened(open, deal.hand(open)));
        }
        Board board = Board.of(deal.inOrder(seats), law.tricks());
        course.enter(new Phase.Tricks(board, seats, deal.aside()));
    }

    @Override
    public String rule() {
        return "PLAY-2";
    }

    @Override
    public Player decider() {
        return player(phase.board().turn());
    }

    private Player player(int seat) {
        return phase.seats().get(seat);
    }

    @Override
    public List<Move> legal(Player player) {
        Board board = phase.board();
        var moves = new Move[board.legalCount()];
        Arrays.setAll(moves, n -> MOVES.get(board.legal(n)));
        return List.of(moves);
    }

    @Override
    public Optional<Refusal> objection(Actor actor, Move move) {
        return switch (move) {
            case Move.Lay(var play) -> objection(play.number(), actor);
            case Move.Pass() -> objection(Actions.PASS, actor);
            default -> misplaced(actor);
        };
    }

    private Optional<Refusal> objection(int action, Actor actor) {
        Board board = phase.board();
        Ruling ruling = board.ruling(action);
        if (ruling == Ruling.LEGAL) {
            return Optional.empty();
        }
        return Optional.of(
                switch (ruling) {
                    case LEADER_PASSES -> Refusal.of("PLAY-1", "dalmuti.leader-passes", actor);
                    case WRONG_NUMBER ->
                            Refusal.of(
                                    "PLAY-2",
                                    "dalmuti.wrong-number",
                                    actor,
                                    Actions.play(action),
                                    Actions.play(board.top()),
                                    Actions.play(board.top()).size());
                    case NOT_BETTER ->
                            Refusal.of(
                                    isTurnedAround(action) ? "DEC-4" : "PLAY-2",
                                    "dalmuti.not-better",
                                    actor,
                                    Actions.play(action),
                                    Actions.play(board.top()));
                    case NOT_HELD ->
                            Refusal.of("CARD-1", "dalmuti.not-held", actor, Actions.play(action));
                    case JOINED_BY_JESTERS ->
                            Refusal.of("DEC-4", "dalmuti.no-fools", actor, Actions.play(action));
                    case NO_SUCH_ACTION, ROUND_OVER, LEGAL ->
                            throw new IllegalStateException(ruling.name());
                });
    }

    /// Whether a play would be better if it were not for the decree.
    private boolean isTurnedAround(int action) {
        return Actions.play(action).beats(Actions.play(phase.board().top()));
    }

    @Override
    public void make(Actor actor, Move move, Course course) {
        var player = (Player) actor;
        Board board = phase.board().copy();
        if (move instanceof Move.Lay(var play)) {
            board.play(play.number());
            course.happened(new Event.Laid(player, play));
            int out = board.outCount();
            if (out > phase.board().outCount()) {
                course.happened(new Event.WentOut(player, out));
            }
        } else {
            board.play(Actions.PASS);
            course.happened(new Event.Passed(player));
        }
        if (board.over()) {
            Reckoning.close(course, phase.seats(), board);
            return;
        }
        if (board.leads()) {
            course.happened(new Event.TrickTaken(player(board.by()), player(board.turn())));
        }
        course.enter(new Phase.Tricks(board, phase.seats(), phase.aside()));
    }
}
