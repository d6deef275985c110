package dalmuti.wire.journal;

import dalmuti.Move;
import dalmuti.contract.Action;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.Source;
import dalmuti.wire.journal.Entry.Base;
import dalmuti.wire.journal.Entry.Occupant;
import dalmuti.wire.table.Plan;

import grapples.Choice;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;

/// Entries as they are stored. All names stand here and not in the code they are for: they are on
/// disk, and the code may be renamed.
public final class Entries {

    /// The version in which entries are written.
    public static final int VERSION = 2;

    private static final int FIRST_VERSION = 1;

    /// The most characters that are read of an entry.
    public static final int LONGEST = 4 * 1024 * 1024;

    private static final SequencedMap<String, Class<?>> KINDS = kinds();
    private static final Codecs CODECS = codecs();
    private static final Map<Class<?>, Stored> BY_CLASS = byClass();

    /// An entry as it is stored.
    ///
    /// @param body a JSON object
    public record Line(String kind, int version, String body) {}

    private record Stored(String kind, Codec<Entry> codec) {}

    private Entries() {}

    private static SequencedMap<String, Class<?>> kinds() {
        var kinds = new LinkedHashMap<String, Class<?>>();
        kinds.put("opened", Entry.Opened.class);
        kinds.put("seated", Entry.Seated.class);
        kinds.put("handedOver", Entry.HandedOver.class);
        kinds.put("started", Entry.Started.class);
        kinds.put("committed", Entry.Committed.class);
        kinds.put("pledged", Entry.Pledged.class);
        kinds.put("revealed", Entry.Revealed.class);
        kinds.put("spread", Entry.Spread.class);
        kinds.put("took", Entry.Took.class);
        kinds.put("answered", Entry.Answered.class);
        kinds.put("did", Entry.Did.class);
        kinds.put("queued", Entry.Queued.class);
        kinds.put("leaving", Entry.Leaving.class);
        kinds.put("ending", Entry.Ending.class);
        kinds.put("scored", Entry.Scored.class);
        kinds.put("finished", Entry.Finished.class);
        kinds.put("muted", Entry.Muted.class);
        kinds.put("barred", Entry.Barred.class);
        kinds.put("enthroned", Entry.Enthroned.class);
        kinds.put("treated", Entry.Treated.class);
        kinds.put("resumed", Entry.Resumed.class);
        kinds.put("summary", Entry.Summary.class);
        return kinds;
    }

    /// Of all games. An entry does not say which game it belongs to, so no two games may have moves
    /// of one name.
    private static SequencedMap<String, Class<?>> moves() {
        var kinds = Codecs.named(Move.class);
        Codecs.named(Choice.class)
                .forEach(
                        (name, kind) -> {
                            if (kinds.put(name, kind) != null) {
                                throw new IllegalStateException("Two games have a move " + name);
                            }
                        });
        return kinds;
    }

    private static SequencedMap<String, Class<?>> occupants() {
        var kinds = new LinkedHashMap<String, Class<?>>();
        kinds.put("nobody", Occupant.Nobody.class);
        kinds.put("person", Occupant.Person.class);
        kinds.put("program", Occupant.Program.class);
        kinds.put("bot", Occupant.Bot.class);
        return kinds;
    }

    private static SequencedMap<String, Class<?>> bases() {
        var kinds = new LinkedHashMap<String, Class<?>>();
        kinds.put("start", Base.Start.class);
        kinds.put("beforeRound", Base.BeforeRound.class);
        kinds.put("beforeGame", Base.BeforeGame.class);
        return kinds;
    }

    private static Codecs ofPeople() {
        return new Codecs()
                .record(
                        Plan.Customs.class,
                        "turn",
                        "bank",
                        "window",
                        "pause",
                        "pace",
                        "hints",
                        "chat")
                .record(Plan.class, "game", "rules", "seats", "listed", "bots", "customs")
                .record(Occupant.Nobody.class)
                .record(Occupant.Person.class, "guest", "name", "face")
                .record(Occupant.Program.class, "guest", "name")
                .record(Occupant.Bot.class, "level", "name")
                .kinds(Occupant.class, "kind", occupants());
    }

    private static Codecs codecs() {
        return ofPeople()
                .kinds(Action.class, "move", moves())
                .record(Entry.Opened.class, "plan", "host")
                .record(Entry.Seated.class, "seat", "occupant")
                .record(Entry.HandedOver.class, "host")
                .record(Entry.Started.class, "match", "players", "brought")
                .record(Entry.Committed.class, "round", "seed")
                .record(Entry.Pledged.class, "round", "by", "hash")
                .record(Entry.Revealed.class, "round", "by", "number")
                .record(Entry.Took.class, "draw", "by", "place", "ack")
                .record(Entry.Answered.class, "by", "move", "ack")
                .record(Entry.Did.class, "by", "move", "hand", "ack")
                .record(Entry.Queued.class, "seat", "newcomer")
                .record(Entry.Leaving.class, "player")
                .record(Entry.Scored.class, "round", "scores")
                .record(Entry.Finished.class, "match")
                .record(Entry.Muted.class, "guest", "muted")
                .record(Entry.Barred.class, "guest")
                .record(Entry.Enthroned.class, "chair")
                .record(Entry.Treated.class, "by", "treat")
                .record(Base.BeforeRound.class, "round", "order", "scores", "coins")
                .record(Base.BeforeGame.class, "game", "won", "grapples")
                .kinds(Base.class, "kind", bases())
                .record(Entry.Dated.class, "at", "entry")
                .record(Entry.Summary.class, "setting", "base", "moves", "spent", "since")
                .kinds(Entry.class, "kind", KINDS);
    }

    @SuppressWarnings("unchecked") // a kind is kept by its class
    private static Map<Class<?>, Stored> byClass() {
        var stored = new HashMap<Class<?>, Stored>();
        KINDS.forEach(
                (kind, type) ->
                        stored.put(type, new Stored(kind, (Codec<Entry>) CODECS.codec(type))));
        return stored;
    }

    /// Goes to the journal.
    public static Line write(Entry entry) {
        Stored stored = Objects.requireNonNull(BY_CLASS.get(entry.getClass()), entry::toString);
        return new Line(stored.kind(), VERSION, stored.codec().write(entry));
    }

    /// Comes from the journal. A line that this program can't read, because a newer one wrote it or
    /// because it is broken, is a [RefusedException].
    public static Entry read(String kind, int version, String body) {
        Class<?> type = KINDS.get(kind);
        if (type == null) {
            throw new RefusedException(Refusal.of("kind", "wire.kind", kind));
        }
        if (version < FIRST_VERSION || version > VERSION) {
            throw new RefusedException(Refusal.of("version", "wire.version", kind, version));
        }
        var entry = (Entry) Source.read(CODECS.codec(type), body, LONGEST);
        return version == FIRST_VERSION ? fromFirst(entry) : entry;
    }

    /// In the first version `korean` had no trade in a round without tax, and a table goes on by
    /// the rules it was opened with.
    private static Entry fromFirst(Entry entry) {
        return switch (entry) {
            case Entry.Opened(var plan, var host) -> new Entry.Opened(fromFirst(plan), host);
            case Entry.Summary(var setting, var base, var moves, var spent, var since) ->
                    new Entry.Summary(
                            setting.stream().map(Entries::fromFirst).toList(),
                            base,
                            moves,
                            spent,
                            since);
            default -> entry;
        };
    }

    private static Plan fromFirst(Plan plan) {
        boolean korean = (plan.rules() + " ").startsWith("korean ");
        return korean ? plan.with(plan.rules() + " revolutionCancels=TAX_AND_TRADE") : plan;
    }
}
