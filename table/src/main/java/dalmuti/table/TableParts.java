package dalmuti.table;

import dalmuti.contract.Action;
import dalmuti.contract.Player;
import dalmuti.table.game.Deal;
import dalmuti.table.people.Attendance;
import dalmuti.table.people.Guest;
import dalmuti.table.request.SeatRequests;
import dalmuti.table.state.BetweenRounds;
import dalmuti.table.state.Cast;
import dalmuti.table.state.Running;
import dalmuti.table.state.Setting;
import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Picture;
import dalmuti.wire.table.Plan;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// What people see of a table apart from the cards.
final class TableParts<S, M extends Action, E, V> {

    private static final int MS = 1000;
    private static final int MOST_WATCHERS = 30;

    private final String code;
    private final Attendance attendance;
    private Picture people = Picture.EMPTY;
    private Cast cast = Cast.NOBODY;
    private List<Player> order = List.of();
    private Set<Player> standIns = Set.of();
    private boolean changed = true;

    TableParts(String code, Attendance attendance) {
        this.code = code;
        this.attendance = attendance;
    }

    /// Somebody came or went.
    void change() {
        changed = true;
    }

    /// Who sits where, and what they do. It changes seldom: it is the same object until it does.
    Picture people(Table<S, M, E, V> table, int onlookers, long now) {
        Optional<Running<S>> running = table.running();
        Cast playing = Cast.of(table);
        List<Player> sitting = running.map(it -> table.game().order(it.state())).orElse(List.of());
        Set<Player> away = running.map(it -> attendance.standIns(it, now)).orElse(Set.of());
        if (changed || !playing.isSame(cast) || !sitting.equals(order) || !away.equals(standIns)) {
            people =
                    Picture.of(
                            Parts.STAGE.of(stage(table)),
                            Parts.SEATS.of(seats(table, now)),
                            Parts.ONLOOKERS.of(onlookers));
            cast = playing;
            order = sitting;
            standIns = away;
            changed = false;
        }
        return people;
    }

    /// What goes on in a match.
    Picture match(Table<S, M, E, V> table, Running<S> match, long now) {
        Picture picture =
                match.deal()
                        .map(it -> Picture.of(Parts.SECRETS.of(secrets(table, match, it, now))))
                        .orElse(Picture.EMPTY)
                        .and(spread(table))
                        .and(room(table, match))
                        .and(treats(table, match));
        return clock(table, match).map(it -> picture.and(Parts.CLOCK.of(it))).orElse(picture);
    }

    private static Picture spread(Table<?, ?, ?, ?> table) { // DRAW-5
        return table.drawing()
                .map(it -> Picture.of(Parts.SPREAD.of(new Parts.Spread(it.by(), it.left()))))
                .orElse(Picture.EMPTY);
    }

    private static <S> Picture room(Table<S, ?, ?, ?> table, Running<S> match) { // COURT-3
        int throne = table.setting().throne();
        List<Player> chairs = table.game().room(match.state(), throne);
        if (chairs.isEmpty()) {
            return Picture.EMPTY;
        }
        Optional<Player> picks = table.game().picksChair(match.state());
        return Picture.of(
                Parts.ROOM.of(new Parts.Room(chairs, Math.floorMod(throne, chairs.size()), picks)));
    }

    private static <S> Picture treats(Table<S, ?, ?, ?> table, Running<S> match) { // COURT-6
        return table.game()
                .treats(match.state(), match.treats(), match.people())
                .map(it -> Picture.of(Parts.TREATS.of(it)))
                .orElse(Picture.EMPTY);
    }

    private static <S> Parts.Secrets secrets(
            Table<S, ?, ?, ?> table, Running<S> match, Deal deal, long now) {
        boolean reveals =
                table.game().isBeforeDeal(match.state())
                        && !deal.spread()
                        && deal.round() == table.game().round(match.state())
                        && now >= deal.pledgesClose(match.people());
        return new Parts.Secrets(
                deal.round(), deal.commitment(), deal.pledges(), reveals, deal.numbers());
    }

    private Optional<Parts.Clock> clock(Table<S, M, E, V> table, Running<S> match) {
        Plan.Customs customs = table.setting().plan().customs();
        if (table.game().isBetweenRounds(match.state())) {
            return pause(table, match, customs);
        }
        return table.game().isSealed(match.state())
                ? window(table, match, customs)
                : turns(table, match, customs);
    }

    private Optional<Parts.Clock> pause(
            Table<S, M, E, V> table, Running<S> match, Plan.Customs customs) {
        boolean waits = !match.people().isEmpty() && customs.pause() > 0;
        boolean hurried = attendance.isHurried(match.number(), table.game().round(match.state()));
        long ends = match.pausedAt() + (long) customs.pause() * MS;
        return waits && !hurried
                ? Optional.of(only(Optional.empty(), Optional.of(ends)))
                : Optional.empty();
    }

    /// The same for everybody (REV-6).
    private Optional<Parts.Clock> window(
            Table<S, M, E, V> table, Running<S> match, Plan.Customs customs) {
        return table.awaited().stream()
                .findFirst()
                .flatMap(match.questions()::of)
                .map(asked -> asked.at() + DueMoves.windowMs(table.game(), match.state(), customs))
                .map(closes -> only(Optional.of(closes), Optional.empty()));
    }

    private Optional<Parts.Clock> turns(
            Table<S, M, E, V> table, Running<S> match, Plan.Customs customs) {
        var turn = new TreeMap<Player, Long>();
        var bank = new TreeMap<Player, Long>();
        for (Player player : customs.turn() > 0 ? table.awaited() : Set.<Player>of()) {
            if (match.people().contains(player)) {
                long asked = match.questions().of(player).orElseThrow().at();
                turn.put(player, asked + (long) customs.turn() * MS);
                bank.put(player, match.questions().deadline(player, customs));
            }
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
                table.running().filter(Running::finished).map(it -> code + "-" + it.number()),
                table.running().flatMap(Running::brought).map(TableParts::rounds));
    }

    /// With the one that was played last, since a match can be taken up before its deal.
    private static int rounds(Entry.Base brought) {
        return switch (brought) {
            case Entry.Base.Start() -> 1;
            case Entry.Base.BeforeRound(int round, _, _, _) -> round;
            case Entry.Base.BeforeGame(int game, _, _) -> game;
        };
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
            case Entry.Occupant.Nobody _ -> Parts.Seat.free(player);
            case Entry.Occupant.Bot(var level, var name) ->
                    Parts.Seat.bot(name, level, player, leaves(table, player));
            case Entry.Occupant.Person(var guest, var name, var face) ->
                    Parts.Seat.person(name, player, marks(table, seat, guest, player, now))
                            .with(face);
            case Entry.Occupant.Program(var guest, var name) ->
                    Parts.Seat.program(name, player, marks(table, seat, guest, player, now));
        };
    }

    private Set<Parts.Mark> marks(
            Table<S, M, E, V> table, int seat, String guest, Optional<Player> player, long now) {
        var marks = EnumSet.noneOf(Parts.Mark.class);
        Optional<BetweenRounds> door = table.running().map(Running::door);
        add(marks, Parts.Mark.HOST, table.setting().host().equals(guest));
        add(marks, Parts.Mark.HERE, attendance.isHere(guest));
        add(marks, Parts.Mark.STOOD_IN_FOR, table.isPlaying() && isStoodInFor(table, player, now));
        add(marks, Parts.Mark.WAITING, door.filter(it -> it.awaits(seat)).isPresent());
        add(marks, Parts.Mark.LEAVING, leaves(table, player));
        add(marks, Parts.Mark.MUTED, table.setting().muted().contains(guest));
        return marks;
    }

    private static boolean leaves(Table<?, ?, ?, ?> table, Optional<Player> player) {
        return player.filter(it -> table.running().orElseThrow().door().leaving().contains(it))
                .isPresent();
    }

    private static void add(Set<Parts.Mark> marks, Parts.Mark mark, boolean holds) {
        if (holds) {
            marks.add(mark);
        }
    }

    private boolean isStoodInFor(Table<S, M, E, V> table, Optional<Player> player, long now) {
        return player.filter(it -> attendance.standsIn(table.running().orElseThrow(), it, now))
                .isPresent();
    }

    /// Who a guest is here, and who looks on if they may seat them.
    Picture standing(Table<S, M, E, V> table, Guest guest, long now) {
        Parts.You you = you(table, guest, now);
        List<Parts.Watcher> watching = you.say() ? watching(table) : List.of();
        Picture standing = Picture.of(Parts.YOU.of(you));
        return watching.isEmpty() ? standing : standing.and(Parts.WATCHING.of(watching));
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
                        .flatMap(match -> player.map(it -> table.game().phrases(match.state(), it)))
                        .orElse(List.of());
        return new Parts.You(
                guest.id(),
                table.setting().chairOf(guest.id()),
                player,
                new SeatRequests<>(table, guest, attendance, now).hasSay(),
                phrases);
    }
}
