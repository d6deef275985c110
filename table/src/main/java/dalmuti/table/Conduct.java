package dalmuti.table;

import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Request;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What people may do at a table beside playing: sit down and get up, and what a host may do. What
/// they may not is a [RefusedException].
///
/// @param guest who wants it
/// @param attendance who is there: the say of a host who is not falls to the next who is
record Conduct<S>(Table<S, ?, ?, ?> table, Guest guest, Attendance attendance, long now) {

    List<Entry> sit(int seat) {
        Setting setting = table.setting();
        if (guest.isNobody()) {
            throw refused("token", "table.no-guest");
        }
        if (setting.barred().contains(guest.id())) {
            throw refused("seat", "table.barred");
        }
        mustExist("seat", seat);
        if (setting.chairOf(guest.id()).filter(own -> own == seat).isPresent()) {
            return seatedAgain(seat);
        }
        return table.isPlaying() ? queue(seat) : settle(seat);
    }

    /// A chair can be added as long as the game has room for one more.
    private void mustExist(String field, int seat) {
        int chairs = table.setting().chairs().size();
        boolean exists = seat >= 0 && seat < chairs;
        boolean another = seat == chairs && seat < table.parlour().most();
        if (!exists && !another) {
            throw refused(field, "table.no-seat", seat);
        }
    }

    /// Who sits there already may have another name by now.
    private List<Entry> seatedAgain(int seat) {
        boolean changed = !occupant(seat).equals(person(guest)) && !table.isPlaying();
        return changed ? List.of(new Entry.Seated(seat, person(guest))) : List.of();
    }

    private List<Entry> settle(int seat) {
        if (occupant(seat) instanceof Entry.Occupant.Person(_, var name)) {
            throw refused("seat", "table.taken", name);
        }
        var entries = new ArrayList<Entry>();
        table.setting().chairOf(guest.id()).ifPresent(own -> entries.add(freed(own)));
        entries.add(new Entry.Seated(seat, person(guest)));
        return entries;
    }

    /// JOIN-1
    private List<Entry> queue(int seat) {
        if (table.parlour().doors().isEmpty()) {
            throw refused("G-WHO-1", "table.no-joining");
        }
        if (table.setting().chairOf(guest.id()).isPresent()) {
            throw refused("JOIN-1", "table.sits-already");
        }
        if (!(occupant(seat) instanceof Entry.Occupant.Nobody)) {
            throw refused("seat", "table.taken", nameOf(occupant(seat)));
        }
        return List.of(
                new Entry.Seated(seat, person(guest)), new Entry.Queued(seat, person(guest)));
    }

    List<Entry> leave() { // JOIN-2
        int seat =
                table.setting()
                        .chairOf(guest.id())
                        .orElseThrow(() -> refused("JOIN-2", "table.not-sitting"));
        var entries = new ArrayList<>(vacated(seat, guest.id()));
        if (table.setting().host().equals(guest.id())) {
            heir().ifPresent(heir -> entries.add(new Entry.HandedOver(heir)));
        }
        return entries;
    }

    /// Somebody leaves who has no name any more.
    List<Entry> vanish(int seat) {
        var entries = new ArrayList<Entry>();
        entries.add(new Entry.Seated(seat, person(guest)));
        entries.addAll(leave());
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
        return table.setting().people().stream()
                .map(Entry.Occupant.Person::guest)
                .filter(other -> !other.equals(guest.id()))
                .findFirst();
    }

    List<Entry> seatBot(Request.SeatBot request) {
        mustHaveSay();
        Entry.Occupant before = chair(request.seat());
        if (table.isPlaying()) {
            throw refused("seat", "table.playing");
        }
        if (before instanceof Entry.Occupant.Person(_, var name)) {
            throw refused("seat", "table.taken", name);
        }
        if (request.level().isEmpty()) {
            return List.of(freed(request.seat()));
        }
        if (table.parlour().bot(request.level()).isEmpty()) {
            throw refused("level", "table.no-level", request.level());
        }
        return List.of(
                new Entry.Seated(request.seat(), Bots.named(request.level(), request.seat())));
    }

    /// Somebody who looks on is seated as if they had sat down by themselves.
    List<Entry> seat(int seat, String onlooker) {
        mustHaveSay();
        Guest whom =
                attendance
                        .guest(onlooker)
                        .filter(it -> table.setting().chairOf(it.id()).isEmpty())
                        .orElseThrow(() -> refused("guest", "table.not-watching"));
        if (table.setting().barred().contains(whom.id())) {
            throw refused("guest", "table.barred-guest", whom.name());
        }
        return new Conduct<>(table, whom, attendance, now).sit(seat);
    }

    List<Entry> reseat(int seat, int to) {
        mustHaveSay();
        Entry.Occupant moved =
                switch (chair(seat)) {
                    case Entry.Occupant.Nobody _ -> throw refused("seat", "table.empty-seat", seat);
                    case Entry.Occupant.Person person -> person;
                    case Entry.Occupant.Bot(var level, _) -> Bots.named(level, to); // by its chair
                };
        if (table.isPlaying()) {
            throw refused("seat", "table.playing");
        }
        mustExist("to", to);
        if (!(occupant(to) instanceof Entry.Occupant.Nobody)) {
            throw refused("to", "table.taken", nameOf(occupant(to)));
        }
        return List.of(freed(seat), new Entry.Seated(to, moved));
    }

    List<Entry> remove(int seat) {
        mustHaveSay();
        return switch (chair(seat)) {
            case Entry.Occupant.Nobody _ -> throw refused("seat", "table.empty-seat", seat);
            case Entry.Occupant.Bot _ when table.isPlaying() ->
                    throw refused("seat", "table.playing");
            case Entry.Occupant.Bot _ -> List.of(freed(seat));
            case Entry.Occupant.Person(var who, _) when who.equals(table.setting().host()) ->
                    throw refused("seat", "table.not-the-host");
            case Entry.Occupant.Person(var who, _) -> {
                var entries = new ArrayList<>(vacated(seat, who));
                entries.add(new Entry.Barred(who));
                yield entries;
            }
        };
    }

    List<Entry> handOver(int seat) {
        mustHaveSay();
        return List.of(new Entry.HandedOver(personOn(seat).guest()));
    }

    List<Entry> mute(int seat, boolean muted) {
        mustHaveSay();
        return List.of(new Entry.Muted(personOn(seat).guest(), muted));
    }

    List<Entry> start() {
        mustHaveSay();
        if (table.isPlaying()) {
            throw refused("start", "table.playing");
        }
        List<Entry.Seated> players = table.setting().sitting();
        table.parlour().check(players.size()); // WHO-1
        return List.of(new Entry.Started(table.setting().matches() + 1, players));
    }

    List<Entry> end() { // SCORE-4
        Running<S> match =
                table.running()
                        .filter(it -> !it.finished())
                        .orElseThrow(() -> refused("SCORE-4", "table.not-playing"));
        if (table.parlour().doors().isEmpty()) {
            throw refused("G-WHO-1", "table.no-ending");
        }
        if (match.door().ends()) {
            return List.of();
        }
        boolean agreed =
                hasSay()
                        || (match.playerOf(guest.id()).isPresent()
                                && attendance.agreesToEnd(match, guest.id()));
        if (!agreed && match.playerOf(guest.id()).isEmpty()) {
            throw refused("SCORE-4", "table.hosts-only");
        }
        return agreed ? List.of(new Entry.Ending()) : List.of();
    }

    boolean hasSay() {
        String host = table.setting().host();
        if (host.equals(guest.id()) || !attendance.isLongGone(host, now)) {
            return host.equals(guest.id());
        }
        return table.setting().people().stream()
                .map(Entry.Occupant.Person::guest)
                .filter(attendance::isHere)
                .findFirst()
                .filter(guest.id()::equals)
                .isPresent();
    }

    private void mustHaveSay() {
        if (!hasSay()) {
            throw refused("host", "table.hosts-only");
        }
    }

    private Entry.Occupant.Person personOn(int seat) {
        if (chair(seat) instanceof Entry.Occupant.Person person) {
            return person;
        }
        throw refused("seat", "table.nobody", seat);
    }

    private Entry.Occupant chair(int seat) {
        if (seat < 0 || seat >= table.setting().chairs().size()) {
            throw refused("seat", "table.no-seat", seat);
        }
        return occupant(seat);
    }

    private Entry.Occupant occupant(int seat) {
        List<Entry.Occupant> chairs = table.setting().chairs();
        return seat < chairs.size() ? chairs.get(seat) : new Entry.Occupant.Nobody();
    }

    static Entry.Occupant.Person person(Guest guest) {
        return new Entry.Occupant.Person(guest.id(), guest.name());
    }

    private static Entry freed(int seat) {
        return new Entry.Seated(seat, new Entry.Occupant.Nobody());
    }

    private static String nameOf(Entry.Occupant occupant) {
        return switch (occupant) {
            case Entry.Occupant.Nobody _ -> "";
            case Entry.Occupant.Person(_, var name) -> name;
            case Entry.Occupant.Bot(_, var name) -> name;
        };
    }

    private static RefusedException refused(String rule, String key, Object... arguments) {
        return new RefusedException(Refusal.of(rule, key, arguments));
    }
}
