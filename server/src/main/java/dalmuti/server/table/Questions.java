package dalmuti.server.table;

import dalmuti.contract.Actor;
import dalmuti.contract.Player;
import dalmuti.wire.table.Plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Who is asked what, since when, and how much of their time they have spent.
///
/// @param asked the pending questions
/// @param spent milliseconds of the bank
/// @param heard the last answers of each player's program
record Questions(
        Map<Player, Asked> asked, Map<Player, Integer> spent, Map<Player, List<Heard>> heard) {

    private static final int HEARD_KEPT = 4;
    private static final int MS = 1000;

    Questions {
        asked = Map.copyOf(asked);
        spent = Map.copyOf(spent);
        heard = Map.copyOf(heard);
    }

    /// @param number no other question of the match has it
    record Asked(int number, long at) {}

    /// An answer. A program that was started anew counts its requests from 1 again, so it takes the
    /// question too to know one again.
    ///
    /// @param ack what the program calls it
    record Heard(int ack, int question) {}

    static Questions none(Map<Player, Integer> spent) {
        return new Questions(Map.of(), spent, Map.of());
    }

    Optional<Asked> of(Player player) {
        return Optional.ofNullable(asked.get(player));
    }

    /// After a move.
    ///
    /// @param moves how many moves were made by now
    /// @param awaited who is to decide now; whoever was asked before and has not moved still is
    Questions after(Actor mover, Set<Player> awaited, int moves, long at) {
        var next = new HashMap<Player, Asked>();
        for (Player player : awaited) {
            boolean still = asked.containsKey(player) && !player.equals(mover);
            next.put(player, still ? asked.get(player) : new Asked(moves, at));
        }
        return new Questions(next, spent, heard);
    }

    /// After everybody was asked anew, with all their time.
    Questions resumed(long at) {
        var next = new HashMap<Player, Asked>();
        asked.forEach((player, question) -> next.put(player, new Asked(question.number(), at)));
        return new Questions(next, spent, heard);
    }

    /// After somebody has answered by their own hand.
    Questions answered(Player player, int ack, long at, Plan.Customs customs) {
        return heard(player, ack).charged(player, at, customs);
    }

    private Questions heard(Player player, int ack) {
        Asked question = asked.get(player);
        if (ack == 0 || question == null) {
            return this;
        }
        var last = new ArrayList<>(heard.getOrDefault(player, List.of()));
        last.add(new Heard(ack, question.number()));
        if (last.size() > HEARD_KEPT) {
            last.removeFirst();
        }
        var more = new HashMap<>(heard);
        more.put(player, List.copyOf(last));
        return new Questions(asked, spent, more);
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
        return new Questions(asked, more, heard);
    }

    boolean wasHeard(Player player, int ack, int question) {
        return heard.getOrDefault(player, List.of()).contains(new Heard(ack, question));
    }

    /// When somebody's time is up, the bank included; without a clock, never.
    long deadline(Player player, Plan.Customs customs) {
        Asked question = asked.get(player);
        if (customs.turn() == 0 || question == null) {
            return Long.MAX_VALUE;
        }
        int left = Math.max(0, customs.bank() * MS - spent.getOrDefault(player, 0));
        return question.at() + (long) customs.turn() * MS + left;
    }
}
