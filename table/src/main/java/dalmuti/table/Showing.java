package dalmuti.table;

import dalmuti.contract.Action;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Player;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Parts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// What everybody may see of a table apart from the cards, in parts. Each part is written again
/// only when something in it can have changed.
final class Showing<S, M extends Action, E, V> {

    private static final int MS = 1000;
    private static final int MOST_WATCHERS = 30;

    private final String code;
    private final Attendance attendance;
    private final Map<String, String> parts = new LinkedHashMap<>();
    private Cast cast = Cast.NOBODY;
    private Optional<List<Player>> order = Optional.empty();
    private Set<Player> standIns = Set.of();
    private Optional<Opened> opened = Optional.empty();
    private boolean changed = true;
    private int version;

    Showing(String code, Attendance attendance) {
        this.code = code;
        this.attendance = attendance;
    }

    /// Somebody came or went.
    void change() {
        changed = true;
    }

    /// The parts that are the same for everybody.
    Map<String, String> parts(Table<S, M, E, V> table, int onlookers, long now) {
        Optional<Running<S>> running = table.running();
        Cast people = Cast.of(table);
        Optional<List<Player>> sitting = running.map(it -> table.parlour().order(it.state()));
        Set<Player> away = running.map(it -> attendance.standIns(it, now)).orElse(Set.of());
        if (changed || !people.isSame(cast) || !sitting.equals(order) || !away.equals(standIns)) {
            parts.put("stage", Parts.stage(stage(table)));
            parts.put("seats", Parts.seats(seats(table, now)));
            parts.put("onlookers", String.valueOf(onlookers));
            cast = people;
            order = sitting;
            standIns = away;
            changed = false;
            version++;
        }
        running.ifPresent(match -> ofMatch(table, match, now));
        return parts;
    }

    /// Counts how often people have changed.
    int version() {
        return version;
    }

    private void ofMatch(Table<S, M, E, V> table, Running<S> match, long now) {
        Optional<Opened> next = match.deal().map(it -> opened(table, match, it, now));
        if (!next.equals(opened)) {
            opened = next;
            next.ifPresentOrElse(
                    it -> parts.put("secrets", Parts.secrets(it.secrets())),
                    () -> parts.remove("secrets"));
        }
        clock(table, match)
                .ifPresentOrElse(
                        it -> parts.put("clock", Parts.clock(it)), () -> parts.remove("clock"));
    }

    /// A deal that is prepared, and whether it is time to open the numbers.
    private record Opened(Deal deal, boolean reveals) {

        Parts.Secrets secrets() {
            return new Parts.Secrets(
                    deal.round(),
                    deal.commitment(),
                    new TreeMap<>(deal.pledges()),
                    reveals,
                    new TreeMap<>(deal.numbers()));
        }
    }

    private static <S> Opened opened(
            Table<S, ?, ?, ?> table, Running<S> match, Deal deal, long now) {
        boolean reveals =
                table.parlour().isBeforeDeal(match.state())
                        && deal.round() == table.parlour().round(match.state())
                        && now >= deal.pledgesClose(match.people());
        return new Opened(deal, reveals);
    }

    private Optional<Parts.Clock> clock(Table<S, M, E, V> table, Running<S> match) {
        var customs = table.setting().plan().customs();
        Parlour<S, M, E, V> parlour = table.parlour();
        S state = match.state();
        if (parlour.isBetweenRounds(state)) {
            boolean waits = !match.people().isEmpty() && customs.pause() > 0;
            return waits && !attendance.isHurried(match.number(), parlour.round(state))
                    ? Optional.of(
                            only(
                                    Optional.empty(),
                                    Optional.of(match.pausedAt() + (long) customs.pause() * MS)))
                    : Optional.empty();
        }
        Set<Player> awaited =
                parlour.game().awaiting(state) instanceof Awaiting.Decision(var by) ? by : Set.of();
        if (parlour.isSealed(state)) { // REV-6: the same for everybody
            return awaited.stream()
                    .findFirst()
                    .flatMap(match.questions()::of)
                    .map(
                            asked ->
                                    only(
                                            Optional.of(asked.at() + (long) customs.window() * MS),
                                            Optional.empty()));
        }
        var turn = new TreeMap<Player, Long>();
        var bank = new TreeMap<Player, Long>();
        if (customs.turn() > 0) {
            awaited.stream()
                    .filter(match.people()::contains)
                    .forEach(
                            player -> {
                                long asked = match.questions().of(player).orElseThrow().at();
                                turn.put(player, asked + (long) customs.turn() * MS);
                                bank.put(player, match.questions().deadline(player, customs));
                            });
        }
        return turn.isEmpty()
                ? Optional.empty()
                : Optional.of(new Parts.Clock(turn, bank, Optional.empty(), Optional.empty()));
    }

    private static Parts.Clock only(Optional<Long> window, Optional<Long> pause) {
        return new Parts.Clock(Map.of(), Map.of(), window, pause);
    }

    private Parts.Stage stage(Table<S, M, E, V> table) {
        Parts.Doing doing =
                table.isPlaying()
                        ? Parts.Doing.PLAYING
                        : table.running().isPresent() ? Parts.Doing.OVER : Parts.Doing.GATHERING;
        return new Parts.Stage(
                doing,
                table.setting().matches(),
                table.running().filter(it -> it.door().ends()).isPresent(),
                table.running().filter(Running::finished).map(it -> code + "-" + it.number()));
    }

    private List<Parts.Seat> seats(Table<S, M, E, V> table, long now) {
        var seats = new ArrayList<Parts.Seat>();
        for (int seat = 0; seat < table.setting().chairs().size(); seat++) {
            seats.add(seat(table, seat, now));
        }
        return seats;
    }

    private Parts.Seat seat(Table<S, M, E, V> table, int seat, long now) {
        Setting setting = table.setting();
        Optional<Player> player =
                table.running().flatMap(it -> it.playerOn(seat, setting.chairs().get(seat)));
        return switch (setting.chairs().get(seat)) {
            case Entry.Occupant.Nobody _ ->
                    new Parts.Seat(
                            Parts.Kind.FREE,
                            "",
                            Optional.empty(),
                            player,
                            false,
                            false,
                            false,
                            false,
                            false,
                            false);
            case Entry.Occupant.Bot(var level, var name) ->
                    new Parts.Seat(
                            Parts.Kind.BOT,
                            name,
                            Optional.of(level),
                            player,
                            false,
                            true,
                            false,
                            false,
                            false,
                            false);
            case Entry.Occupant.Person(var guest, var name) ->
                    new Parts.Seat(
                            Parts.Kind.PERSON,
                            name,
                            Optional.empty(),
                            player,
                            setting.host().equals(guest),
                            attendance.isHere(guest),
                            table.isPlaying() && isStoodInFor(table, player, now),
                            table.running().filter(it -> it.door().awaits(seat)).isPresent(),
                            player.filter(
                                            it ->
                                                    table.running()
                                                            .orElseThrow()
                                                            .door()
                                                            .leaving()
                                                            .contains(it))
                                    .isPresent(),
                            setting.muted().contains(guest));
        };
    }

    private boolean isStoodInFor(Table<S, M, E, V> table, Optional<Player> player, long now) {
        return player.filter(it -> attendance.standsIn(table.running().orElseThrow(), it, now))
                .isPresent();
    }

    /// Who a guest is here, and who looks on if they may seat them.
    Map<String, String> standing(Table<S, M, E, V> table, Guest guest, long now) {
        Parts.You you = you(table, guest, now);
        String written = Parts.you(you);
        List<Parts.Watcher> watching = you.say() ? watching(table) : List.of();
        return watching.isEmpty()
                ? Map.of("you", written)
                : Map.of("you", written, "watching", Parts.watching(watching));
    }

    private List<Parts.Watcher> watching(Table<S, M, E, V> table) {
        return attendance.guests().stream()
                .filter(it -> table.setting().chairOf(it.id()).isEmpty())
                .limit(MOST_WATCHERS)
                .map(it -> new Parts.Watcher(it.id(), it.name()))
                .toList();
    }

    private Parts.You you(Table<S, M, E, V> table, Guest guest, long now) {
        Optional<Player> player = table.running().flatMap(it -> it.playerOf(guest.id()));
        List<String> phrases =
                table.running()
                        .flatMap(
                                match ->
                                        player.map(
                                                it -> table.parlour().phrases(match.state(), it)))
                        .orElse(List.of());
        return new Parts.You(
                guest.id(),
                table.setting().chairOf(guest.id()),
                player,
                new Conduct<>(table, guest, attendance, now).hasSay(),
                phrases);
    }
}
