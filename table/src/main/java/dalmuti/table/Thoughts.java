package dalmuti.table;

import dalmuti.bots.roster.Level;
import dalmuti.contract.Player;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// What bots think about, and when they will say it. When is settled before they begin to think, so
/// it does not depend on what they hold.
final class Thoughts<M> {

    /// Longer than a bot takes as a rule, so that even the quickest pace does not show how long:
    /// one that judges at sight, and the strongest.
    private static final long GLANCE_MS = 20;

    private static final long LONGEST_THOUGHT_MS = 150;

    private final RandomGenerator dice;
    private final Map<Player, Thought<M>> thoughts = new HashMap<>();

    Thoughts(RandomGenerator dice) {
        this.dice = dice;
    }

    /// @param question which one is thought about
    /// @param due when the move is made
    /// @param move empty while the bot still thinks
    record Thought<M>(int question, long due, Optional<M> move) {}

    /// Whether somebody has to begin to think.
    boolean isNew(Player player, int question) {
        Thought<M> thought = thoughts.get(player);
        return thought == null || thought.question() != question;
    }

    /// @param thinker who plays, or is played for
    void begin(Player player, int question, Plan.Pace pace, Entry.Occupant thinker, long now) {
        thoughts.put(player, new Thought<>(question, now + delay(pace, thinker), Optional.empty()));
    }

    private long delay(Plan.Pace pace, Entry.Occupant thinker) {
        return switch (pace) {
            case NATURAL -> 700 + dice.nextInt(900);
            case BRISK -> 150 + dice.nextInt(250);
            case INSTANT -> isQuick(thinker) ? GLANCE_MS : LONGEST_THOUGHT_MS;
        };
    }

    private static boolean isQuick(Entry.Occupant thinker) {
        return thinker instanceof Entry.Occupant.Bot(var level, _)
                && Level.named(level).filter(Level::isQuick).isPresent();
    }

    void arrived(Player player, int question, M move) {
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
