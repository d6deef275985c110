package dalmuti.table.people;

import dalmuti.contract.Player;
import dalmuti.table.state.Running;
import dalmuti.wire.journal.Entry;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/// Who is at the table at this moment. It is forgotten when the server stops: afterwards everybody
/// comes back, or does not.
public final class Attendance {

    private static final long GRACE_MS = 30_000;

    /// For how long whoever has a page open, but leaves all to bots, is still thought to be there.
    private static final long LONG_REST_MS = 3_600_000;

    private final long wokenAt;
    private final Map<String, Integer> lines = new HashMap<>();
    private final SequencedMap<String, Visitor> visitors = new LinkedHashMap<>();
    private final Map<String, Long> goneAt = new HashMap<>();
    private final Map<String, Long> resting = new HashMap<>();
    private final Set<String> votesToEnd = new HashSet<>();
    private int votedIn;
    private long lastCame;
    private long lastWent;
    private Hurried hurried = new Hurried(0, 0);

    public Attendance(long wokenAt) {
        this.wokenAt = wokenAt;
        this.lastCame = wokenAt;
        this.lastWent = wokenAt;
    }

    public void came(Visitor visitor, long now) {
        lastCame = now;
        Guest guest = visitor.guest();
        lines.merge(guest.id(), 1, Integer::sum);
        goneAt.remove(guest.id());
        if (!guest.isNobody()) {
            visitors.put(guest.id(), visitor);
        }
    }

    /// Whoever looks on has not fallen asleep.
    public void watched(long now) {
        lastCame = now;
    }

    public void went(String guest, long now) {
        lastWent = now;
        if (lines.merge(guest, -1, Integer::sum) <= 0) {
            lines.remove(guest);
            visitors.remove(guest);
            goneAt.put(guest, now);
        }
    }

    /// Somebody who is there, as they are called now.
    public Optional<Guest> guest(String id) {
        return Optional.ofNullable(visitors.get(id)).map(Visitor::guest);
    }

    /// Guests who are there, in the order in which they came.
    public List<Guest> guests() {
        return visitors.values().stream().map(Visitor::guest).toList();
    }

    /// Where somebody comes from; nobody knows once they are gone.
    public String address(String guest) {
        return Optional.ofNullable(visitors.get(guest)).map(Visitor::address).orElse("");
    }

    public boolean isHere(String guest) {
        return lines.containsKey(guest);
    }

    public void rest(String guest, long now) {
        resting.putIfAbsent(guest, now);
    }

    public void wake(String guest) {
        resting.remove(guest);
    }

    /// Nobody waits any longer for the round after this one.
    public void hurry(int match, int round) {
        hurried = new Hurried(match, round);
    }

    public boolean isHurried(int match, int round) {
        return hurried.equals(new Hurried(match, round));
    }

    /// Which round is not waited for.
    private record Hurried(int match, int round) {}

    /// Whether somebody has been away for so long that others may do without them.
    public boolean isLongGone(String guest, long now) {
        return now >= gone(guest);
    }

    /// From when on others may do without somebody, if things stay as they are.
    public long gone(String guest) {
        return isHere(guest) ? Long.MAX_VALUE : goneAt.getOrDefault(guest, wokenAt) + GRACE_MS;
    }

    /// Whether all who sit have agreed to end the match with this vote.
    public boolean agreesToEnd(Running<?> match, String guest) { // SCORE-4
        if (votedIn != match.number()) {
            votedIn = match.number();
            votesToEnd.clear();
        }
        votesToEnd.add(guest);
        return match.people().stream().map(match::guest).allMatch(votesToEnd::contains);
    }

    /// Since when nobody who plays has been there; never while somebody is. Where bots play alone,
    /// whoever looks on counts.
    public long desertedSince(Running<?> match) {
        if (match.people().isEmpty()) {
            return lines.isEmpty() ? lastWent : lastCame + LONG_REST_MS;
        }
        long since = wokenAt;
        for (Player person : match.people()) {
            since = Math.max(since, goneSince(match.guest(person)));
            if (since == Long.MAX_VALUE) {
                return since; // as nearly always: one who is here is enough
            }
        }
        return since;
    }

    private long goneSince(String guest) {
        if (!isHere(guest)) {
            return goneAt.getOrDefault(guest, wokenAt);
        }
        Long rests = resting.get(guest);
        return rests == null ? Long.MAX_VALUE : rests + LONG_REST_MS;
    }

    /// Whether a bot plays for somebody.
    public boolean standsIn(Running<?> match, Player player, long now) {
        return now >= standsInFrom(match, player);
    }

    /// The people for whom a bot plays.
    public Set<Player> standIns(Running<?> match, long now) {
        Set<Player> away = Set.of();
        for (int i = 0; i < match.players().size(); i++) {
            var player = Player.of(i);
            if (match.occupant(player) instanceof Entry.Occupant.Guest
                    && standsIn(match, player, now)) {
                away = away.isEmpty() ? new HashSet<>() : away;
                away.add(player);
            }
        }
        return away;
    }

    /// From when on a bot plays for somebody, if things stay as they are.
    public long standsInFrom(Running<?> match, Player player) { // JOIN-2
        if (!(match.occupant(player) instanceof Entry.Occupant.Guest it)
                || match.door().leaving().contains(player)
                || resting.containsKey(it.guest())) {
            return 0;
        }
        return gone(it.guest());
    }
}
