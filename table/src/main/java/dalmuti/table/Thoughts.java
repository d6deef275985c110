package dalmuti.table;

import dalmuti.bots.Bot;
import dalmuti.bots.Guarded;
import dalmuti.bots.roster.Level;
import dalmuti.contract.Action;
import dalmuti.contract.Player;
import dalmuti.table.game.GameAtTable;
import dalmuti.table.people.Attendance;
import dalmuti.table.state.Running;
import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// What bots think about, and when they will say it. When is settled before they begin to think, so
/// it does not depend on what they hold.
final class Thoughts<S, M extends Action, E, V> {

    /// Longer than a bot takes as a rule, so that even the quickest pace does not show how long:
    /// one that judges at sight, and the strongest.
    private static final long GLANCE_MS = 20;

    private static final long LONGEST_THOUGHT_MS = 150;

    private final TableServices services;
    private final RandomGenerator dice;
    private final Map<Player, Thought<M>> thoughts = new HashMap<>();

    Thoughts(TableServices services, RandomGenerator dice) {
        this.services = services;
        this.dice = dice;
    }

    /// @param question which one is thought about
    /// @param due when the move is made
    /// @param move empty while the bot still thinks
    record Thought<M>(int question, long due, Optional<M> move) {}

    /// Has bots begin to think for everybody who is asked and does not play by their own hand.
    void begin(Table<S, M, E, V> table, Attendance attendance, long now) {
        Running<S> match = table.running().orElseThrow();
        Plan.Pace pace = pace(table, match);
        for (Player player : table.awaited()) {
            int question = match.questions().of(player).orElseThrow().number();
            if (attendance.standsIn(match, player, now)
                    && !match.answers().containsKey(player)
                    && of(player, question).isEmpty()) {
                long due = now + delay(pace, match.occupant(player));
                thoughts.put(player, new Thought<>(question, due, Optional.empty()));
                if (table.drawing().isEmpty()) { // a card is taken without thinking
                    think(table.game(), match, player, question);
                }
            }
        }
    }

    private void think(
            GameAtTable<S, M, E, V> game, Running<S> match, Player player, int question) {
        Bot<V, M> standIn = game.standIn();
        String level = match.occupant(player) instanceof Entry.Occupant.Bot(var it, _) ? it : "";
        Bot<V, M> bot = services.<V, M>bot(player).or(() -> game.bot(level)).orElse(standIn);
        V view = game.rules().view(match.state(), player);
        List<M> legal = game.rules().legal(match.state(), player);
        long seed = dice.nextLong();
        services.think(
                () -> choose(bot, standIn, view, legal, seed),
                move -> arrived(player, question, move));
    }

    private M choose(Bot<V, M> bot, Bot<V, M> standIn, V view, List<M> legal, long seed) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        try {
            return Guarded.of(bot, standIn).choose(view, legal, new SplittableRandom(seed));
        } catch (RuntimeException | Error e) { // whatever happens to a bot, its table goes on
            services.failed("A bot gave up", e);
            return legal.getFirst();
        }
    }

    /// When nobody but bots has cards left, nobody waits for them.
    private static <S> Plan.Pace pace(Table<S, ?, ?, ?> table, Running<S> match) {
        boolean alone =
                !match.people().isEmpty()
                        && match.people().stream()
                                .allMatch(it -> table.game().isOut(match.state(), it));
        return alone ? Plan.Pace.INSTANT : table.setting().plan().customs().pace();
    }

    private long delay(Plan.Pace pace, Entry.Occupant thinker) {
        return switch (pace) {
            case NATURAL -> 700 + dice.nextInt(900);
            case BRISK -> (isQuick(thinker) ? 80 : LONGEST_THOUGHT_MS) + dice.nextInt(150);
            case INSTANT -> isQuick(thinker) ? GLANCE_MS : LONGEST_THOUGHT_MS;
        };
    }

    private static boolean isQuick(Entry.Occupant thinker) {
        return thinker instanceof Entry.Occupant.Bot(var level, _)
                && Level.named(level).filter(Level::isQuick).isPresent();
    }

    private void arrived(Player player, int question, M move) {
        thoughts.computeIfPresent(
                player,
                (_, thought) ->
                        thought.question() == question
                                ? new Thought<>(question, thought.due(), Optional.of(move))
                                : thought);
    }

    Optional<Thought<M>> of(Player player, int question) {
        return Optional.ofNullable(thoughts.get(player))
                .filter(thought -> thought.question() == question);
    }
}
