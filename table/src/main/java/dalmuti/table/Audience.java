package dalmuti.table;

import dalmuti.contract.Action;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.Viewer;
import dalmuti.table.game.GameAtTable;
import dalmuti.table.people.Attendance;
import dalmuti.table.people.Chat;
import dalmuti.table.people.Visitor;
import dalmuti.table.state.Running;
import dalmuti.table.state.Setting;
import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.Predicate;

/// Everybody who sees a table, each with what they may know of it.
final class Audience<S, M extends Action, E, V> {

    private final String code;
    private final TableParts<S, M, E, V> parts;
    private final GameAtTable<S, M, E, V> game;
    private final SequencedMap<Viewing, Function<S, Picture>> viewings = new LinkedHashMap<>();
    private final List<E> happened = new ArrayList<>();
    private Picture common = Picture.EMPTY;
    private OptionalInt onlookers = OptionalInt.empty();

    Audience(String code, GameAtTable<S, M, E, V> game, Attendance attendance) {
        this.code = code;
        this.game = game;
        this.parts = new TableParts<>(code, attendance);
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
                viewings.keySet().stream()
                        .filter(it -> !it.isDismissed() && !belong.test(it.guest().id()))
                        .toList();
        return switch (new OnlookerPlaces(onlookers).ask(visitor)) {
            case OnlookerPlaces.Answer.Free() -> true;
            case OnlookerPlaces.Answer.Full() -> false;
            case OnlookerPlaces.Answer.Instead(var other) -> {
                other.dismiss(Notice.Why.TOO_MUCH);
                yield true;
            }
        };
    }

    /// Somebody's oldest viewing goes when they have too many.
    void add(Viewing viewing, int most) {
        List<Viewing> own =
                viewings.keySet().stream()
                        .filter(it -> it.guest().equals(viewing.guest()))
                        .toList();
        if (own.size() >= most && !viewing.guest().isNobody()) {
            own.getFirst().dismiss(Notice.Why.ELSEWHERE);
        }
        viewings.put(viewing, game.eyes(viewing.viewer()));
    }

    boolean remove(Viewing viewing) {
        return viewings.remove(viewing) != null;
    }

    /// People have changed.
    void changed() {
        parts.change();
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
        return table.running().map(it -> it.number() + ":" + it.checkpoint().moves()).orElse("");
    }

    /// Everybody becomes who they are now.
    void recast(Function<String, Viewer> viewers) {
        viewings.replaceAll(
                (viewing, eyes) -> {
                    Viewer now = viewers.apply(viewing.guest().id());
                    if (now.equals(viewing.viewer())) {
                        return eyes;
                    }
                    viewing.become(now);
                    return game.eyes(now);
                });
        onlookers = OptionalInt.empty();
    }

    void show(Table<S, M, E, V> table, Chat chat, long now) {
        tell(table, chat, Optional.empty(), now);
    }

    void tell(Table<S, M, E, V> table, Chat chat, Optional<Room.Asker> asker, long now) {
        Picture people = parts.people(table, onlookers(table), now);
        Picture next = common(table, people, now).sharing(common);
        var news = new News<E>(next.since(common));
        common = next;
        viewings.forEach(
                (viewing, eyes) -> {
                    Picture standing =
                            viewing.standing(
                                    people, () -> parts.standing(table, viewing.guest(), now));
                    Picture own = cards(table, viewing.viewer(), eyes).and(standing);
                    boolean asked = asker.filter(it -> it.viewing() == viewing).isPresent();
                    int ack = asked ? asker.get().request().ack() : 0;
                    if (viewing.isStale()) {
                        Picture all = next.and(around(table, chat, now)).and(own);
                        viewing.showAll(toldSoFar(table, viewing), all, own, ack);
                    } else {
                        show(viewing, own, news, ack);
                    }
                });
        happened.clear();
    }

    /// What is new to everybody, and what was written of it so far.
    ///
    /// @param changed the parts of the common picture that have changed
    /// @param events the text of each event, as it is told
    /// @param bodies whole updates by what they tell, for those for whom nothing else has changed
    private record News<E>(
            Map<String, String> changed,
            Map<E, String> events,
            Map<List<String>, Notices.Body> bodies) {

        News(Map<String, String> changed) {
            this(changed, new IdentityHashMap<>(), new HashMap<>());
        }
    }

    private void show(Viewing viewing, Picture own, News<E> news, int ack) {
        List<String> told = told(viewing, news.events());
        Map<String, String> changed = viewing.see(own);
        if (told.isEmpty() && changed.isEmpty() && news.changed().isEmpty()) {
            viewing.done(ack);
        } else if (changed.isEmpty()) {
            viewing.show(
                    news.bodies().computeIfAbsent(told, it -> Notices.Body.of(it, news.changed())),
                    ack);
        } else {
            changed.putAll(news.changed());
            viewing.show(Notices.Body.of(told, changed), ack);
        }
    }

    /// What is told of the table only once.
    private Picture around(Table<S, M, E, V> table, Chat chat, long now) {
        Picture around =
                Picture.of(
                        Parts.BOARD.of(new Parts.Board(code, now, table.setting().plan())),
                        Parts.TALK.of(chat.remembered()));
        List<Parts.Tally> course = course(table);
        return course.isEmpty() ? around : around.and(Parts.COURSE.of(course));
    }

    private int onlookers(Table<S, M, E, V> table) {
        if (onlookers.isEmpty()) {
            onlookers =
                    OptionalInt.of(
                            (int)
                                    viewings.keySet().stream()
                                            .map(it -> it.guest().id())
                                            .filter(it -> table.setting().chairOf(it).isEmpty())
                                            .count());
        }
        return onlookers.getAsInt();
    }

    private List<String> told(Viewing viewing, Map<E, String> texts) {
        var told = new ArrayList<String>(happened.size());
        for (E event : happened) {
            game.rules()
                    .tell(event, viewing.viewer())
                    .ifPresent(it -> told.add(texts.computeIfAbsent(it, game.json()::event)));
        }
        return told;
    }

    private List<String> toldSoFar(Table<S, M, E, V> table, Viewing viewing) {
        return table.running()
                .map(match -> game.told(match.state(), viewing.viewer()))
                .map(game.json()::past)
                .orElse(List.of());
    }

    /// How the match went so far, for those who were not told when it happened.
    private static List<Parts.Tally> course(Table<?, ?, ?, ?> table) {
        return table.running().stream()
                .flatMap(match -> match.course().stream())
                .map(it -> new Parts.Tally(it.round(), it.scores()))
                .toList();
    }

    /// What everybody sees. An onlooker sees nothing else of the cards.
    private Picture common(Table<S, M, E, V> table, Picture people, long now) {
        Picture picture = people.and(Parts.SINCE.of(since(table)));
        return table.running()
                .map(
                        match ->
                                picture.and(parts.match(table, match, now))
                                        .and(game.shared(match.state())))
                .orElse(picture);
    }

    private Picture cards(Table<S, M, E, V> table, Viewer viewer, Function<S, Picture> eyes) {
        return table.running().map(match -> cards(match, viewer, eyes)).orElse(Picture.EMPTY);
    }

    private Picture cards(Running<S> match, Viewer viewer, Function<S, Picture> eyes) {
        Picture cards = eyes.apply(match.state());
        if (!(viewer instanceof Player player)) {
            return cards;
        }
        return match.answers().containsKey(player)
                ? cards.and(game.json().legal(List.of()))
                : match.questions()
                        .of(player)
                        .map(it -> cards.and(Parts.QUESTION.of(it.number())))
                        .orElse(cards);
    }

    /// Tells everybody what was said.
    void say(Parts.Talk talk) {
        Picture picture = Picture.of(Parts.TALK.of(List.of(talk)));
        viewings.keySet().forEach(it -> it.add(picture));
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
                        .<Object>map(it -> it.name().isEmpty() ? "-" : it.name())
                        .orElse(argument)
                : argument;
    }

    /// The table for those who look for one.
    LobbyCard card(Table<S, M, E, V> table) {
        Setting setting = table.setting();
        int people =
                (int)
                        setting.chairs().stream()
                                .filter(Entry.Occupant.Person.class::isInstance)
                                .count();
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
                setting.guests().stream()
                        .filter(it -> it.guest().equals(setting.host()))
                        .map(Entry.Occupant.Guest::name)
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
        List<Viewing> own =
                viewings.keySet().stream().filter(it -> it.guest().id().equals(guest)).toList();
        own.forEach(it -> it.dismiss(Notice.Why.NOT_WELCOME));
        viewings.keySet().stream().filter(it -> !own.contains(it)).forEach(Viewing::forget);
    }

    void dismiss(Notice.Why why) {
        List.copyOf(viewings.keySet()).forEach(it -> it.dismiss(why));
    }
}
