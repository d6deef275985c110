package dalmuti.server.table;

import dalmuti.contract.Player;
import dalmuti.wire.table.Plan;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// What bots think about, and when they will say it. When is settled before they begin to think, so
/// it does not depend on what they hold.
final class Thoughts<M> {

    /// Longer than any bot takes as a rule, the strongest too, so that even the quickest pace does
    /// not show how long.
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

    void begin(Player player, int question, Plan.Pace pace, long now) {
        thoughts.put(player, new Thought<>(question, now + delay(pace), Optional.empty()));
    }

    private long delay(Plan.Pace pace) {
        return switch (pace) {
            case NATURAL -> 700 + dice.nextInt(900);
            case BRISK -> 150 + dice.nextInt(250);
            case INSTANT -> LONGEST_THOUGHT_MS;
        };
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
