package dalmuti.table;

import dalmuti.table.people.Guest;
import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Request;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/// Somebody at a table for tests, who knows only what was sent to them.
final class Companion implements Outlet {

    private final Evening evening;
    private final Guest guest;
    private final List<String> frames = new ArrayList<>();
    private final List<Long> times = new ArrayList<>();
    private final Map<String, String> parts = new HashMap<>();
    private final List<String> told = new ArrayList<>();
    private final List<Notice> notices = new ArrayList<>();
    private Optional<Notice.Why> closed = Optional.empty();
    private Optional<Viewing> viewing = Optional.empty();
    private boolean byHand;
    private int number;
    private int acks;

    Companion(Evening evening, Guest guest) {
        this.evening = evening;
        this.guest = guest;
    }

    Guest guest() {
        return guest;
    }

    void viewing(Viewing its) {
        viewing = Optional.of(its);
    }

    Viewing viewing() {
        return viewing.orElseThrow();
    }

    @Override
    public void tell(String frame) {
        frames.add(frame);
        times.add(evening.now());
        Notice notice = Notices.read(frame);
        notices.add(notice);
        if (notice instanceof Notice.Update(int n, _, boolean whole, var news, var now)) {
            if (n != number + 1) {
                throw new AssertionError("a gap: " + n + " after " + number);
            }
            number = n;
            if (whole) {
                parts.clear();
            }
            if (whole || now.containsKey("since")) {
                told.clear();
            }
            parts.putAll(now);
            parts.values().removeIf("null"::equals);
            told.addAll(news);
        }
    }

    @Override
    public void close(Notice.Why why) {
        closed = Optional.of(why);
    }

    Optional<Notice.Why> closed() {
        return closed;
    }

    List<String> frames() {
        return frames;
    }

    List<Long> times() {
        return times;
    }

    String part(String name) {
        return parts.getOrDefault(name, "");
    }

    <V> V view(GameJson<?, ?, V> json) {
        return json.readView(parts, told);
    }

    /// Says something, and gives the notice that answers it.
    Notice says(IntFunction<Request> request) {
        acks++;
        int ack = acks + 1000 * Integer.parseInt(guest.id().substring(1));
        int before = notices.size();
        evening.say(this, request.apply(ack));
        return notices.subList(before, notices.size()).stream()
                .filter(notice -> answers(notice, ack))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no answer to " + ack));
    }

    private static boolean answers(Notice notice, int ack) {
        return switch (notice) {
            case Notice.Update update -> update.ack() == ack;
            case Notice.Done done -> done.ack() == ack;
            case Notice.Refused refused -> refused.ack() == ack;
            case Notice.Advice advice -> advice.ack() == ack;
            case Notice.Pause _, Notice.Farewell _ -> false;
        };
    }

    /// From now on they draw only when they are told to (DRAW-5).
    Companion byHand() {
        byHand = true;
        return this;
    }

    boolean isToDraw() {
        return question().isPresent() && !part("spread").isEmpty();
    }

    boolean drawsAtOnce() {
        return !byHand && isToDraw();
    }

    /// From now on they are drawn for again.
    void draws() {
        byHand = false;
    }

    /// Takes a card of the spread deck.
    Notice takes(int place) {
        int asked = question().orElse(0);
        return says(ack -> new Request.Take(ack, asked, place));
    }

    /// The pending question, if there is one.
    Optional<Integer> question() {
        return Optional.ofNullable(parts.get("question")).map(Integer::valueOf);
    }
}
