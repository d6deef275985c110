package dalmuti.server.result;

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
            case Entry.Seated(_, Occupant.Person person) -> renamed(person);
            case Entry.Queued queued -> queue.add(queued);
            case Entry.Did(Player by, _, ByHand hand, _) -> moved(by, hand);
            default -> {}
        }
    }

    private void renamed(Occupant.Person person) {
        players.replaceAll(it -> isSame(it, person) ? person : it);
        queue.replaceAll(
                it -> isSame(it.newcomer(), person) ? new Entry.Queued(it.seat(), person) : it);
    }

    private static boolean isSame(Occupant one, Occupant.Person other) {
        return one instanceof Occupant.Person(var guest, _) && guest.equals(other.guest());
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
        return switch (occupant) {
            case Occupant.Person(_, var name) -> name;
            case Occupant.Bot(_, var name) -> name;
            case Occupant.Nobody _ -> "";
        };
    }
}
