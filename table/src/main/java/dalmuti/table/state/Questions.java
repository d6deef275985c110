package dalmuti.table.state;

import dalmuti.contract.Actor;
import dalmuti.contract.Player;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Who is asked what, since when, and how much of their time they have spent.
///
/// @param asked the pending questions
/// @param answers what waits for a fixed instant (REV-6)
/// @param spent milliseconds of the bank
public record Questions(
        Map<Player, Asked> asked,
        Map<Player, Entry.Answered> answers,
        Map<Player, Integer> spent,
        RecentAnswers heard) {

    private static final int MS = 1000;

    public Questions {
        asked = Map.copyOf(asked);
        answers = Map.copyOf(answers);
        spent = Map.copyOf(spent);
    }

    /// @param number no other question of the match has it
    public record Asked(int number, long at) {}

    public static Questions none(Map<Player, Integer> spent) {
        return new Questions(Map.of(), Map.of(), spent, RecentAnswers.NOTHING);
    }

    public Optional<Asked> of(Player player) {
        return Optional.ofNullable(asked.get(player));
    }

    /// After a move.
    ///
    /// @param moves how many moves were made by now
    /// @param awaited who is to decide now; whoever was asked before and has not moved still is
    public Questions after(Actor mover, Set<Player> awaited, int moves, long at) {
        var next = new HashMap<Player, Asked>();
        for (Player player : awaited) {
            boolean still = asked.containsKey(player) && !player.equals(mover);
            next.put(player, still ? asked.get(player) : new Asked(moves, at));
        }
        return new Questions(next, answers, spent, heard);
    }

    /// An answer that waits.
    public Questions with(Entry.Answered answer) {
        var more = new HashMap<>(answers);
        more.put(answer.by(), answer);
        return new Questions(asked, more, spent, heard);
    }

    public Questions withoutAnswers() {
        return answers.isEmpty() ? this : new Questions(asked, Map.of(), spent, heard);
    }

    /// After everybody was asked anew, with all their time.
    public Questions resumed(long at) {
        var next = new HashMap<Player, Asked>();
        asked.forEach((player, question) -> next.put(player, new Asked(question.number(), at)));
        return new Questions(next, answers, spent, heard);
    }

    /// After somebody has answered by their own hand.
    public Questions answered(Player player, int ack, long at, Plan.Customs customs) {
        return heard(player, ack).charged(player, at, customs);
    }

    private Questions heard(Player player, int ack) {
        Asked question = asked.get(player);
        return ack == 0 || question == null
                ? this
                : new Questions(asked, answers, spent, heard.and(player, ack, question.number()));
    }

    private Questions charged(Player player, long at, Plan.Customs customs) {
        Asked question = asked.get(player);
        if (customs.turn() == 0 || question == null) {
            return this;
        }
        int over = (int) Math.max(0, at - question.at() - (long) customs.turn() * MS);
        if (over == 0) {
            return this;
        }
        var more = new HashMap<>(spent);
        more.merge(player, over, Integer::sum);
        return new Questions(asked, answers, more, heard);
    }

    public boolean wasHeard(Player player, int ack, int question) {
        return heard.knows(player, ack, question);
    }

    /// When somebody's time is up, the bank included; without a clock, never.
    public long deadline(Player player, Plan.Customs customs) {
        Asked question = asked.get(player);
        if (customs.turn() == 0 || question == null) {
            return Long.MAX_VALUE;
        }
        int left = Math.max(0, customs.bank() * MS - spent.getOrDefault(player, 0));
        return question.at() + (long) customs.turn() * MS + left;
    }
}
