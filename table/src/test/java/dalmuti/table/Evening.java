package dalmuti.table;

import dalmuti.contract.Refusal;
import dalmuti.table.game.Games;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/// A table for tests, with a clock that is moved by hand. What it wants kept is kept at once, in a
/// list.
final class Evening implements TableServices {

    static final Plan.Customs CUSTOMS =
            new Plan.Customs(30, 60, 8, 10, Plan.Pace.NATURAL, true, true);

    /// When an evening begins.
    static final long BEGINNING = 1_000_000_000_000L;

    private final List<Entry.Dated> journal = new ArrayList<>();
    private final Deque<Thought> thoughts = new ArrayDeque<>();
    private final List<LobbyCard> cards = new ArrayList<>();
    private final List<String> reports = new ArrayList<>();
    private final List<Companion> company = new ArrayList<>();
    private final long seed;
    private final Games games;
    private StoredTable stored;
    private Room<?, ?, ?, ?> room;
    private long now = BEGINNING;
    private int guests;
    private int draws;
    private Optional<Refusal> objection = Optional.empty();
    private ToLongFunction<Object> thinking = _ -> 0;

    /// What a bot will have thought of by then.
    private record Thought(long at, Runnable arrives) {}

    Evening(Plan plan, long seed) {
        this(Games.ALL, plan, seed);
    }

    Evening(Games games, Plan plan, long seed) {
        this.games = games;
        this.seed = seed;
        stored = new StoredTable(games);
        Opening.entries(games, plan, new Guest("g0", "Ana"))
                .forEach(it -> keep(new Kept.Stored(new Entry.Dated(now, it))));
        room = stored.enter("CODE", this, new SplittableRandom(seed), now);
        room.opened(now);
    }

    /// An evening that was interrupted, and goes on from what was kept of it.
    Evening(List<Entry.Dated> kept, long seed, long now) {
        this.games = Games.ALL;
        this.seed = seed;
        this.now = now;
        stored = new StoredTable(games);
        kept.forEach(it -> keep(new Kept.Stored(it)));
        room = stored.enter("CODE", this, new SplittableRandom(seed), now);
    }

    static Plan plan(String game, String rules, int seats, String bots) {
        return new Plan(game, rules, seats, true, bots, CUSTOMS);
    }

    private void keep(Kept kept) {
        journal.add(kept.entry());
        stored.add(kept);
    }

    Room<?, ?, ?, ?> room() {
        return room;
    }

    Table<?, ?, ?, ?> table() {
        return room.table();
    }

    List<Entry.Dated> journal() {
        return journal;
    }

    private void write(Complaint it) {
        reports.add(
                "%s of %s from %s: %s".formatted(it.by(), it.about(), it.address(), it.reason()));
    }

    /// Nobody is reported any more, because of this.
    void refusesReports(Refusal why) {
        objection = Optional.of(why);
    }

    List<String> reports() {
        return reports;
    }

    LobbyCard card() {
        return cards.getLast();
    }

    long now() {
        return now;
    }

    /// @param millis how long it takes to think of something
    void thinks(ToLongFunction<Object> millis) {
        thinking = millis;
    }

    /// The host comes first, then whoever looks on.
    Companion comes(String name) {
        return comes(new Guest("g" + guests++, name));
    }

    Companion comes(Guest guest) {
        var companion = new Companion(this, guest);
        companion.viewing(
                room.welcome(
                        new Visitor(guest, "en", "192.0.2." + guest.id().replaceFirst("^.", "")),
                        companion,
                        now));
        company.add(companion);
        settle(room.ring(now));
        return companion;
    }

    void goes(Companion companion) {
        room.farewell(companion.viewing(), now);
        company.remove(companion);
        settle(room.ring(now));
    }

    /// The name that somebody has now is kept.
    void arrives(Companion companion) {
        settle(room.arrived(companion.viewing(), now));
    }

    /// Somebody wants to be forgotten.
    void forget(String guest) {
        settle(room.forget(guest, now));
    }

    void say(Companion companion, Request request) {
        settle(room.hear(companion.viewing(), request, now));
    }

    /// Everybody who does not want to draw by hand is drawn for.
    private void settle(Pending pending) {
        settleOnce(pending);
        while (company.stream().anyMatch(Companion::drawsAtOnce)) {
            Companion next =
                    company.stream().filter(Companion::drawsAtOnce).findFirst().orElseThrow();
            var take = new Request.Take(++draws, next.question().orElseThrow(), 0);
            settleOnce(room.hear(next.viewing(), take, now));
        }
    }

    private void settleOnce(Pending pending) {
        Pending next = pending;
        while (!next.entries().isEmpty() || nextThought() <= now) {
            if (!next.entries().isEmpty()) {
                next.entries().forEach(this::keep);
                next.kept(now);
            }
            arrived().ifPresent(Runnable::run);
            next = room.ring(now);
        }
    }

    private long nextThought() {
        return thoughts.stream().mapToLong(Thought::at).min().orElse(Long.MAX_VALUE);
    }

    private Optional<Runnable> arrived() {
        Optional<Thought> first = thoughts.stream().filter(it -> it.at() <= now).findFirst();
        first.ifPresent(thoughts::remove);
        return first.map(Thought::arrives);
    }

    private long next() {
        return Math.min(room.alarm(), nextThought());
    }

    /// Lets time pass, and everything happen in it that is due.
    void passes(long millis) {
        long until = now + millis;
        while (next() <= until) {
            now = Math.max(now, next());
            settle(room.ring(now));
        }
        now = until;
    }

    /// Lets time pass until something holds.
    void until(Supplier<Boolean> reached) {
        for (int i = 0; !reached.get(); i++) {
            if (i > 100_000 || next() == Long.MAX_VALUE) {
                throw new AssertionError("seed %d: nothing happens any more".formatted(seed));
            }
            now = Math.max(now, next());
            settle(room.ring(now));
        }
    }

    /// The server is killed, and started again from what was kept: all at once, or a summary and
    /// the rest.
    void dies(Optional<Entry.Summary> summary, int kept) {
        stored =
                summary.map(it -> StoredTable.of(games, it))
                        .orElseGet(() -> new StoredTable(games));
        journal.subList(summary.isPresent() ? kept : 0, journal.size())
                .forEach(it -> stored.add(new Kept.Stored(it)));
        thoughts.clear();
        company.clear();
        room = stored.enter("CODE", this, new SplittableRandom(seed), now);
    }

    /// Nobody has woken the table yet.
    void sleepsUntil(long time) {
        now = time;
        dies(Optional.empty(), 0);
    }

    /// The server is killed, the system's clock is set, and the server is started again.
    void diesAndWakesAt(long time) {
        sleepsUntil(time);
        settle(room.resume(now));
    }

    @Override
    public <T> void think(Supplier<T> thought, Consumer<T> answer) {
        T result = thought.get();
        thoughts.add(new Thought(now + thinking.applyAsLong(result), () -> answer.accept(result)));
    }

    @Override
    public void failed(String what, Throwable cause) {
        throw new AssertionError(what, cause);
    }

    @Override
    public void show(LobbyCard card) {
        cards.add(card);
    }

    @Override
    public void report(Complaint it, String from, Consumer<Optional<Refusal>> answer) {
        if (objection.isEmpty()) {
            write(it);
        }
        answer.accept(objection);
    }
}
