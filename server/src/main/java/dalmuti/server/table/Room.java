package dalmuti.server.table;

import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.Viewer;
import dalmuti.server.Reports;
import dalmuti.server.TableHost.Guest;
import dalmuti.server.TableHost.Outlet;
import dalmuti.server.TableHost.Visitor;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;
import dalmuti.words.Language;
import dalmuti.words.Words;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
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
public final class Room<S, M, E, V> {

    private static final int MOST_AT_ONCE = 10_000;
    private static final int MOST_VIEWINGS_EACH = 4;

    private final String code;
    private final Errands errands;
    private final RandomGenerator dice;
    private final Attendance attendance;
    private final Thoughts<M> thoughts;
    private final Gallery<S, M, E, V> gallery;
    private final Conversation conversation = new Conversation();
    private final Limits limits = Limits.usual();
    private final Repeats repeats = new Repeats();
    private final Deque<Table.Step<S, M, E, V>> wanted = new ArrayDeque<>();
    private final Deque<Table.Step<S, M, E, V>> untold = new ArrayDeque<>();
    private Table<S, M, E, V> noted;
    private Table<S, M, E, V> table;
    private Optional<Asker> asker = Optional.empty();
    private Cast cast = Cast.NOBODY;
    private boolean sayLapsed;
    private boolean awake;
    private long alarm = Long.MAX_VALUE;

    /// @param dice that nobody can foresee
    private Room(
            String code, Table<S, M, E, V> table, Errands errands, RandomGenerator dice, long now) {
        this.code = code;
        this.table = table;
        this.noted = table;
        this.errands = errands;
        this.dice = dice;
        this.attendance = new Attendance(now);
        this.thoughts = new Thoughts<>(dice);
        this.gallery = new Gallery<>(code, attendance);
    }

    static <S, M, E, V> Room<S, M, E, V> around(
            String code, Table<S, M, E, V> table, Errands errands, RandomGenerator dice, long now) {
        return new Room<>(code, table, errands, dice, now);
    }

    /// Whose request is carried out.
    record Asker(Viewing viewing, Request request) {

        int ack() {
            return Acks.of(request);
        }
    }

    /// When it wants to be woken.
    public long alarm() {
        return alarm;
    }

    public boolean isEmpty() {
        return gallery.isEmpty();
    }

    public boolean isPlaying() {
        return table.isPlaying();
    }

    /// Somebody comes to see the table. They are shown everything at once.
    public Viewing welcome(Visitor visitor, Outlet outlet, long now) {
        Language language = Language.of(visitor.language()).orElse(Language.EN);
        Viewer viewer = viewer(visitor.guest().id());
        var viewing = new Viewing(visitor, Words.in(language), outlet, viewer);
        gallery.add(viewing, MOST_VIEWINGS_EACH);
        attendance.came(visitor, now);
        attendance.wake(visitor.guest().id());
        gallery.changed();
        gallery.show(table, conversation, now);
        return viewing;
    }

    /// Whether there is room for somebody; others may have to go for that.
    public boolean admits(Visitor visitor) {
        return gallery.admits(visitor, table::belongs);
    }

    public void farewell(Viewing viewing, long now) {
        if (gallery.remove(viewing)) {
            attendance.went(viewing.guest().id(), now);
            gallery.changed();
            gallery.show(table, conversation, now);
            wind(now);
        }
    }

    private Viewer viewer(String guest) {
        return table.running()
                .flatMap(match -> match.playerOf(guest))
                .<Viewer>map(player -> player)
                .orElse(Onlooker.ONLOOKER);
    }

    /// What is to be kept because of a request.
    public List<Entry.Dated> hear(Viewing viewing, Request request, long now) {
        int ack = Acks.of(request);
        if (repeats.knows(viewing.guest(), request, now)) {
            viewing.done(ack);
            return List.of();
        }
        try {
            var hearing = new Hearing<>(table, viewing, attendance, conversation, limits, now);
            Hearing.Outcome outcome = hearing.hear(request);
            return switch (outcome) {
                case Hearing.Outcome.Keep(var entries) when entries.isEmpty() -> {
                    done(viewing, request, now);
                    gallery.show(table, conversation, now);
                    yield proceed(List.of(), now);
                }
                case Hearing.Outcome.Keep(var entries) -> {
                    List<Entry.Dated> kept = proceed(entries, now);
                    asker = Optional.of(new Asker(viewing, request));
                    yield kept;
                }
                case Hearing.Outcome.Changed() -> {
                    gallery.changed();
                    done(viewing, request, now);
                    gallery.show(table, conversation, now);
                    yield proceed(List.of(), now);
                }
                case Hearing.Outcome.Spoken(var talk) -> {
                    gallery.say(talk);
                    done(viewing, request, now);
                    yield List.of();
                }
                case Hearing.Outcome.Hint(var player) -> {
                    advise(viewing, ack, player);
                    yield List.of();
                }
                case Hearing.Outcome.Reported(var guest, var reason) -> {
                    report(viewing, request, guest, reason, now);
                    yield List.of();
                }
            };
        } catch (RefusedException refused) {
            viewing.refuse(ack, gallery.named(table, refused.refusal()));
            return List.of();
        }
    }

    private void report(Viewing viewing, Request request, String guest, String reason, long now) {
        String by = viewing.guest().id();
        var of = new Reports.Complaint(code, by, guest, attendance.address(guest), reason);
        Runnable done = () -> done(viewing, request, now);
        Consumer<Refusal> refused = it -> viewing.refuse(Acks.of(request), it);
        errands.report(of, attendance.address(by), it -> it.ifPresentOrElse(refused, done));
    }

    private void done(Viewing viewing, Request request, long now) {
        repeats.add(viewing.guest(), request, now);
        viewing.done(Acks.of(request));
    }

    private void advise(Viewing viewing, int ack, Player player) {
        Running<S> match = table.running().orElseThrow();
        V view = table.parlour().game().view(match.state(), player);
        List<M> legal = table.parlour().game().legal(match.state(), player);
        Parlour<S, M, E, V> parlour = table.parlour();
        errands.think(
                () -> Hints.of(parlour, view, legal),
                advice ->
                        advice.ifPresentOrElse(
                                it -> viewing.advise(ack, it),
                                () -> viewing.refuse(ack, Refusal.of("hint", "table.no-advice"))));
    }

    /// What is to be kept of somebody's coming: the name they have now.
    public List<Entry.Dated> arrived(Viewing viewing, long now) {
        Guest guest = viewing.guest();
        List<Entry> renamed =
                table.setting()
                        .chairOf(guest.id())
                        .map(seat -> new Entry.Seated(seat, Conduct.person(guest)))
                        .filter(
                                it ->
                                        !table.setting()
                                                .chairs()
                                                .get(it.seat())
                                                .equals(it.occupant()))
                        .<List<Entry>>map(List::of)
                        .orElse(List.of());
        return proceed(renamed, now);
    }

    /// What is to be kept because somebody wants to be forgotten: they leave, and whatever still
    /// shows them has no name any more.
    public List<Entry.Dated> forget(String guest, long now) {
        conversation.forget(guest);
        gallery.dismiss(guest);
        var nameless = new Guest(guest, Guest.NAMELESS);
        List<Entry> entries =
                table.setting()
                        .chairOf(guest)
                        .map(seat -> new Conduct<>(table, nameless, attendance, now).vanish(seat))
                        .orElse(List.of());
        if (entries.isEmpty()) {
            gallery.show(table, conversation, now);
        }
        return proceed(entries, now);
    }

    /// What is to be kept because the table has slept.
    public List<Entry.Dated> resume(long now) {
        return proceed(List.of(), now);
    }

    /// Once, before whatever comes first: no date before it is compared with the clock (REV-6).
    private Stream<Entry> resumed() {
        boolean slept = !awake && isPlaying();
        awake = true;
        return slept ? Stream.of(new Entry.Resumed()) : Stream.empty();
    }

    /// What is to be kept because it is time for it.
    public List<Entry.Dated> ring(long now) {
        boolean late = hurryLate(now);
        boolean lapsed = attendance.isLongGone(table.setting().host(), now);
        if (late || lapsed != sayLapsed) {
            sayLapsed = lapsed;
            gallery.changed();
        }
        gallery.show(table, conversation, now);
        return proceed(List.of(), now);
    }

    /// Whoever lets their time run out is played on by a bot (JOIN-2).
    private boolean hurryLate(long now) {
        boolean late = false;
        for (Player player : table.awaited()) {
            Running<S> match = table.running().orElseThrow();
            if (!table.parlour().isSealed(match.state())
                    && match.occupant(player) instanceof Entry.Occupant.Person(var guest, _)
                    && !attendance.standsIn(match, player, now)
                    && steward(table, now).patience(player) <= now) {
                attendance.rest(guest, now);
                late = true;
            }
        }
        return late;
    }

    /// The wanted entries, and all that follows from them by itself.
    private List<Entry.Dated> proceed(List<Entry> first, long now) {
        wanted.clear();
        var kept = new ArrayList<Entry.Dated>();
        Table<S, M, E, V> next = table;
        for (Entry entry : Stream.concat(resumed(), first.stream()).toList()) {
            next = step(next, new Entry.Dated(now, entry), kept);
        }
        while (next.isPlaying() && steward(next, now).due() instanceof Due.Now(var entries)) {
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
        return kept;
    }

    private Table<S, M, E, V> step(
            Table<S, M, E, V> before, Entry.Dated entry, List<Entry.Dated> kept) {
        Table.Step<S, M, E, V> step = before.after(entry);
        wanted.addLast(step);
        kept.add(entry);
        return step.table();
    }

    private Steward<S, M, E, V> steward(Table<S, M, E, V> of, long now) {
        return new Steward<>(of, attendance, thoughts, dice, now);
    }

    /// The next of what was to be kept goes to the journal. It is not there yet: nobody may be
    /// told.
    void note() {
        Table.Step<S, M, E, V> step = wanted.removeFirst();
        noted = step.table();
        untold.addLast(step);
    }

    /// All that was to be kept is on disk: now it can be told.
    public void kept(long now) {
        Optional<Asker> done = asker;
        asker = Optional.empty();
        done.ifPresent(it -> repeats.add(it.viewing().guest(), it.request(), now));
        for (Table.Step<S, M, E, V> step : untold) {
            if (gallery.beginsAnew(table, step.table())) {
                gallery.show(table, conversation, now);
            }
            table = step.table();
            gallery.happened(step.events());
        }
        untold.clear();
        if (!Cast.of(table).isSame(cast)) {
            cast = Cast.of(table);
            gallery.recast(this::viewer);
            show();
        }
        gallery.tell(table, conversation, done, now);
        wind(now);
    }

    /// Shows the table to those who look for one.
    public void show() {
        errands.show(gallery.card(table));
    }

    Table<S, M, E, V> table() {
        return table;
    }

    /// The table with all that is on its way to the journal.
    Table<S, M, E, V> noted() {
        return noted;
    }

    /// Has bots think, and sets the alarm.
    private void wind(long now) {
        long lapses = attendance.gone(table.setting().host());
        alarm = lapses > now ? lapses : Long.MAX_VALUE;
        if (!table.isPlaying()) {
            return;
        }
        Running<S> match = table.running().orElseThrow();
        Plan.Pace pace = table.setting().plan().customs().pace();
        for (Player player : table.awaited()) {
            int question = match.questions().of(player).orElseThrow().number();
            if (attendance.standsIn(match, player, now)
                    && !match.answers().containsKey(player)
                    && thoughts.isNew(player, question)) {
                thoughts.begin(player, question, pace, match.occupant(player), now);
                think(match, player, question);
            }
        }
        alarm =
                switch (steward(table, now).due()) {
                    case Due.Now _ -> now;
                    case Due.Later(long at) -> Math.min(alarm, at);
                };
    }

    private void think(Running<S> match, Player player, int question) {
        Parlour<S, M, E, V> parlour = table.parlour();
        String level = match.occupant(player) instanceof Entry.Occupant.Bot(var it, _) ? it : "";
        var given = errands.<V, M>bot(player).or(() -> parlour.bot(level));
        var bot = given.orElseGet(parlour::standIn);
        V view = parlour.game().view(match.state(), player);
        List<M> legal = parlour.game().legal(match.state(), player);
        long seed = dice.nextLong();
        errands.think(
                () -> Thinking.choose(bot, parlour.standIn(), view, legal, seed),
                move -> thoughts.arrived(player, question, move));
    }

    public void dismiss(Notice.Why why) {
        gallery.dismiss(why);
    }
}
