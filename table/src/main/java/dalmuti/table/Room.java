package dalmuti.table;

import dalmuti.contract.Action;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.Viewer;
import dalmuti.table.people.Attendance;
import dalmuti.table.people.Chat;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Limits;
import dalmuti.table.people.RecentRequests;
import dalmuti.table.people.Visitor;
import dalmuti.table.request.Outcome;
import dalmuti.table.request.RequestHandler;
import dalmuti.table.request.SeatRequests;
import dalmuti.table.state.Cast;
import dalmuti.table.state.Running;
import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Request;
import dalmuti.words.Language;
import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// A table with the people around it. One thread at a time may be in it. What is to be kept it
/// says, and it tells nobody of it before it is told that it is kept.
///
/// @param <S> the whole truth about a match
/// @param <M> a move
/// @param <E> something that happened
/// @param <V> what one viewer may know
public final class Room<S, M extends Action, E, V> {

    private static final int MOST_AT_ONCE = 10_000;
    private static final int MOST_VIEWINGS_EACH = 4;

    private final String code;
    private final TableServices services;
    private final RandomGenerator dice;
    private final Attendance attendance;
    private final Thoughts<S, M, E, V> thoughts;
    private final Audience<S, M, E, V> audience;
    private final BotTalk botTalk;
    private final Chat chat = new Chat();
    private final Limits limits = Limits.usual();
    private final RecentRequests recent = new RecentRequests();
    private Table<S, M, E, V> table;
    private Cast cast = Cast.NOBODY;
    private boolean sayLapsed;
    private boolean awake;
    private long alarm = Long.MAX_VALUE;

    /// @param dice that nobody can foresee
    Room(
            String code,
            Table<S, M, E, V> table,
            TableServices services,
            RandomGenerator dice,
            long now) {
        this.code = code;
        this.table = table;
        this.services = services;
        this.dice = dice;
        this.attendance = new Attendance(now);
        this.thoughts = new Thoughts<>(services, dice);
        this.botTalk = new BotTalk(attendance, new SplittableRandom(now));
        this.audience = new Audience<>(code, table.game(), attendance);
    }

    /// Whose request is carried out.
    record Asker(Viewing viewing, Request request) {}

    /// When it wants to be woken.
    public long alarm() {
        return alarm;
    }

    public boolean isEmpty() {
        return audience.isEmpty();
    }

    public boolean isPlaying() {
        return table.isPlaying();
    }

    /// Somebody comes to see the table. They are shown everything at once.
    public Viewing welcome(Visitor visitor, Outlet outlet, long now) {
        Language language = Language.of(visitor.language()).orElse(Language.EN);
        Viewer viewer = viewer(visitor.guest().id());
        var viewing = new Viewing(visitor, Words.in(language), outlet, viewer);
        audience.add(viewing, MOST_VIEWINGS_EACH);
        attendance.came(visitor, now);
        attendance.wake(visitor.guest().id());
        audience.changed();
        audience.show(table, chat, now);
        return viewing;
    }

    /// Whether there is room for somebody; others may have to go for that.
    public boolean admits(Visitor visitor) {
        return audience.admits(visitor, table::belongs);
    }

    public void farewell(Viewing viewing, long now) {
        if (audience.remove(viewing)) {
            attendance.went(viewing.guest().id(), now);
            audience.changed();
            audience.show(table, chat, now);
            wind(now);
        }
    }

    /// Whoever looks on is certain to be there still, so bots may play on for them.
    public void watched(long now) {
        attendance.watched(now);
    }

    private Viewer viewer(String guest) {
        return table.running()
                .flatMap(match -> match.playerOf(guest))
                .<Viewer>map(player -> player)
                .orElse(Onlooker.ONLOOKER);
    }

    /// What is to be kept because of a request.
    public Pending hear(Viewing viewing, Request request, long now) {
        int ack = request.ack();
        if (recent.knows(viewing.guest(), request, now)) {
            viewing.done(ack);
            return nothing();
        }
        var handler = new RequestHandler<>(table, viewing.guest(), attendance, chat, limits, now);
        return switch (outcome(handler, request)) {
            case Outcome.Keep(var entries) when entries.isEmpty() -> {
                done(viewing, request, now);
                audience.show(table, chat, now);
                yield proceed(List.of(), now);
            }
            case Outcome.Keep(var entries) ->
                    proceed(entries, Optional.of(new Asker(viewing, request)), now);
            case Outcome.Forgotten() -> {
                viewing.forget();
                yield changed(viewing, request, now);
            }
            case Outcome.Changed() -> changed(viewing, request, now);
            case Outcome.Spoken(var talk) -> {
                audience.say(talk);
                done(viewing, request, now);
                yield nothing();
            }
            case Outcome.Hint(var player) -> {
                Hints.give(table, player, services, viewing, ack);
                yield nothing();
            }
            case Outcome.Reported(var guest, var reason) -> {
                report(viewing, request, guest, reason, now);
                yield nothing();
            }
            case Outcome.Refused(var why) -> {
                viewing.refuse(ack, audience.named(table, why));
                yield nothing();
            }
        };
    }

    private Pending changed(Viewing viewing, Request request, long now) {
        audience.changed();
        done(viewing, request, now);
        audience.show(table, chat, now);
        return proceed(List.of(), now);
    }

    /// A move that can't be read is refused by its reader, and too few players by the rules.
    private static Outcome outcome(RequestHandler<?, ?, ?, ?> handler, Request request) {
        try {
            return handler.handle(request);
        } catch (RefusedException e) {
            return new Outcome.Refused(e.refusal());
        }
    }

    private Pending nothing() {
        return new Batch(List.of(), Optional.empty());
    }

    private void report(Viewing viewing, Request request, String guest, String reason, long now) {
        String by = viewing.guest().id();
        var of = new Complaint(code, by, guest, attendance.address(guest), reason);
        Runnable done = () -> done(viewing, request, now);
        Consumer<Refusal> refused = it -> viewing.refuse(request.ack(), it);
        services.report(of, attendance.address(by), it -> it.ifPresentOrElse(refused, done));
    }

    private void done(Viewing viewing, Request request, long now) {
        recent.add(viewing.guest(), request, now);
        viewing.done(request.ack());
    }

    /// What is to be kept of somebody's coming: the name they have now.
    public Pending arrived(Viewing viewing, long now) {
        Guest guest = viewing.guest();
        List<Entry.Occupant> chairs = table.setting().chairs();
        List<Entry> renamed =
                table.setting()
                        .chairOf(guest.id())
                        .filter(seat -> !chairs.get(seat).equals(guest.seated()))
                        .<List<Entry>>map(seat -> List.of(new Entry.Seated(seat, guest.seated())))
                        .orElse(List.of());
        return proceed(renamed, now);
    }

    /// What is to be kept because somebody wants to be forgotten: they leave, and whatever still
    /// shows them has no name any more.
    public Pending forget(String guest, long now) {
        chat.forget(guest);
        audience.dismiss(guest);
        var nameless = new Guest(guest, Guest.NAMELESS);
        List<Entry> entries =
                table.setting()
                        .chairOf(guest)
                        .map(
                                seat ->
                                        new SeatRequests<>(table, nameless, attendance, now)
                                                .vanish(seat))
                        .orElse(List.of());
        if (entries.isEmpty()) {
            audience.show(table, chat, now);
        }
        return proceed(entries, now);
    }

    /// What is to be kept because whoever runs the table has decided it.
    public Pending decided(List<Entry> entries, long now) {
        return proceed(entries, now);
    }

    /// What is to be kept because the table has slept.
    public Pending resume(long now) {
        return proceed(List.of(), now);
    }

    /// Once, before whatever comes first: no date before it is compared with the clock (REV-6).
    private Stream<Entry> resumed() {
        boolean slept = !awake && isPlaying();
        awake = true;
        return slept ? Stream.of(new Entry.Resumed()) : Stream.empty();
    }

    /// What is to be kept because it is time for it.
    public Pending ring(long now) {
        boolean late = hurryLate(now);
        boolean lapsed = attendance.isLongGone(table.setting().host(), now);
        if (late || lapsed != sayLapsed) {
            sayLapsed = lapsed;
            audience.changed();
        }
        audience.show(table, chat, now);
        botTalk.due(table, chat, now).ifPresent(audience::say);
        return proceed(List.of(), now);
    }

    /// Whoever lets their time run out is played on by a bot (JOIN-2).
    private boolean hurryLate(long now) {
        boolean late = false;
        for (Player player : table.awaited()) {
            Running<S> match = table.running().orElseThrow();
            if (!table.game().isSealed(match.state())
                    && match.occupant(player) instanceof Entry.Occupant.Guest it
                    && !attendance.standsIn(match, player, now)
                    && dueMoves(table, now).patience(player) <= now) {
                attendance.rest(it.guest(), now);
                late = true;
            }
        }
        return late;
    }

    /// The wanted entries, and all that follows from them by itself.
    private Pending proceed(List<Entry> first, Optional<Asker> asker, long now) {
        var kept = new ArrayList<Table.Step<S, M, E, V>>();
        Table<S, M, E, V> next = table;
        for (Entry entry : Stream.concat(resumed(), first.stream()).toList()) {
            next = step(next, new Entry.Dated(now, entry), kept);
        }
        while (next.isPlaying() && dueMoves(next, now).due() instanceof Due.Now(var entries)) {
            for (Entry entry : entries) {
                next = step(next, new Entry.Dated(now, entry), kept);
            }
            if (kept.size() > MOST_AT_ONCE) {
                throw new IllegalStateException("Table " + code + " does not come to rest");
            }
        }
        if (kept.isEmpty()) {
            wind(now);
        }
        return new Batch(kept, asker);
    }

    private Pending proceed(List<Entry> first, long now) {
        return proceed(first, Optional.empty(), now);
    }

    private Table<S, M, E, V> step(
            Table<S, M, E, V> before, Entry.Dated entry, List<Table.Step<S, M, E, V>> kept) {
        Table.Step<S, M, E, V> step = before.after(entry);
        kept.add(step);
        return step.table();
    }

    private DueMoves<S, M, E, V> dueMoves(Table<S, M, E, V> of, long now) {
        return new DueMoves<>(of, attendance, thoughts, dice, now);
    }

    /// Entries that follow from one another.
    private final class Batch implements Pending {

        private final List<Table.Step<S, M, E, V>> steps;
        private final Optional<Asker> asker;

        Batch(List<Table.Step<S, M, E, V>> steps, Optional<Asker> asker) {
            this.steps = List.copyOf(steps);
            this.asker = asker;
        }

        @Override
        public List<Kept> entries() {
            return steps.stream().<Kept>map(it -> new Made(it.entry(), it.table())).toList();
        }

        @Override
        public void kept(long now) {
            tell(steps, asker, now);
        }
    }

    private void tell(List<Table.Step<S, M, E, V>> steps, Optional<Asker> asker, long now) {
        asker.ifPresent(it -> recent.add(it.viewing().guest(), it.request(), now));
        for (Table.Step<S, M, E, V> step : steps) {
            if (audience.beginsAnew(table, step.table())) {
                audience.show(table, chat, now);
            }
            table = step.table();
            audience.happened(step.events());
        }
        if (!Cast.of(table).isSame(cast)) {
            cast = Cast.of(table);
            audience.recast(this::viewer);
            show();
        }
        audience.tell(table, chat, asker, now);
        wind(now);
    }

    /// The table has just been opened.
    public void opened(long now) {
        tell(List.of(), Optional.empty(), now);
    }

    /// Shows the table to those who look for one.
    public void show() {
        services.show(audience.card(table));
    }

    Table<S, M, E, V> table() {
        return table;
    }

    /// Has bots think, and sets the alarm.
    private void wind(long now) {
        long lapses = attendance.gone(table.setting().host());
        alarm = Math.min(lapses > now ? lapses : Long.MAX_VALUE, botTalk.next(table, now));
        if (!table.isPlaying()) {
            return;
        }
        thoughts.begin(table, attendance, now);
        alarm =
                switch (dueMoves(table, now).due()) {
                    case Due.Now _ -> now;
                    case Due.Later(long at) -> Math.min(alarm, at);
                };
    }

    public void dismiss(Notice.Why why) {
        audience.dismiss(why);
    }
}
