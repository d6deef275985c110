package dalmuti.server.edge;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.Archive;
import dalmuti.server.Backend;
import dalmuti.server.Days;
import dalmuti.server.Device;
import dalmuti.server.Lobby;
import dalmuti.server.Machines;
import dalmuti.server.Moderation;
import dalmuti.server.OperatorLog;
import dalmuti.server.People;
import dalmuti.server.TableHost;
import dalmuti.table.LobbyCard;
import dalmuti.table.Outlet;
import dalmuti.table.day.DealOfTheDay;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.wire.device.DayTally;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.operator.Found;
import dalmuti.wire.operator.Overview;
import dalmuti.wire.operator.Reported;
import dalmuti.wire.operator.Reports;
import dalmuti.wire.rest.Leaderboard;
import dalmuti.wire.rest.MatchCard;
import dalmuti.wire.rest.Statistics;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What lies behind the edge, in memory.
final class StandIns {

    final Host host = new Host();
    final Machines machines = new StandaloneMachines();
    final Guests people = new Guests();
    final Map<String, LobbyCard> cards = new ConcurrentHashMap<>();
    final Map<String, String> records = new ConcurrentHashMap<>();
    final List<Reports.Report> reports = new ArrayList<>();
    final AtomicBoolean paused = new AtomicBoolean();
    final Diary done = new Diary();
    final Calendar days = new Calendar();

    Backend parts() {
        return new Backend(
                host,
                machines,
                new Tables(),
                people,
                new Matches(),
                days,
                new Police(),
                done,
                () -> Path.of("copy.zip"),
                () -> true,
                paused::get);
    }

    /// What operators did.
    static final class Diary implements OperatorLog {

        final List<Overview.Done> entries = new CopyOnWriteArrayList<>();

        @Override
        public void add(String operator, String action) {
            entries.addFirst(new Overview.Done(0, operator, action));
        }

        @Override
        public List<Overview.Done> latest(int most) {
            return List.copyOf(entries);
        }
    }

    /// Everybody's place, by date and guest.
    static final class Calendar implements Days {

        final Map<String, Integer> places = new ConcurrentHashMap<>();

        @Override
        public void count(String date, String guest, int place, Optional<Double> accuracy) {
            places.putIfAbsent(date + " " + guest, place);
        }

        @Override
        public DayTally tally(String date) {
            int[] tally = new int[DealOfTheDay.PLAYERS];
            places.forEach((key, place) -> tally[place - 1] += key.startsWith(date) ? 1 : 0);
            return new DayTally(date, IntStream.of(tally).boxed().toList(), Optional.empty());
        }
    }

    private static final class StandaloneMachines implements Machines {

        private ToIntFunction<String> here = _ -> 0;

        @Override
        public void hangUpBy(ToIntFunction<String> hangUp) {
            here = hangUp;
        }

        @Override
        public CompletionStage<Integer> hangUp(String whom) {
            return CompletableFuture.completedStage(here.applyAsInt(whom));
        }
    }

    /// Keeps what was said, and tells what a test wants to be told.
    static final class Host implements TableHost {

        final LinkedBlockingQueue<Visit> visits = new LinkedBlockingQueue<>();
        final List<Plan> plans = new ArrayList<>();
        final List<String> forgotten = new ArrayList<>();
        final Map<String, List<Entry>> brought = new ConcurrentHashMap<>();

        /// Somebody at a table.
        record Visit(
                String code,
                Visitor visitor,
                Outlet outlet,
                LinkedBlockingQueue<Request> said,
                CompletableFuture<String> left) {}

        @Override
        public CompletionStage<String> open(Plan plan, Guest host) {
            if (plan.seats() > 14) {
                return CompletableFuture.failedStage(
                        new RefusedException(
                                Refusal.of("WHO-1", "dalmuti.players", plan.seats(), 3, 14)));
            }
            plans.add(plan);
            return CompletableFuture.completedStage("T" + plans.size());
        }

        @Override
        public CompletionStage<String> bring(String name, List<Entry> entries) {
            brought.put(name, entries);
            return CompletableFuture.completedStage("B" + brought.size());
        }

        @Override
        public CompletionStage<Void> forget(String code, String guest) {
            forgotten.add(code + " " + guest);
            return CompletableFuture.completedStage(null);
        }

        @Override
        public Line connect(String code, Visitor visitor, Outlet outlet) {
            var visit =
                    new Visit(
                            code,
                            visitor,
                            outlet,
                            new LinkedBlockingQueue<>(),
                            new CompletableFuture<>());
            visits.add(visit);
            if (code.equals("NOWHERE")) {
                outlet.close(Notice.Why.NO_SUCH_TABLE);
            }
            return new Line() {
                @Override
                public void say(Request request) {
                    visit.said().add(request);
                }

                @Override
                public void hangUp() {
                    visit.left().complete("left");
                }
            };
        }
    }

    /// Guests whose tokens are their names in front of their numbers.
    static final class Guests implements People {

        private final AtomicInteger number = new AtomicInteger();
        private final Map<String, Guest> byToken = new ConcurrentHashMap<>();
        private final Map<String, String> links = new ConcurrentHashMap<>();
        final Map<String, Instant> banned = new ConcurrentHashMap<>();

        /// Taken by a test that wants to keep people waiting who are looked up.
        final Semaphore lookingUp = new Semaphore(1);

        @Override
        public Admitted admit(String name, Guest.Sort sort) {
            if (name.isBlank()) {
                throw new RefusedException(Refusal.of("name", "store.name-empty"));
            }
            return let(new Guest("g" + number.incrementAndGet(), name, sort));
        }

        private Admitted let(Guest guest) {
            String token = "token-" + number.incrementAndGet();
            byToken.put(token, guest);
            return new Admitted(guest, token);
        }

        @Override
        public Optional<Guest> known(String token) {
            var found = Optional.ofNullable(byToken.get(token));
            lookingUp.acquireUninterruptibly();
            lookingUp.release();
            return found;
        }

        @Override
        public Optional<Guest> find(String id) {
            return byToken.values().stream().filter(it -> it.id().equals(id)).findFirst();
        }

        @Override
        public Guest change(String id, Optional<String> name, Optional<Integer> face) {
            Guest before = find(id).orElseThrow();
            var renamed = new Guest(id, name.orElse(before.name()), before.sort(), face);
            byToken.replaceAll((_, it) -> it.id().equals(id) ? renamed : it);
            return renamed;
        }

        @Override
        public List<String> tablesOf(String id) {
            return find(id).isPresent() ? List.of("T1") : List.of();
        }

        @Override
        public void forget(String id) {
            byToken.values().removeIf(it -> it.id().equals(id));
        }

        @Override
        public String link(String id) {
            links.put("L" + id, id);
            return "L" + id;
        }

        @Override
        public Optional<Guest> linked(String code) {
            return Optional.ofNullable(links.get(code)).flatMap(this::find);
        }

        @Override
        public List<Device> devices(String id) {
            return byToken.entrySet().stream()
                    .filter(it -> it.getValue().id().equals(id))
                    .map(it -> new Device(Device.of(it.getKey()), 0, 0))
                    .toList();
        }

        @Override
        public boolean revoke(String id, String device) {
            return byToken.entrySet()
                    .removeIf(
                            it ->
                                    it.getValue().id().equals(id)
                                            && Device.of(it.getKey()).equals(device));
        }

        @Override
        public Set<String> revokeOthers(String id, String device) {
            Set<String> others =
                    devices(id).stream()
                            .map(Device::id)
                            .filter(it -> !it.equals(device))
                            .collect(Collectors.toSet());
            others.forEach(it -> revoke(id, it));
            return others;
        }

        @Override
        public Optional<Admitted> follow(String code) {
            return Optional.ofNullable(links.remove(code)).flatMap(this::find).map(this::let);
        }

        @Override
        public Optional<Instant> bannedUntil(String whom) {
            return Optional.ofNullable(banned.get(whom));
        }
    }

    private final class Tables implements Lobby {
        @Override
        public void show(LobbyCard card) {
            cards.put(card.code(), card);
        }

        @Override
        public void withdraw(String code) {
            cards.remove(code);
        }

        @Override
        public Optional<LobbyCard> find(String code) {
            return Optional.ofNullable(cards.get(code));
        }

        @Override
        public List<LobbyCard> listed(int most) {
            return cards.values().stream().filter(LobbyCard::listed).limit(most).toList();
        }

        @Override
        public List<LobbyCard> all(int most) {
            return List.copyOf(cards.values());
        }

        @Override
        public List<String> playing() {
            return List.of();
        }
    }

    private final class Matches implements Archive {
        @Override
        public Optional<MatchCard> match(String id) {
            return record(id)
                    .map(_ -> new MatchCard(id, "dalmuti", "official", "T1", 1, 0, List.of()));
        }

        @Override
        public Optional<String> record(String id) {
            return Optional.ofNullable(records.get(id));
        }

        @Override
        public List<MatchCard> history(String player, Extent extent, int most) {
            return records.keySet().stream().flatMap(id -> match(id).stream()).toList();
        }

        @Override
        public List<Statistics> statistics(String player, Extent extent) {
            var rival = new Statistics.Rival("g2", "Ben", 2, 1, 1);
            List<Statistics.Rival> rivals = extent == Extent.ALL ? List.of(rival) : List.of();
            return List.of(
                    new Statistics(
                            "dalmuti",
                            2,
                            1,
                            20,
                            4,
                            3,
                            2,
                            1,
                            31,
                            2,
                            3,
                            0.25,
                            Optional.of(1512.5),
                            rivals));
        }

        @Override
        public Leaderboard leaderboard(String game, int most) {
            return new Leaderboard(game, List.of(new Leaderboard.Row(1, "g1", "Ana", 1512.5, 2)));
        }
    }

    private final class Police implements Moderation {
        @Override
        public Reported reported(int page) {
            return new Reported(
                    reports.stream().map(it -> new Reported.Person(it.about(), 1, 1, it)).toList(),
                    1);
        }

        @Override
        public Reports reports(String about, int page) {
            return new Reports(reports.stream().filter(it -> it.about().equals(about)).toList(), 1);
        }

        @Override
        public int resolveAll(String about) {
            int before = reports.size();
            reports.removeIf(it -> it.about().equals(about));
            return before - reports.size();
        }

        @Override
        public boolean resolve(String id) {
            return reports.removeIf(it -> it.id().equals(id));
        }

        @Override
        public List<Overview.Ban> bans(int most) {
            return people.banned.entrySet().stream()
                    .map(it -> new Overview.Ban(it.getKey(), it.getValue().toEpochMilli(), ""))
                    .toList();
        }

        @Override
        public Found find(String text, int most) {
            return new Found(
                    people.find(text).stream()
                            .map(it -> new Found.Person(it.id(), it.name(), false, 0, 0))
                            .toList());
        }

        @Override
        public void forgetAddresses(Instant before) {}

        @Override
        public Set<String> banned() {
            return Set.copyOf(people.banned.keySet());
        }

        @Override
        public void ban(String whom, Instant until, String reason) {
            people.banned.put(whom, until);
        }

        @Override
        public boolean unban(String whom) {
            return people.banned.remove(whom) != null;
        }
    }
}
