package dalmuti.table.people;

import dalmuti.wire.table.Parts;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// What was said at a table, as far as it is remembered. It is never written down.
public final class Chat {

    private static final int REMEMBERED = 30;
    private static final int MOST_BYTES = 1500;
    private static final int MOST_AT_ONCE = 5;
    private static final long EVERY_MS = 2_000;

    private final Deque<Said> said = new ArrayDeque<>();
    private final RateLimit lately = new RateLimit(MOST_AT_ONCE, EVERY_MS);
    private final RateLimit crowd = new RateLimit(MOST_AT_ONCE, EVERY_MS);
    private int number;

    public Chat() {}

    /// Who said what.
    private record Said(String guest, Parts.Talk talk) {}

    /// Whether somebody may say something again, after what they said lately.
    public boolean allows(String guest, long now) {
        return lately.allows(guest, now);
    }

    /// Whether one more of those who look on may show something: all of them together have as much
    /// as one player, however many they are.
    public boolean allowsOnlooker(String guest, long now) {
        return lately.allows(guest, now) && crowd.allows("", now);
    }

    /// @param seat none for whoever looks on
    public Parts.Talk say(
            Optional<Integer> seat,
            Guest guest,
            Parts.Kind kind,
            Parts.Manner manner,
            String text) {
        number++;
        var talk = new Parts.Talk(number, seat, kind, guest.name(), manner, text);
        said.addLast(new Said(guest.id(), talk));
        while (said.size() > REMEMBERED || bytes() > MOST_BYTES) {
            said.removeFirst();
        }
        return talk;
    }

    /// What somebody said is remembered no more.
    public void forget(String guest) {
        said.removeIf(it -> it.guest().equals(guest));
        lately.forget(guest);
    }

    private int bytes() {
        return said.stream()
                .mapToInt(it -> it.talk().text().getBytes(StandardCharsets.UTF_8).length)
                .sum();
    }

    public List<Parts.Talk> remembered() {
        return said.stream().map(Said::talk).toList();
    }
}
