package dalmuti;

import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Game;
import dalmuti.contract.House;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.Verdict;
import dalmuti.contract.Viewer;
import dalmuti.engine.Board;
import dalmuti.options.Rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The Great Dalmuti by one set of rules.
///
/// ```java
/// var game = new Dalmuti(Rules.of("korean ending=ROUNDS(3)"));
/// Match match = game.start(5);
/// switch (game.apply(match, player, move)) {
///     case Verdict.Accepted(var next, var events) -> match = next;
///     case Verdict.Refused(var why) -> System.out.println(why.rule());
/// }
/// ```
public record Dalmuti(Rules rules) implements Game<Match, Move, Event, View> {

    @Override
    public Match start(int players) {
        rules.check(players);
        List<Player> sitting = IntStream.range(0, players).mapToObj(Player::of).toList();
        Map<Player, Integer> nothing =
                sitting.stream().collect(Collectors.toMap(Function.identity(), _ -> 0));
        Phase first =
                switch (rules.firstOrder()) {
                    case DRAW -> new Phase.Drawing(List.of());
                    case DALMUTI_HOLDER -> new Phase.Shuffling(Phase.Doors.SHUT);
                };
        return match(1, sitting, nothing, Decrees.firstCoins(rules, sitting), first);
    }

    /// A match that goes on from a known order and known scores, before the shuffle of a round.
    public Match resume(int round, List<Player> order, Map<Player, Integer> scores) {
        return resume(round, order, scores, Decrees.firstCoins(rules, order));
    }

    /// @param coins what everybody at the table has; none without decrees
    public Match resume(
            int round,
            List<Player> order,
            Map<Player, Integer> scores,
            Map<Player, Integer> coins) {
        if (order.size() < Rules.FEWEST_PLAYERS || order.size() > Rules.MOST_PLAYERS) {
            rules.check(order.size());
        }
        if (Reckoning.ends(rules, round - 1, scores.values())) {
            throw new RefusedException(Refusal.of("SCORE-3", "dalmuti.over-before", round));
        }
        return match(round, order, scores, coins, new Phase.Shuffling(Phase.Doors.SHUT));
    }

    private Match match(
            int round,
            List<Player> order,
            Map<Player, Integer> scores,
            Map<Player, Integer> coins,
            Phase phase) {
        return new Match(
                rules, round, order, scores, coins, Optional.empty(), phase, new Past.Fresh());
    }

    /// The match after its tricks, which were played to their end on a copy of its board. For
    /// simulation: what happened in them is not told.
    public Match concluded(Match match, Board played) {
        if (!(match.phase() instanceof Phase.Tricks(_, var seats, _)) || !played.over()) {
            throw new IllegalArgumentException("Tricks are concluded when they are over");
        }
        var course = new Course(match);
        Reckoning.close(course, seats, played);
        return course.match();
    }

    /// What came of tricks that were played with real cards: all that is known of them is who went
    /// out when.
    ///
    /// @param places everybody, in the order of going out
    public Verdict.Accepted<Match, Event> reckoned(Match match, List<Player> places) {
        boolean whole = Set.copyOf(places).equals(Set.copyOf(match.order()));
        if (!(match.phase() instanceof Phase.Tricks) || !whole) {
            throw new IllegalArgumentException("Tricks are reckoned when all are out");
        }
        var course = new Course(match);
        Reckoning.close(course, places);
        return course.accepted().orThrow();
    }

    /// The match after its revolution window, in which all have answered. For simulation: one step
    /// instead of one for each player.
    ///
    /// @param answers legal ones, in the order of the positions
    public Match answered(Match match, List<Move> answers) {
        if (!(match.phase() instanceof Phase.Window window) || !window.answers().isEmpty()) {
            throw new IllegalArgumentException(
                    "Answers are given in a window that has just opened");
        }
        var course = new Course(match);
        new Revolutions(match, window).close(course, answers);
        return course.match();
    }

    @Override
    public Awaiting awaiting(Match match) {
        return Stage.of(match).awaiting();
    }

    @Override
    public List<Move> legal(Match match, Player player) {
        Stage stage = Stage.of(match);
        return stage.awaits(player) ? stage.legal(player) : List.of();
    }

    @Override
    public Move chance(Match match, RandomGenerator dice) {
        return Stage.of(match).chance(dice);
    }

    @Override
    public Verdict<Match, Event> apply(Match match, Actor actor, Move move) {
        Stage stage = actor == House.HOUSE ? new BetweenRounds(match) : Stage.of(match);
        Optional<Refusal> objection =
                actor == House.HOUSE || stage.awaits(actor)
                        ? stage.objection(actor, move)
                        : Optional.of(Refusal.of(stage.rule(), "dalmuti.not-your-turn", actor));
        if (objection.isPresent()) {
            return new Verdict.Refused<>(objection.get());
        }
        var course = new Course(match);
        stage.make(actor, move, course);
        return course.accepted();
    }

    @Override
    public Optional<Event> tell(Event event, Viewer viewer) {
        return event.toldTo(viewer);
    }

    @Override
    public View view(Match match, Viewer viewer) {
        List<Move> legal = viewer instanceof Player player ? legal(match, player) : List.of();
        return View.of(match, viewer, legal);
    }

    @Override
    public Match resample(View view, RandomGenerator dice) {
        return new Resampling(view, dice).match();
    }
}
