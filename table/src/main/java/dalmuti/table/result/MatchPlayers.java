package dalmuti.table.result;

import dalmuti.contract.Player;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.Entry.ByHand;
import dalmuti.wire.journal.Entry.Occupant;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Who plays in a match, as its entries tell.
final class MatchPlayers {

    private final List<Occupant> players = new ArrayList<>();
    private final List<Entry.Queued> queue = new ArrayList<>();
    private final Map<Player, Integer> moves = new HashMap<>();
    private final Map<Player, Integer> stoodIn = new HashMap<>();
    private final int atFirst;

    MatchPlayers(Entry.Started started) {
        started.players().forEach(seated -> players.add(seated.occupant()));
        atFirst = players.size();
    }

    void note(Entry entry) {
        switch (entry) {
            case Entry.Seated(int seat, Occupant.Nobody _) ->
                    queue.removeIf(waiting -> waiting.seat() == seat);
            case Entry.Seated(_, Occupant.Guest guest) -> renamed(guest);
            case Entry.Queued queued -> queue.add(queued);
            case Entry.Did(Player by, _, ByHand hand, _) -> moved(by, hand);
            default -> {}
        }
    }

    private void renamed(Occupant.Guest guest) {
        players.replaceAll(it -> isSame(it, guest) ? guest : it);
        queue.replaceAll(
                it -> isSame(it.newcomer(), guest) ? new Entry.Queued(it.seat(), guest) : it);
    }

    private static boolean isSame(Occupant one, Occupant.Guest other) {
        return one instanceof Occupant.Guest it && it.guest().equals(other.guest());
    }

    private void moved(Player by, ByHand hand) {
        switch (hand) {
            case PLAYER, BOT -> moves.merge(by, 1, Integer::sum);
            case STAND_IN -> {
                moves.merge(by, 1, Integer::sum);
                stoodIn.merge(by, 1, Integer::sum);
            }
            case HOUSE -> {}
        }
    }

    /// The next who waits gets the next letter.
    void joined() { // JOIN-1
        players.add(queue.removeFirst().newcomer());
    }

    List<Occupant> all() {
        return List.copyOf(players);
    }

    int starters() {
        return atFirst;
    }

    int moves(Player player) {
        return moves.getOrDefault(player, 0);
    }

    int stoodIn(Player player) {
        return stoodIn.getOrDefault(player, 0);
    }

    static String name(Occupant occupant) {
        return occupant.name();
    }
}
