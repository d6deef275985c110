package dalmuti.notation;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.House;
import dalmuti.contract.Player;
import dalmuti.contract.RefusedException;
import dalmuti.contract.UndecidedRecordException;
import dalmuti.contract.WorkLimit;
import dalmuti.decrees.Decree;
import dalmuti.notation.HeadParser.Head;
import dalmuti.notation.Line.Numbered;
import dalmuti.notation.Line.Section;
import dalmuti.options.FirstOrder;
import dalmuti.options.Rules;
import dalmuti.options.Succession;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/// Plays the lines of a record through the rules and believes none of them.
final class Replayer {

    private static final long STEPS_PER_PERSON = 4;

    private final Head head;
    private final Dalmuti game;
    private final Progress progress;
    private final Map<Player, String> names;
    private final Map<Player, Integer> scores = new HashMap<>();
    private final Map<Player, Integer> coins = new HashMap<>();
    private final Map<Integer, Proof> proofs = new HashMap<>();
    private OptionalInt undecided = OptionalInt.empty();
    private boolean ended;

    /// The number of the last round that has a line.
    private int begun;

    private @Nullable Match start;
    private String orderRule;

    Replayer(Head head, WorkLimit limit) {
        this.head = head;
        game = new Dalmuti(head.rules());
        progress = new Progress(head.rules(), limit);
        names = new HashMap<>(head.names());
        orderRule = rankRule(head.rules());
        head.names().keySet().forEach(player -> scores.put(player, 0));
    }

    MatchRecord replay(List<Numbered> lines) {
        int at = 0;
        while (at < lines.size()) {
            Numbered next = lines.get(at);
            progress.at(next.number());
            if (ended) {
                throw progress.flaw("REC-4", "record.after-end");
            }
            if (next.line() instanceof Line.Round round) {
                int end = endOfRound(lines, at);
                round(round, lines.subList(at + 1, end));
                at = end;
            } else {
                between(next.line());
                at++;
            }
        }
        if (start == null) {
            start = begin(head.playersAt(), players -> withScores(game.start(players)));
        }
        if (head.seenBy() instanceof Player viewer && !names.containsKey(viewer)) {
            throw Tokens.flaw(head.playersAt(), "REC-6", "record.no-player", viewer);
        }
        undecided.ifPresent(
                line -> {
                    throw new UndecidedRecordException(line);
                });
        return new MatchRecord(names, head.seenBy(), head.tags(), start, progress.deeds(), proofs);
    }

    private static int endOfRound(List<Numbered> lines, int from) {
        int end = from + 1;
        while (end < lines.size()
                && lines.get(end).line().section() != Section.ROUND
                && lines.get(end).line().section() != Section.BETWEEN) {
            end++;
        }
        return end;
    }

    private void between(Line line) {
        switch (line) {
            case Line.Scores(var points) -> scores(points);
            case Line.Coins(var points) -> coins(points);
            case Line.Join(var newcomer, var name, int position) -> {
                checkBetweenRounds("JOIN-1");
                progress.make(House.HOUSE, new Move.Join(newcomer));
                names.put(newcomer, name);
                seat(newcomer, position);
            }
            case Line.Leave(var leaver) -> {
                checkBetweenRounds("JOIN-2");
                progress.make(House.HOUSE, new Move.Leave(leaver));
                orderRule = "JOIN-2";
            }
            case Line.End() -> {
                if (!progress.match().over()) {
                    progress.make(House.HOUSE, new Move.EndMatch());
                }
                ended = true;
            }
            default -> throw progress.flaw("REC-3", "record.before-round");
        }
    }

    /// A round has begun with its line, though nothing may be dealt yet.
    private void checkBetweenRounds(String rule) {
        if (begun > 0 && progress.match().round() == begun && !progress.match().over()) {
            throw progress.flaw(rule, "dalmuti.not-between-rounds");
        }
    }

    private void scores(List<Line.Points> points) {
        if (progress.hasStarted()) {
            throw progress.flaw("REC-1", "record.scores-late");
        }
        if (progress.isWithoutPoints()) {
            throw progress.noPoints();
        }
        for (Line.Points entry : points) {
            if (entry.bonus() != 0 || scores.replace(entry.player(), entry.points()) == null) {
                throw progress.flaw("REC-1", "record.no-player", entry.player());
            }
        }
    }

    private void coins(List<Line.Points> points) { // DEC-5
        if (progress.hasStarted()) {
            throw progress.flaw("REC-1", "record.scores-late");
        }
        if (!head.rules().decrees()) {
            throw progress.flaw("DEC-1", "record.without-decrees");
        }
        for (Line.Points entry : points) {
            if (entry.bonus() != 0 || !scores.containsKey(entry.player())) {
                throw progress.flaw("REC-1", "record.no-player", entry.player());
            }
            coins.put(entry.player(), entry.points());
        }
    }

    private void seat(Player newcomer, int position) {
        countPeople();
        orderRule = "JOIN-1";
        Match match = progress.match();
        if (match.phase() instanceof Phase.Seating) {
            progress.make(match.greaterDalmuti(), new Move.SeatNewcomer(position));
        } else if (match.order().indexOf(newcomer) != position - 1) {
            throw progress.flaw("JOIN-1", "record.join-position", newcomer, position);
        }
    }

    private void round(Line.Round round, List<Numbered> lines) {
        if (progress.hasStarted()) {
            follows(round);
        } else {
            boolean draws = !lines.isEmpty() && lines.getFirst().line() instanceof Line.Draw;
            begin(round, draws);
        }
        begun = round.number();
        orderRule = rankRule(head.rules());
        countPeople();
        if (head.seenBy() != null) {
            int line = progress.line();
            if (!new ViewerReplay(progress, round, head.seenBy()).replay(lines)) {
                undecided = undecided.isPresent() ? undecided : OptionalInt.of(line);
            }
        } else {
            new RoundReplay(progress, round, head.tags())
                    .replay(lines)
                    .ifPresent(proof -> proofs.put(round.number(), proof));
        }
    }

    /// The first round of a record is taken at its word, unless its order was drawn or dealt.
    private void begin(Line.Round round, boolean draws) {
        List<Player> order = round.order();
        boolean first = round.number() == 1;
        if (new HashSet<>(order).size() < order.size()
                || !scores.keySet().containsAll(order)
                || (first && order.size() < scores.size())) {
            throw progress.flaw("REC-3", "record.round-order");
        }
        if (first) {
            begin(head.playersAt(), game::start); // refused before anybody sits down
        }
        boolean dealt = head.rules().firstOrder() == FirstOrder.DALMUTI_HOLDER;
        start =
                begin(
                        first ? head.playersAt() : progress.line(),
                        players ->
                                first && (draws || dealt)
                                        ? withScores(game.start(players))
                                        : withCoins(game.resume(round.number(), order, scores)));
        progress.start(start);
    }

    private Match withScores(Match fresh) {
        return withCoins(
                new Match(
                        fresh.rules(),
                        fresh.round(),
                        fresh.order(),
                        scores,
                        fresh.coins(),
                        fresh.decree(),
                        fresh.phase(),
                        fresh.past()));
    }

    private Match withCoins(Match fresh) {
        var all = new HashMap<>(fresh.coins());
        all.replaceAll((player, first) -> coins.getOrDefault(player, first));
        return fresh.withCoins(all);
    }

    private Match begin(int line, IntFunction<Match> making) {
        try {
            return making.apply(scores.size());
        } catch (RefusedException refused) {
            throw new FlawedRecordException(line, refused.refusal());
        }
    }

    private void follows(Line.Round round) {
        Match before = progress.match();
        if (before.over()) {
            throw progress.flaw("SCORE-3", "record.match-over");
        }
        if (!(before.phase() instanceof Phase.Shuffling) || before.round() == begun) {
            throw progress.flaw("PLAY-6", "record.round-not-over", before.round());
        }
        if (round.number() != before.round()) {
            throw progress.flaw("REC-3", "record.round-number", before.round());
        }
        if (!round.order().equals(before.order())) {
            boolean fell = RoundChecks.held(before, Decree.FALL_FROM_GRACE);
            String rule = fell && !orderRule.startsWith("JOIN") ? "DEC-4" : orderRule;
            throw progress.flaw(rule, "record.order", Names.letters(before.order()));
        }
    }

    static String rankRule(Rules rules) {
        return rules.succession() == Succession.MASTER ? "RANK-2" : "RANK-1";
    }

    /// Whoever has ever been at the table has points, which are copied.
    private void countPeople() {
        progress.spend(STEPS_PER_PERSON * progress.match().scores().size());
    }
}
