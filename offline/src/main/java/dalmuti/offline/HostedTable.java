package dalmuti.offline;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.table.Complaint;
import dalmuti.table.Kept;
import dalmuti.table.LobbyCard;
import dalmuti.table.Opening;
import dalmuti.table.Outlet;
import dalmuti.table.Pending;
import dalmuti.table.Room;
import dalmuti.table.StoredTable;
import dalmuti.table.TableServices;
import dalmuti.table.Viewing;
import dalmuti.table.day.DealOfTheDay;
import dalmuti.table.game.Games;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.JournalLine;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.Requests;
import dalmuti.words.Words;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/// A table for the one person at this device: what an entity of the server is, without threads and
/// without a clock of its own. Whoever calls it keeps the lines that come back, and says when they
/// are kept; until then it is told nothing else.
final class HostedTable implements TableServices, Outlet {

    private final StoredTable stored;
    private final Deque<Runnable> thoughts = new ArrayDeque<>();
    private final List<String> told = new ArrayList<>();
    private final Room<?, ?, ?, ?> room;
    private final Guest person;
    private Optional<Viewing> viewing = Optional.empty();
    private Optional<LobbyCard> card = Optional.empty();
    private Optional<Pending> pending = Optional.empty();
    private boolean atShuffle;
    private boolean closed;

    private HostedTable(
            StoredTable stored, String code, String name, RandomGenerator dice, long now) {
        this.stored = stored;
        this.person = new Guest(Guest.YOU, name);
        this.room = stored.enter(code, this, dice, now);
    }

    /// The first lines of a new table. What can't be is a [RefusedException].
    static List<String> opened(Plan plan, String name, long now) {
        return Opening.entries(Games.ALL, plan, new Guest(Guest.YOU, name)).stream()
                .map(entry -> JournalLine.of(new Entry.Dated(now, entry)))
                .toList();
    }

    /// The first lines of a table at which the deal of a day is played.
    static List<String> opened(DealOfTheDay day, String name, long now) {
        return day.entries(new Guest(Guest.YOU, name)).stream()
                .map(entry -> JournalLine.of(new Entry.Dated(now, entry)))
                .toList();
    }

    /// A table as its lines have it. Lines that make no sense are an exception of any kind.
    static HostedTable of(
            List<String> lines, String code, String name, RandomGenerator dice, long now) {
        StoredTable stored =
                StoredTable.of(Games.ALL, lines.stream().map(JournalLine::read).toList());
        return new HostedTable(stored, code, name, dice, now);
    }

    /// What was said to it, as over a socket.
    List<String> hear(String text, long now) {
        try {
            Request request = Requests.read(text);
            return switch (request) {
                case Request.Hello(_, var language) when viewing.isEmpty() -> come(language, now);
                case Request.Hello _ ->
                        throw new RefusedException(Refusal.of("hello", "server.hello-again"));
                case Request.Ping(int ack) -> {
                    tell(Notices.write(new Notice.Done(ack)));
                    yield List.of();
                }
                default -> keep(room.hear(viewing.orElseThrow(), request, now));
            };
        } catch (RefusedException e) {
            String why = Words.ENGLISH.say(e.refusal());
            tell(Notices.write(new Notice.Refused(0, e.refusal().rule(), e.refusal().key(), why)));
            return List.of();
        }
    }

    private List<String> come(String language, long now) {
        Viewing here = room.welcome(new Visitor(person, language, ""), this, now);
        viewing = Optional.of(here);
        return keep(room.arrived(here, now));
    }

    List<String> ring(long now) {
        return keep(room.ring(now));
    }

    boolean isThinking() {
        return !thoughts.isEmpty();
    }

    /// Has the next thought thought, which may take a while. The table goes on when all are: after
    /// a device has slept, a bot that has not had its turn yet would be taken for one that gave up.
    List<String> think(long now) {
        thoughts.remove().run();
        return isThinking() ? List.of() : ring(now);
    }

    private List<String> keep(Pending wanted) {
        List<Kept> entries = wanted.entries();
        if (entries.isEmpty()) {
            return List.of();
        }
        pending = Optional.of(wanted);
        atShuffle = false;
        for (Kept kept : entries) {
            stored.add(kept);
            atShuffle |= stored.isAtShuffle(kept);
        }
        return entries.stream().map(it -> JournalLine.of(it.entry())).toList();
    }

    /// The line that stands for all lines so far, where that is worth while; empty otherwise.
    String summary(long now) {
        return atShuffle ? JournalLine.of(new Entry.Dated(now, stored.summary())) : "";
    }

    /// What came back last is kept: now it can be told.
    void kept(long now) {
        Pending last = pending.orElseThrow();
        pending = Optional.empty();
        last.kept(now);
    }

    /// When it wants to be woken.
    long alarm() {
        return room.alarm();
    }

    /// What was told since somebody last asked.
    List<String> told() {
        List<String> all = List.copyOf(told);
        told.clear();
        return all;
    }

    Optional<LobbyCard> card() {
        return card;
    }

    boolean isClosed() {
        return closed;
    }

    @Override
    public void tell(String frame) {
        told.add(frame);
    }

    @Override
    public void close(Notice.Why why) {
        tell(Notices.write(new Notice.Farewell(why, Optional.empty())));
        closed = true;
    }

    @Override
    public <T> void think(Supplier<T> thought, Consumer<T> answer) {
        thoughts.add(() -> answer.accept(thought.get()));
    }

    @Override
    public void failed(String what, Throwable cause) {
        System.err.println(what + ": " + cause);
    }

    @Override
    public void show(LobbyCard shown) {
        card = Optional.of(shown);
    }

    /// Nobody runs this table but who plays at it.
    @Override
    public void report(Complaint complaint, String from, Consumer<Optional<Refusal>> answer) {
        answer.accept(Optional.empty());
    }
}
