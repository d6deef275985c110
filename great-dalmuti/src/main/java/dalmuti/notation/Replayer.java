package dalmuti.notation;

import dalmuti.Dalmuti;
import dalmuti.Deed;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.contract.Actor;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.House;
import dalmuti.contract.Nature;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.RefusedException;
import dalmuti.contract.Verdict;
import dalmuti.contract.WorkLimit;
import dalmuti.options.FirstOrder;
import dalmuti.options.Rules;
import dalmuti.options.Succession;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/// Plays the lines of a record through the rules and believes none of them.
final class Replayer {

    private static final long STEPS_PER_PERSON = 4;

    private final Head head;
    private final WorkLimit limit;
    private final Dalmuti game;
    private final Map<Player, String> names;
    private final Map<Player, Integer> scores = new HashMap<>();
    private final List<Deed> deeds = new ArrayList<>();
    private final Map<Integer, Proof> proofs = new HashMap<>();
    private boolean ended;
    private @Nullable Match start;
    private @Nullable Match match;
    private String orderRule;

    Replayer(Head head, WorkLimit limit) {
        this.head = head;
        this.limit = limit;
        game = new Dalmuti(head.rules());
        names = new HashMap<>(head.names());
        orderRule = rankRule(head.rules());
        head.names().keySet().forEach(player -> scores.put(player, 0));
    }

    MatchRecord replay(List<Numbered> lines) {
        int at = 0;
        while (at < lines.size()) {
            Numbered next = lines.get(at);
            if (ended) {
                throw Tokens.flaw(next.number(), "REC-4", "record.after-end");
            }
            if (next.line() instanceof Line.Round round) {
                int end = endOfRound(lines, at);
                round(next.number(), round, lines.subList(at + 1, end));
                at = end;
            } else {
                between(next);
                at++;
            }
        }
        if (start == null) {
            start = begin(head.playersAt(), players -> withScores(game.start(players)));
        }
        if (head.seenBy().orElse(Onlooker.ONLOOKER) instanceof Player viewer
                && !names.containsKey(viewer)) {
            throw Tokens.flaw(head.playersAt(), "REC-6", "record.no-player", viewer);
        }
        return new MatchRecord(names, head.seenBy(), head.tags(), start, deeds, proofs);
    }

    private static int endOfRound(List<Numbered> lines, int from) {
        int end = from + 1;
        while (end < lines.size()
                && Section.of(lines.get(end).line()) != Section.ROUND
                && Section.of(lines.get(end).line()) != Section.BETWEEN) {
            end++;
        }
        return end;
    }

    private void between(Numbered numbered) {
        int line = numbered.number();
        switch (numbered.line()) {
            case Line.Scores(var points) -> scores(line, points);
            case Line.Join(var newcomer, var name, int position) -> {
                make(line, House.HOUSE, new Move.Join(newcomer));
                names.put(newcomer, name);
                seat(line, newcomer, position);
            }
            case Line.Leave(var leaver) -> {
                make(line, House.HOUSE, new Move.Leave(leaver));
                orderRule = "JOIN-2";
            }
            case Line.End() -> {
                if (!match(line).over()) {
                    make(line, House.HOUSE, new Move.EndMatch()); // SCORE-4
                }
                ended = true;
            }
            default -> throw Tokens.flaw(line, "REC-3", "record.before-round");
        }
    }

    private void scores(int line, List<Line.Points> points) { // REC-1
        if (match != null) {
            throw Tokens.flaw(line, "REC-1", "record.scores-late");
        }
        for (Line.Points entry : points) {
            if (entry.bonus() != 0 || scores.replace(entry.player(), entry.points()) == null) {
                throw Tokens.flaw(line, "REC-1", "record.no-player", entry.player());
            }
        }
    }

    private void seat(int line, Player newcomer, int position) { // JOIN-1
        countUp(line);
        orderRule = "JOIN-1";
        if (match(line).phase() instanceof Phase.Seating) {
            make(line, match(line).greaterDalmuti(), new Move.SeatNewcomer(position));
        } else if (match(line).order().indexOf(newcomer) != position - 1) {
            throw Tokens.flaw(line, "JOIN-1", "record.join-position", newcomer, position);
        }
    }

    private void round(int line, Line.Round round, List<Numbered> lines) {
        boolean draws =
                round.number() == 1
                        && !lines.isEmpty()
                        && Section.of(lines.getFirst().line()) == Section.DRAW;
        if (match == null) {
            begin(line, round, draws);
        } else {
            follows(line, round);
        }
        orderRule = rankRule(head.rules());
        countUp(line);
        if (head.seenBy().isPresent()) {
            new ViewerReplay(this, line, round).replay(head, head.seenBy().get(), lines);
        } else {
            new RoundReplay(this, line, round).replay(lines);
        }
    }

    /// How far the record has been played: where to come back to after an attempt.
    record Mark(Match match, int deeds) {}

    Mark mark(int line) {
        return new Mark(match(line), deeds.size());
    }

    void backTo(Mark mark) {
        match = mark.match();
        deeds.subList(mark.deeds(), deeds.size()).clear();
    }

    /// The first round of a record is taken at its word, unless its order was drawn or dealt.
    private void begin(int line, Line.Round round, boolean draws) {
        List<Player> order = round.order();
        if (new HashSet<>(order).size() < order.size() || !scores.keySet().containsAll(order)) {
            throw Tokens.flaw(line, "REC-3", "record.round-order");
        }
        if (round.number() == 1 && order.size() < scores.size()) {
            throw Tokens.flaw(line, "REC-3", "record.round-order");
        }
        if (round.number() == 1) {
            begin(head.playersAt(), game::start); // DRAW-2: refused before anybody sits down
        }
        boolean dealt =
                round.number() == 1 && head.rules().firstOrder() == FirstOrder.DALMUTI_HOLDER;
        start =
                begin(
                        round.number() == 1 ? head.playersAt() : line,
                        players ->
                                draws || dealt
                                        ? withScores(game.start(players))
                                        : game.resume(round.number(), order, scores));
        match = start;
    }

    private Match withScores(Match fresh) {
        return new Match(
                fresh.rules(), fresh.round(), fresh.order(), scores, fresh.phase(), fresh.past());
    }

    private Match begin(int line, IntFunction<Match> making) {
        try {
            return making.apply(scores.size());
        } catch (RefusedException refused) {
            throw new FlawedRecordException(line, refused.refusal());
        }
    }

    private void follows(int line, Line.Round round) {
        Match before = match(line);
        if (before.over()) {
            throw Tokens.flaw(line, "SCORE-3", "record.match-over");
        }
        if (!(before.phase() instanceof Phase.Shuffling)) {
            throw Tokens.flaw(line, "PLAY-6", "record.round-not-over", before.round());
        }
        if (round.number() != before.round()) {
            throw Tokens.flaw(line, "REC-3", "record.round-number", before.round());
        }
        if (!round.order().equals(before.order())) {
            throw Tokens.flaw(line, orderRule, "record.order", RoundReplay.spaced(before.order()));
        }
    }

    static String rankRule(Rules rules) {
        return rules.succession() == Succession.MASTER ? "RANK-2" : "RANK-1";
    }

    /// The match so far. A record can't do anything before its first round.
    Match match(int line) {
        if (match == null) {
            throw Tokens.flaw(line, "REC-3", "record.before-round");
        }
        return match;
    }

    /// Makes a move that the record claims, or says by which rule it can't have been made.
    List<Event> make(int line, Actor actor, Move move) {
        limit.spend(1);
        return switch (game.apply(match(line), actor, move)) {
            case Verdict.Accepted<Match, Event>(var next, var events) -> {
                deeds.add(new Deed(actor, move));
                match = next;
                yield events;
            }
            case Verdict.Refused<Match, Event>(var why) ->
                    throw new FlawedRecordException(line, why);
        };
    }

    List<Event> chance(int line, Move move) {
        return make(line, Nature.NATURE, move);
    }

    /// Whoever has ever been at the table has points, which are copied.
    private void countUp(int line) {
        limit.spend(STEPS_PER_PERSON * match(line).scores().size());
    }

    /// Counts work beside the moves.
    void spend(long steps) {
        limit.spend(steps);
    }

    void prove(int round, Proof proof) {
        proofs.put(round, proof);
    }
}
