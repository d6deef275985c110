package dalmuti.table.request;

import dalmuti.contract.Player;
import dalmuti.table.game.Bots;
import dalmuti.table.people.Attendance;
import dalmuti.table.people.Guest;
import dalmuti.table.state.Running;
import dalmuti.table.state.Setting;
import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Request;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// What people ask for beside playing: to sit down and get up, and what a host may do.
///
/// @param guest who wants it
/// @param attendance who is there: the say of a host who is not falls to the next who is
public record SeatRequests<S>(
        Table<S, ?, ?, ?> table, Guest guest, Attendance attendance, long now) {

    private static final Entry.Occupant NOBODY = new Entry.Occupant.Nobody();

    public Outcome sit(int seat) {
        Setting setting = table.setting();
        if (guest.isNobody()) {
            return Outcome.refused("token", "table.no-guest");
        }
        if (setting.barred().contains(guest.id())) {
            return Outcome.refused("seat", "table.barred");
        }
        if (!mayExist(seat)) {
            return Outcome.refused("seat", "table.no-seat", seat);
        }
        if (setting.chairOf(guest.id()).filter(own -> own == seat).isPresent()) {
            return seatedAgain(seat);
        }
        return table.isPlaying() ? queue(seat) : settle(seat);
    }

    /// A chair can be added as long as the game has room for one more.
    private boolean mayExist(int seat) {
        int chairs = table.setting().chairs().size();
        return seat >= 0 && (seat < chairs || (seat == chairs && seat < table.game().most()));
    }

    /// Who sits there already may have another name by now.
    private Outcome seatedAgain(int seat) {
        boolean changed = !occupant(seat).equals(guest.seated()) && !table.isPlaying();
        return changed ? Outcome.keep(new Entry.Seated(seat, guest.seated())) : Outcome.keep();
    }

    private Outcome settle(int seat) {
        if (occupant(seat) instanceof Entry.Occupant.Guest it) {
            return Outcome.refused("seat", "table.taken", it.name());
        }
        var entries = new ArrayList<Entry>();
        table.setting().chairOf(guest.id()).ifPresent(own -> entries.add(freed(own)));
        entries.add(new Entry.Seated(seat, guest.seated()));
        return new Outcome.Keep(entries);
    }

    /// JOIN-1
    private Outcome queue(int seat) {
        if (table.game().doors().isEmpty()) {
            return Outcome.refused("G-WHO-1", "table.no-joining");
        }
        if (table.setting().chairOf(guest.id()).isPresent()) {
            return Outcome.refused("JOIN-1", "table.sits-already");
        }
        return switch (occupant(seat)) {
            case Entry.Occupant.Guest it -> Outcome.refused("seat", "table.taken", it.name());
            case Entry.Occupant.Bot bot -> relieve(seat, bot);
            case Entry.Occupant.Nobody _ -> new Outcome.Keep(queued(seat));
        };
    }

    private List<Entry> queued(int seat) {
        return List.of(
                new Entry.Seated(seat, guest.seated()), new Entry.Queued(seat, guest.seated()));
    }

    /// A bot makes room after the round, and keeps its chair until then: the newcomer waits on
    /// another.
    private Outcome relieve(int seat, Entry.Occupant.Bot bot) { // JOIN-1, JOIN-2
        Running<S> match = table.running().orElseThrow();
        int free = table.setting().chairs().indexOf(NOBODY);
        int waiting = free >= 0 ? free : table.setting().chairs().size();
        Optional<Player> leaver =
                match.playerOn(seat, bot).filter(it -> !match.door().leaving().contains(it));
        if (leaver.isEmpty() || !mayExist(waiting)) {
            return Outcome.refused("seat", "table.taken", bot.name());
        }
        int stay = table.game().order(match.state()).size() - match.door().leaving().size();
        table.game().check(stay - 1); // leavers go before newcomers come
        var entries = new ArrayList<Entry>(List.of(new Entry.Leaving(leaver.get())));
        entries.addAll(queued(waiting));
        return new Outcome.Keep(entries);
    }

    public Outcome leave() { // JOIN-2
        return table.setting()
                .chairOf(guest.id())
                .<Outcome>map(seat -> new Outcome.Keep(left(seat)))
                .orElseGet(() -> Outcome.refused("JOIN-2", "table.not-sitting"));
    }

    private List<Entry> left(int seat) {
        var entries = new ArrayList<>(vacated(seat, guest.id()));
        if (table.setting().host().equals(guest.id())) {
            heir().ifPresent(heir -> entries.add(new Entry.HandedOver(heir)));
        }
        return entries;
    }

    /// Somebody leaves who has no name any more.
    public List<Entry> vanish(int seat) {
        var entries = new ArrayList<Entry>();
        entries.add(new Entry.Seated(seat, guest.seated()));
        entries.addAll(left(seat));
        return entries;
    }

    private List<Entry> vacated(int seat, String who) {
        Optional<Running<S>> match = table.running().filter(it -> !it.finished());
        Optional<Player> player = match.flatMap(it -> Setting.player(it.players(), who));
        if (player.filter(it -> match.orElseThrow().door().leaving().contains(it)).isPresent()) {
            return List.of(); // said already
        }
        return List.of(player.<Entry>map(Entry.Leaving::new).orElseGet(() -> freed(seat)));
    }

    private Optional<String> heir() {
        return table.setting().guests().stream()
                .map(Entry.Occupant.Guest::guest)
                .filter(other -> !other.equals(guest.id()))
                .findFirst();
    }

    public Outcome seatBot(Request.SeatBot request) {
        int seat = request.seat();
        return asHost(
                seat,
                before -> {
                    if (table.isPlaying()) {
                        return Outcome.refused("seat", "table.playing");
                    }
                    if (before instanceof Entry.Occupant.Guest it) {
                        return Outcome.refused("seat", "table.taken", it.name());
                    }
                    if (request.level().isEmpty()) {
                        return Outcome.keep(freed(seat));
                    }
                    return table.game().bot(request.level()).isEmpty()
                            ? Outcome.refused("level", "table.no-level", request.level())
                            : Outcome.keep(
                                    new Entry.Seated(seat, Bots.named(request.level(), seat)));
                });
    }

    /// Somebody who looks on is seated as if they had sat down by themselves.
    public Outcome seat(int seat, String onlooker) {
        if (!hasSay()) {
            return hostsOnly();
        }
        Optional<Guest> whom =
                attendance.guest(onlooker).filter(it -> table.setting().chairOf(it.id()).isEmpty());
        if (whom.isEmpty()) {
            return Outcome.refused("guest", "table.not-watching");
        }
        return table.setting().barred().contains(onlooker)
                ? Outcome.refused("guest", "table.barred-guest", whom.get().name())
                : new SeatRequests<>(table, whom.get(), attendance, now).sit(seat);
    }

    public Outcome reseat(int seat, int to) {
        return asHost(
                seat,
                before -> {
                    if (before.equals(NOBODY)) {
                        return Outcome.refused("seat", "table.empty-seat", seat);
                    }
                    if (table.isPlaying()) {
                        return Outcome.refused("seat", "table.playing");
                    }
                    if (!mayExist(to)) {
                        return Outcome.refused("to", "table.no-seat", to);
                    }
                    if (!occupant(to).equals(NOBODY)) {
                        return Outcome.refused("to", "table.taken", occupant(to).name());
                    }
                    Entry.Occupant moved =
                            before instanceof Entry.Occupant.Bot(var level, _)
                                    ? Bots.named(level, to) // named by its chair
                                    : before;
                    return Outcome.keep(freed(seat), new Entry.Seated(to, moved));
                });
    }

    public Outcome remove(int seat) {
        return asHost(
                seat,
                before ->
                        switch (before) {
                            case Entry.Occupant.Nobody _ ->
                                    Outcome.refused("seat", "table.empty-seat", seat);
                            case Entry.Occupant.Bot _ ->
                                    table.isPlaying()
                                            ? Outcome.refused("seat", "table.playing")
                                            : Outcome.keep(freed(seat));
                            case Entry.Occupant.Guest it -> removed(seat, it.guest());
                        });
    }

    private Outcome removed(int seat, String who) {
        if (who.equals(table.setting().host())) {
            return Outcome.refused("seat", "table.not-the-host");
        }
        var entries = new ArrayList<>(vacated(seat, who));
        entries.add(new Entry.Barred(who));
        return new Outcome.Keep(entries);
    }

    public Outcome handOver(int seat) {
        return withGuest(seat, who -> Outcome.keep(new Entry.HandedOver(who)));
    }

    public Outcome mute(int seat, boolean muted) {
        return withGuest(seat, who -> Outcome.keep(new Entry.Muted(who, muted)));
    }

    public Outcome start() {
        if (!hasSay()) {
            return hostsOnly();
        }
        if (table.isPlaying()) {
            return Outcome.refused("start", "table.playing");
        }
        List<Entry.Seated> players = table.setting().sitting();
        table.game().check(players.size()); // WHO-1
        return Outcome.keep(new Entry.Started(table.setting().matches() + 1, players));
    }

    public Outcome end() { // SCORE-4
        Optional<Running<S>> playing = table.running().filter(it -> !it.finished());
        if (playing.isEmpty()) {
            return Outcome.refused("SCORE-4", "table.not-playing");
        }
        if (table.game().doors().isEmpty()) {
            return Outcome.refused("G-WHO-1", "table.no-ending");
        }
        Running<S> match = playing.get();
        if (match.door().ends()) {
            return Outcome.keep();
        }
        boolean plays = match.playerOf(guest.id()).isPresent();
        if (!hasSay() && !plays) {
            return Outcome.refused("SCORE-4", "table.hosts-only");
        }
        return hasSay() || attendance.agreesToEnd(match, guest.id())
                ? Outcome.keep(new Entry.Ending())
                : Outcome.keep();
    }

    public boolean hasSay() {
        String host = table.setting().host();
        if (host.equals(guest.id()) || !attendance.isLongGone(host, now)) {
            return host.equals(guest.id());
        }
        return table.setting().guests().stream()
                .map(Entry.Occupant.Guest::guest)
                .filter(attendance::isHere)
                .findFirst()
                .filter(guest.id()::equals)
                .isPresent();
    }

    private static Outcome hostsOnly() {
        return Outcome.refused("host", "table.hosts-only");
    }

    /// @param request what comes of it, given who sits on the chair
    private Outcome asHost(int seat, Function<Entry.Occupant, Outcome> request) {
        if (!hasSay()) {
            return hostsOnly();
        }
        return seat < 0 || seat >= table.setting().chairs().size()
                ? Outcome.refused("seat", "table.no-seat", seat)
                : request.apply(occupant(seat));
    }

    private Outcome withGuest(int seat, Function<String, Outcome> request) {
        return asHost(
                seat,
                it ->
                        it instanceof Entry.Occupant.Guest who
                                ? request.apply(who.guest())
                                : Outcome.refused("seat", "table.nobody", seat));
    }

    private Entry.Occupant occupant(int seat) {
        List<Entry.Occupant> chairs = table.setting().chairs();
        return seat < chairs.size() ? chairs.get(seat) : NOBODY;
    }

    private static Entry freed(int seat) {
        return new Entry.Seated(seat, NOBODY);
    }
}
