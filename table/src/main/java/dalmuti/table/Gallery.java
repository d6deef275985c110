package dalmuti.table;

import dalmuti.contract.Action;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.Viewer;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Blotter;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Parts;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Predicate;

/// Everybody who sees a table, each with what they may know of it.
final class Gallery<S, M extends Action, E, V> {

    private final String code;
    private final Showing<S, M, E, V> showing;
    private final List<Viewing> viewings = new ArrayList<>();
    private final List<E> happened = new ArrayList<>();
    private final Seen seen = new Seen();
    private final Blotter blotter = new Blotter();
    private OptionalInt onlookers = OptionalInt.empty();

    Gallery(String code, Attendance attendance) {
        this.code = code;
        this.showing = new Showing<>(code, attendance);
    }

    boolean isEmpty() {
        return viewings.isEmpty();
    }

    /// Whether somebody may come. Whoever has to make room for them is sent away.
    ///
    /// @param belong whose table it is: they always may
    boolean admits(Visitor visitor, Predicate<String> belong) {
        if (belong.test(visitor.guest().id())) {
            return true;
        }
        var onlookers =
                viewings.stream()
                        .filter(it -> !it.isDismissed() && !belong.test(it.guest().id()))
                        .toList();
        return switch (new Places(onlookers).ask(visitor)) {
            case Places.Answer.Free() -> true;
            case Places.Answer.Full() -> false;
            case Places.Answer.Instead(var other) -> {
                other.dismiss(Notice.Why.TOO_MUCH);
                yield true;
            }
        };
    }

    /// Somebody's oldest viewing goes when they have too many.
    void add(Viewing viewing, int most) {
        List<Viewing> own =
                viewings.stream().filter(it -> it.guest().equals(viewing.guest())).toList();
        if (own.size() >= most && !viewing.guest().isNobody()) {
            own.getFirst().dismiss(Notice.Why.ELSEWHERE);
        }
        viewings.add(viewing);
    }

    boolean remove(Viewing viewing) {
        return viewings.remove(viewing);
    }

    /// People have changed.
    void changed() {
        showing.change();
        onlookers = OptionalInt.empty();
    }

    void happened(List<E> events) {
        happened.addAll(events);
    }

    /// Whether what was told so far is forgotten with this step.
    boolean beginsAnew(Table<S, M, E, V> before, Table<S, M, E, V> after) {
        return !happened.isEmpty() && !since(before).equals(since(after));
    }

    /// Since when people remember what they were told.
    private static String since(Table<?, ?, ?, ?> table) {
        return table.running()
                .map(it -> "\"" + it.number() + ":" + it.basedMoves() + "\"")
                .orElse("\"\"");
    }

    /// Everybody becomes who they are now.
    void recast(Function<String, Viewer> viewers) {
        viewings.forEach(it -> it.become(viewers.apply(it.guest().id())));
        onlookers = OptionalInt.empty();
    }

    void show(Table<S, M, E, V> table, Conversation conversation, long now) {
        tell(table, conversation, Optional.empty(), now);
    }

    void tell(
            Table<S, M, E, V> table,
            Conversation conversation,
            Optional<Room.Asker> asker,
            long now) {
        Map<String, String> common = common(table, now);
        Map<String, String> changed = seen.see(common);
        var written = new IdentityHashMap<E, String>();
        var copies = new Copies();
        for (Viewing viewing : viewings) {
            int ack = asker.filter(it -> it.viewing() == viewing).map(Room.Asker::ack).orElse(0);
            Map<String, String> own =
                    viewing.changes(stamp(table, viewing), () -> own(table, viewing, now));
            if (viewing.isStale()) {
                var all = new LinkedHashMap<>(common);
                all.put("board", Parts.board(new Parts.Board(code, now, table.setting().plan())));
                all.put("talk", Parts.talk(conversation.remembered()));
                all.putAll(course(table));
                viewing.showAll(toldSoFar(table, viewing), all, own, ack);
            } else {
                viewing.show(told(table, viewing, written), changed, own, ack, copies);
            }
        }
        happened.clear();
    }

    private int onlookers(Table<S, M, E, V> table) {
        if (onlookers.isEmpty()) {
            onlookers =
                    OptionalInt.of(
                            (int)
                                    viewings.stream()
                                            .map(it -> it.guest().id())
                                            .filter(it -> table.setting().chairOf(it).isEmpty())
                                            .count());
        }
        return onlookers.getAsInt();
    }

    private List<String> told(
            Table<S, M, E, V> table, Viewing viewing, IdentityHashMap<E, String> written) {
        var told = new ArrayList<String>(happened.size());
        for (E event : happened) {
            table.parlour()
                    .game()
                    .tell(event, viewing.viewer())
                    .ifPresent(
                            it ->
                                    told.add(
                                            written.computeIfAbsent(
                                                    it, table.parlour().tongue()::event)));
        }
        return told;
    }

    private List<String> toldSoFar(Table<S, M, E, V> table, Viewing viewing) {
        return table.running()
                .map(match -> table.parlour().told(match.state(), viewing.viewer()))
                .map(table.parlour().tongue()::past)
                .orElse(List.of());
    }

    /// How the match went so far, for those who were not told when it happened.
    private static Map<String, String> course(Table<?, ?, ?, ?> table) {
        List<Parts.Tally> rounds =
                table.running().stream()
                        .flatMap(match -> match.course().stream())
                        .map(it -> new Parts.Tally(it.round(), it.scores()))
                        .toList();
        return rounds.isEmpty() ? Map.of() : Map.of("course", Parts.course(rounds));
    }

    /// What everybody sees. An onlooker sees nothing else.
    private Map<String, String> common(Table<S, M, E, V> table, long now) {
        var parts = new LinkedHashMap<>(showing.parts(table, onlookers(table), now));
        parts.put("since", since(table));
        Parlour<S, M, E, V> parlour = table.parlour();
        table.running()
                .map(match -> parlour.picture(match.state(), Onlooker.ONLOOKER))
                .ifPresent(view -> parts.putAll(parlour.tongue().shared(view, blotter)));
        return parts;
    }

    /// What all own parts of a viewer follow from, if that can be said quickly.
    private Optional<Object> stamp(Table<S, M, E, V> table, Viewing viewing) {
        return table.running()
                .flatMap(
                        match ->
                                viewing.viewer() instanceof Player player
                                        ? table.parlour().stamp(match.state(), player)
                                        : Optional.of(viewing.viewer()))
                .map(it -> new Stamp(showing.version(), it));
    }

    private record Stamp(int version, Object own) {}

    private Map<String, String> own(Table<S, M, E, V> table, Viewing viewing, long now) {
        Map<String, String> parts =
                table.running()
                        .map(match -> cards(table.parlour(), match, viewing.viewer()))
                        .orElseGet(LinkedHashMap::new);
        parts.putAll(
                viewing.standing(
                        showing.version(), () -> showing.standing(table, viewing.guest(), now)));
        return parts;
    }

    private Map<String, String> cards(
            Parlour<S, M, E, V> parlour, Running<S> match, Viewer viewer) {
        Map<String, String> parts = parlour.own(match.state(), viewer);
        if (viewer instanceof Player player) {
            if (match.answers().containsKey(player)) {
                parts.put("legal", "[]");
            } else {
                match.questions()
                        .of(player)
                        .ifPresent(it -> parts.put("question", String.valueOf(it.number())));
            }
        }
        return parts;
    }

    /// Tells everybody what was said.
    void say(Parts.Talk talk) {
        String part = Parts.talk(List.of(talk));
        viewings.forEach(it -> it.add("talk", part));
    }

    /// A refusal that calls players by their names.
    Refusal named(Table<S, M, E, V> table, Refusal refusal) {
        List<Object> arguments = refusal.arguments().stream().map(it -> named(table, it)).toList();
        return new Refusal(refusal.rule(), refusal.key(), arguments);
    }

    private static Object named(Table<?, ?, ?, ?> table, Object argument) {
        return argument instanceof Player player
                ? table.running()
                        .filter(it -> player.index() < it.players().size())
                        .map(it -> it.occupant(player))
                        .<Object>map(Gallery::name)
                        .orElse(argument)
                : argument;
    }

    private static String name(Entry.Occupant occupant) {
        return switch (occupant) {
            case Entry.Occupant.Nobody _ -> "-";
            case Entry.Occupant.Person(_, var name) -> name;
            case Entry.Occupant.Bot(_, var name) -> name;
        };
    }

    /// The table for those who look for one.
    LobbyCard card(Table<S, M, E, V> table) {
        Setting setting = table.setting();
        int people = setting.people().size();
        return new LobbyCard(
                code,
                setting.plan().game(),
                setting.plan().rules(),
                setting.plan().listed(),
                state(table),
                setting.chairs().size(),
                people,
                setting.sitting().size() - people,
                onlookers(table),
                setting.people().stream()
                        .filter(it -> it.guest().equals(setting.host()))
                        .map(Entry.Occupant.Person::name)
                        .findFirst()
                        .orElse(""));
    }

    private static LobbyCard.State state(Table<?, ?, ?, ?> table) {
        if (table.isPlaying()) {
            return LobbyCard.State.PLAYING;
        }
        return table.running().isPresent() ? LobbyCard.State.OVER : LobbyCard.State.GATHERING;
    }

    /// Sends somebody away; others are not told what they said any more.
    void dismiss(String guest) {
        List<Viewing> own = viewings.stream().filter(it -> it.guest().id().equals(guest)).toList();
        own.forEach(it -> it.dismiss(Notice.Why.NOT_WELCOME));
        viewings.stream().filter(it -> !own.contains(it)).forEach(Viewing::forget);
    }

    void dismiss(Notice.Why why) {
        List.copyOf(viewings).forEach(it -> it.dismiss(why));
    }
}
