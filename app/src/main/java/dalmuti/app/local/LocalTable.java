package dalmuti.app.local;

import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.app.game.GameAtTerminal;
import dalmuti.app.remote.News;
import dalmuti.app.remote.Picture;
import dalmuti.app.remote.TableLink;
import dalmuti.app.remote.Visit;
import dalmuti.app.screen.GameScreen;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.story.People;
import dalmuti.app.story.TextStyle;
import dalmuti.bots.Bot;
import dalmuti.contract.Action;
import dalmuti.contract.Actor;
import dalmuti.contract.Deed;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.Verdict;
import dalmuti.table.Complaint;
import dalmuti.table.Kept;
import dalmuti.table.LobbyCard;
import dalmuti.table.Outlet;
import dalmuti.table.Pending;
import dalmuti.table.Room;
import dalmuti.table.StoredTable;
import dalmuti.table.TableServices;
import dalmuti.table.Viewing;
import dalmuti.table.game.Games;
import dalmuti.table.game.KeptMatch;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;
import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// A table in this process, for one person or for somebody who looks on. Its clock is not the
/// world's: it stands still while the person decides, and otherwise jumps to what is due next, so
/// the same dice and the same answers give the same match. Bots think on the spot.
public final class LocalTable<S, M extends Action, E, V>
        implements TableLink, TableServices, Outlet {

    private static final String CODE = "here";
    private static final String PERSON = "you";
    private static final int FIRST_MATCH = 1;
    private static final Plan.Customs CUSTOMS =
            new Plan.Customs(0, 0, 2, 1, Plan.Pace.INSTANT, true, true);

    private final KeptMatch<S, M, E, V> saved;
    private final Map<Player, String> names;
    private final Map<Player, Bot<V, M>> bots;
    private final Optional<Player> person;
    private final Newcomers<V, M> newcomers;
    private final Words words;
    private final GameJson<M, E, V> json;
    private final GameScreen<M, E, V> screen;
    private final Optional<SaveFile> file;
    private final LinkedBlockingQueue<News> news = new LinkedBlockingQueue<>();
    private final List<Deed<M>> made;
    private final List<E> events = new ArrayList<>();
    private final StoredTable stored;
    private final Room<?, ?, ?, ?> room;
    private final Viewing viewing;
    private S state;
    private Picture picture = Picture.NOTHING;
    private long now = 1;
    private int lastAck;

    /// @param bots all players but the person
    /// @param hire finds a bot by its name, or gives up
    /// @param file keeps the record, before anybody is told of the move that was made last
    public LocalTable(
            KeptMatch<S, M, E, V> saved,
            Map<Player, Bot<V, M>> bots,
            RandomGenerator dice,
            TextStyle style,
            Function<String, Bot<V, M>> hire,
            Optional<SaveFile> file) {
        this.saved = saved;
        this.names = new TreeMap<>(saved.names());
        this.bots = new HashMap<>(bots);
        this.person = names.keySet().stream().filter(it -> !bots.containsKey(it)).findFirst();
        this.file = file;
        this.newcomers = new Newcomers<>(names, this.bots, hire, file);
        this.words = style.words();
        this.json = saved.game().json();
        this.screen = GameAtTerminal.of(saved).screen().apply(new People(names, words), style);
        this.made = new ArrayList<>(saved.deeds());
        this.state = saved.end();
        this.stored = StoredTable.of(Games.ALL, summary());
        this.room = stored.enter(CODE, this, dice, now);
        this.viewing = room.welcome(visitor(style), this, now);
    }

    KeptMatch<S, M, E, V> saved() {
        return saved;
    }

    /// What the person, or whoever looks on, sees now and will learn.
    public Visit visit() {
        news.clear();
        var visit = new Visit(this, picture, news);
        keep(room.arrived(viewing, now));
        return visit;
    }

    private Visitor visitor(TextStyle style) {
        String name = person.map(this::name).orElse("");
        return new Visitor(new Guest(PERSON, name), style.language().tag(), "");
    }

    private String name(Player player) {
        return names.getOrDefault(player, player.toString());
    }

    /// The table as its journal would have it: those who played first, and the chairs as they are
    /// now.
    private Entry.Summary summary() {
        var left = new HashSet<Player>();
        int joined = 0;
        for (Deed<M> it : made) {
            joined += it.move() instanceof Move.Join ? 1 : 0;
            if (it.move() instanceof Move.Leave(var leaver)) {
                left.add(leaver);
            }
        }
        List<Entry.Seated> everybody =
                IntStream.range(0, names.size()).mapToObj(i -> seated(new Player(i))).toList();
        List<Entry.Seated> players = everybody.subList(0, names.size() - joined);
        var plan = new Plan(json.game(), saved.rules(), players.size(), false, "", CUSTOMS);
        var setting = new ArrayList<Entry>();
        setting.add(new Entry.Opened(plan, PERSON));
        for (Entry.Seated it : everybody) {
            boolean gone = left.contains(new Player(it.seat()));
            setting.add(gone ? new Entry.Seated(it.seat(), new Entry.Occupant.Nobody()) : it);
        }
        setting.add(new Entry.Started(FIRST_MATCH, players));
        return new Entry.Summary(setting, base(), 0, Map.of(), since());
    }

    private Entry.Seated seated(Player player) {
        return new Entry.Seated(
                player.index(),
                bots.containsKey(player)
                        ? new Entry.Occupant.Bot("", name(player))
                        : new Entry.Occupant.Person(PERSON, name(player)));
    }

    /// A record may begin with any round.
    private Entry.Base base() {
        return saved.start() instanceof Match match && match.phase() instanceof Phase.Shuffling
                ? new Entry.Base.BeforeRound(match)
                : new Entry.Base.Start();
    }

    private List<Entry.Dated> since() {
        var entries = new ArrayList<Entry.Dated>();
        for (Deed<M> it : made) {
            if (it.move() instanceof Move.Join(var newcomer)) {
                Entry.Seated chair = seated(newcomer);
                entries.add(new Entry.Dated(now, new Entry.Queued(chair.seat(), chair.occupant())));
            }
            entries.add(
                    new Entry.Dated(
                            now, new Entry.Did(it.actor(), it.move(), Entry.ByHand.HOUSE, 0)));
        }
        return entries;
    }

    @Override
    public int send(IntFunction<Request> wanted) {
        lastAck++;
        Request request = wanted.apply(lastAck);
        Optional<Refusal> why = objection(request);
        if (why.isPresent()) {
            news.add(new News.Refused(lastAck, why.get().key(), screen.say(why.get())));
            return lastAck;
        }
        switch (request) {
            case Request.SeatBot(_, _, var kind) when state instanceof Match match ->
                    join(match, kind);
            case Request.Remove(_, int seat) -> leave(new Player(seat));
            default -> keep(room.hear(viewing, request, now));
        }
        return lastAck;
    }

    /// Why the rules refuse something, with the cards by their names.
    private Optional<Refusal> objection(Request request) {
        return switch (request) {
            case Request.Answer(_, _, var text)
                    when saved.game()
                                    .rules()
                                    .apply(state, person.orElseThrow(), json.readMove(text))
                            instanceof Verdict.Refused<S, E>(var why) ->
                    Optional.of(why);
            case Request.SeatBot _ -> newcomers.objectionToJoin(state);
            case Request.Remove(_, int seat) -> newcomers.objectionToLeave(state, new Player(seat));
            default -> Optional.empty();
        };
    }

    private void join(Match match, String kind) {
        try {
            List<Entry> entries = newcomers.join(match, kind);
            news.add(new News.Told(words.say("play.bot-joins", newcomers.lastName())));
            keep(room.decided(entries, now));
        } catch (GivenUpException e) {
            news.add(new News.Told(String.valueOf(e.getMessage())));
        }
    }

    private void leave(Player player) {
        news.add(new News.Told(words.say("remote.leaves-after-round", name(player))));
        keep(room.decided(newcomers.leave(player), now));
    }

    @Override
    public boolean advance() {
        boolean asked = picture.table().question().isPresent();
        if (asked || room.alarm() == Long.MAX_VALUE || !room.isPlaying()) {
            return false;
        }
        now = Math.max(now, room.alarm());
        room.watched(now);
        keep(room.ring(now));
        return true;
    }

    private void keep(Pending pending) {
        for (Kept kept : pending.entries()) {
            stored.add(kept);
            if (kept.entry().entry() instanceof Entry.Did did) {
                M move = json.moveType().cast(did.move());
                apply(did.by(), move);
                made.add(new Deed<>(did.by(), move));
                newcomers.made(move);
            }
        }
        if (!pending.entries().isEmpty()) {
            file.ifPresent(it -> it.keep(saved.record(names, made)));
            pending.kept(now);
        }
    }

    private void apply(Actor actor, M move) {
        var accepted = saved.game().rules().apply(state, actor, move).orThrow();
        state = accepted.next();
        events.addAll(accepted.events());
    }

    /// All that has happened since the last time, hidden cards too.
    List<E> events() {
        List<E> happened = List.copyOf(events);
        events.clear();
        news.clear(); // whoever asks for events does not listen to news
        return happened;
    }

    @Override
    public void tell(String frame) {
        switch (Notices.read(frame)) {
            case Notice.Update update -> {
                picture = picture.after(update);
                news.add(new News.Changed(picture, update.whole()));
                if (update.ack() != 0) {
                    news.add(new News.Done(update.ack()));
                }
            }
            case Notice.Done(int ack) -> news.add(new News.Done(ack));
            case Notice.Refused(int ack, _, var key, var text) ->
                    news.add(new News.Refused(ack, key, text));
            case Notice.Advice _, Notice.Pause _, Notice.Farewell _ -> {} // not at this table
        }
    }

    @Override
    @SuppressWarnings("unchecked") // they play this game
    public <W, N> Optional<Bot<W, N>> bot(Player player) {
        return Optional.ofNullable((Bot<W, N>) bots.get(player));
    }

    @Override
    public <T> void think(Supplier<T> thought, Consumer<T> answer) {
        answer.accept(thought.get());
    }

    @Override
    public void failed(String what, Throwable cause) {
        throw new IllegalStateException(what, cause);
    }

    @Override
    public void show(LobbyCard card) {} // nobody looks for this table

    @Override
    public void report(Complaint complaint, String from, Consumer<Optional<Refusal>> answer) {
        answer.accept(Optional.empty());
    }

    @Override
    public void close(Notice.Why why) {} // it ends with the process

    @Override
    public void close() {}
}
