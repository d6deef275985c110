package dalmuti;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Optional;

/// What the house may do, and only between two rounds: let people in and out, end the match.
record BetweenRounds(Match match) implements Stage {

    @Override
    public String rule() {
        return "JOIN-1";
    }

    @Override
    public Awaiting awaiting() {
        return new Awaiting.Nothing();
    }

    @Override
    public Optional<Refusal> objection(Actor actor, Move move) {
        boolean between =
                match.phase() instanceof Phase.Shuffling(var doors) && doors != Phase.Doors.SHUT;
        return switch (move) {
            case Move.Join _, Move.Leave _, Move.EndMatch _ when !between ->
                    Optional.of(Refusal.of(ruleOf(move), "dalmuti.not-between-rounds"));
            case Move.Join(var newcomer) -> objectionToJoin(newcomer);
            case Move.Leave(var leaver) -> objectionToLeave(leaver);
            case Move.EndMatch() -> Optional.empty();
            default -> misplaced(actor);
        };
    }

    private static String ruleOf(Move move) {
        return switch (move) {
            case Move.Leave _ -> "JOIN-2";
            case Move.EndMatch _ -> "SCORE-4";
            default -> "JOIN-1";
        };
    }

    private Optional<Refusal> objectionToJoin(Player newcomer) {
        Player expected = new Player(1 + lastIndex());
        if (!newcomer.equals(expected)) {
            return Optional.of(Refusal.of("REC-1", "dalmuti.next-letter", newcomer, expected));
        }
        return match.players() < Rules.MOST_PLAYERS
                ? Optional.empty()
                : Optional.of(
                        Refusal.of(
                                "WHO-1",
                                "dalmuti.players",
                                match.players() + 1,
                                Rules.FEWEST_PLAYERS,
                                Rules.MOST_PLAYERS));
    }

    private int lastIndex() {
        return match.scores().keySet().stream()
                .max(Comparator.naturalOrder())
                .orElseThrow()
                .index();
    }

    private Optional<Refusal> objectionToLeave(Player leaver) {
        if (!match.order().contains(leaver)) {
            return Optional.of(Refusal.of("JOIN-2", "dalmuti.not-at-table", leaver));
        }
        boolean entering =
                match.phase() instanceof Phase.Shuffling(var doors)
                        && doors == Phase.Doors.ENTERING;
        return entering
                ? Optional.of(Refusal.of("JOIN-1", "dalmuti.leavers-first", leaver))
                : Optional.empty();
    }

    @Override
    public void make(Actor actor, Move move, Course course) {
        switch (move) {
            case Move.Join(var newcomer) -> let(newcomer, course);
            case Move.Leave(var leaver) -> remove(leaver, course);
            default -> Reckoning.end(course); // SCORE-4
        }
    }

    private void let(Player newcomer, Course course) { // JOIN-1
        int players = match.players();
        if (players % 2 == 0) {
            Seatings.seat(course, newcomer, players / 2 + 1);
        } else {
            course.happened(new Event.Knocked(newcomer));
            course.enter(new Phase.Seating(newcomer));
        }
    }

    private void remove(Player leaver, Course course) { // JOIN-2
        var order = new ArrayList<>(match.order());
        order.remove(leaver);
        course.seat(order);
        course.happened(new Event.Left(leaver));
        if (order.size() < Rules.FEWEST_PLAYERS) {
            Reckoning.end(course);
        }
    }
}
