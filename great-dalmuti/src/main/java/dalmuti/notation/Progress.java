package dalmuti.notation;

import dalmuti.Dalmuti;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.cards.Hand;
import dalmuti.contract.Actor;
import dalmuti.contract.Deed;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.contract.WorkLimit;
import dalmuti.engine.Board;
import dalmuti.options.Rules;
import dalmuti.options.Scoring;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A match as far as a record has been read, and the line that is read now.
final class Progress {

    private final Dalmuti game;
    private final WorkLimit limit;
    private final List<Deed<Move>> deeds = new ArrayList<>();
    private @Nullable Match match;
    private int line = 1;

    Progress(Rules rules, WorkLimit limit) {
        game = new Dalmuti(rules);
        this.limit = limit;
    }

    /// Says which line is read: whatever is wrong from now on is wrong there.
    void at(int number) {
        line = number;
    }

    int line() {
        return line;
    }

    FlawedRecordException flaw(String rule, String key, Object... arguments) {
        return Tokens.flaw(line, rule, key, arguments);
    }

    boolean isWithoutPoints() {
        return game.rules().scoring() == Scoring.NONE;
    }

    FlawedRecordException noPoints() {
        return flaw("SCORE-1", "record.without-points");
    }

    void start(Match first) {
        match = first;
    }

    boolean hasStarted() {
        return match != null;
    }

    /// The match so far. A record can't do anything before its first round.
    Match match() {
        if (match == null) {
            throw flaw("REC-3", "record.before-round");
        }
        return match;
    }

    Phase phase() {
        return match().phase();
    }

    List<Deed<Move>> deeds() {
        return deeds;
    }

    /// Makes a move that the record claims, or says by which rule it can't have been made.
    List<Event> make(Actor actor, Move move) {
        spend(1);
        return switch (game.apply(match(), actor, move)) {
            case Verdict.Accepted<Match, Event>(var next, var events) -> {
                deeds.add(new Deed<>(actor, move));
                match = next;
                yield events;
            }
            case Verdict.Refused<Match, Event>(var why) ->
                    throw new FlawedRecordException(line, why);
        };
    }

    List<Event> chance(Move move) {
        return make(Nature.NATURE, move);
    }

    /// The tricks to come are played with other hands.
    void playWith(Map<Player, Hand> hands) {
        Match now = match();
        if (now.phase() instanceof Phase.Tricks(var board, var seats, var aside)) {
            var others = seats.stream().map(it -> hands.getOrDefault(it, Hand.EMPTY)).toList();
            match = now.with(new Phase.Tricks(Board.of(others, board.rules()), seats, aside));
        }
    }

    /// Counts work beside the moves.
    void spend(long steps) {
        limit.spend(steps);
    }

    /// How far the record has been played: where to come back to after an attempt.
    record Mark(Match match, int deeds) {}

    Mark mark() {
        return new Mark(match(), deeds.size());
    }

    void backTo(Mark mark) {
        match = mark.match();
        deeds.subList(mark.deeds(), deeds.size()).clear();
    }
}
