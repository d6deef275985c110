package dalmuti.server.hosting;

import dalmuti.server.hosting.ClusterMachines.HangUp;
import dalmuti.server.hosting.ClusterMachines.HungUp;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.JournalLine;
import dalmuti.wire.rest.Bodies;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Requests;

import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// TableMessage between machines: a few words, each with its length before it.
public final class TableMessageSerializer extends SerializerWithStringManifest {

    private static final int IDENTIFIER = 4_711;
    private static final int LONGEST_PLAN = 4 * 1024;

    private final ActorRefResolver references;

    /// Made by Pekko, which has its name from the configuration.
    public TableMessageSerializer(ExtendedActorSystem system) {
        this.references = ActorRefResolver.get(Adapter.toTyped(system));
    }

    @Override
    public int identifier() {
        return IDENTIFIER;
    }

    @Override
    public String manifest(Object message) {
        return switch (message) {
            case TableMessage.Open _ -> "open";
            case TableMessage.Bring _ -> "bring";
            case TableMessage.Come _ -> "come";
            case TableMessage.Say _ -> "say";
            case TableMessage.Wake _ -> "wake";
            case TableMessage.Forget _ -> "forget";
            case TableMessage.Reply.Forgotten _ -> "forgotten";
            case TableMessage.Reply.Opened _ -> "opened";
            case TableMessage.Reply.Taken _ -> "taken";
            case TableMessage.ToViewer.Frame _ -> "frame";
            case TableMessage.ToViewer.Welcome _ -> "welcome";
            case TableMessage.ToViewer.Close _ -> "close";
            case HangUp _ -> "hang-up";
            case HungUp _ -> "hung-up";
            default -> throw new IllegalArgumentException("Never leaves its machine: " + message);
        };
    }

    @Override
    public byte[] toBinary(Object message) {
        return switch (message) {
            case TableMessage.Open(var plan, var host, var from) ->
                    words(
                            Bodies.write(plan),
                            host.id(),
                            host.name(),
                            written(from),
                            host.sort().name(),
                            face(host));
            case TableMessage.Bring(var entries, var from) -> bring(entries, from);
            case TableMessage.Come(var visitor, var viewer) ->
                    words(
                            visitor.guest().id(),
                            visitor.guest().name(),
                            visitor.language(),
                            written(viewer),
                            visitor.address(),
                            visitor.guest().sort().name(),
                            face(visitor.guest()));
            case TableMessage.Say(var viewer, var request) ->
                    words(written(viewer), Requests.write(request));
            case TableMessage.Forget(var guest, var from) -> words(guest, written(from));
            case TableMessage.ToViewer.Frame(var json) -> words(json);
            case TableMessage.ToViewer.Welcome(var table) -> words(written(table));
            case TableMessage.ToViewer.Close(var why) -> words(why.name());
            case HangUp(var whom, var from) -> words(whom, written(from));
            case HungUp(int sockets) -> words(String.valueOf(sockets));
            default -> words();
        };
    }

    @Override
    public Object fromBinary(byte[] bytes, String manifest) {
        var words = new Words(bytes);
        return switch (manifest) {
            case "open" -> open(words);
            case "bring" -> bring(words);
            case "come" -> come(words);
            case "say" ->
                    new TableMessage.Say(
                            this.<TableMessage.ToViewer>reference(words.next()),
                            Requests.read(words.next()));
            case "wake" -> new TableMessage.Wake();
            case "forget" ->
                    new TableMessage.Forget(
                            words.next(), this.<TableMessage.Reply>reference(words.next()));
            case "forgotten" -> new TableMessage.Reply.Forgotten();
            case "opened" -> new TableMessage.Reply.Opened();
            case "taken" -> new TableMessage.Reply.Taken();
            case "welcome" ->
                    new TableMessage.ToViewer.Welcome(this.<TableMessage>reference(words.next()));
            case "frame" -> new TableMessage.ToViewer.Frame(words.next());
            case "close" -> new TableMessage.ToViewer.Close(Notice.Why.valueOf(words.next()));
            case "hang-up" -> new HangUp(words.next(), this.<HungUp>reference(words.next()));
            case "hung-up" -> new HungUp(Integer.parseInt(words.next()));
            default -> throw new IllegalArgumentException("Unknown message: " + manifest);
        };
    }

    private TableMessage.Open open(Words words) {
        Plan plan = Bodies.read(Plan.class, words.next(), LONGEST_PLAN);
        String id = words.next();
        String name = words.next();
        ActorRef<TableMessage.Reply> from = reference(words.next());
        return new TableMessage.Open(plan, guest(id, name, words), from);
    }

    private byte[] bring(List<Entry> entries, ActorRef<TableMessage.Reply> from) {
        Stream<String> lines = entries.stream().map(it -> JournalLine.of(new Entry.Dated(0, it)));
        return words(Stream.concat(Stream.of(written(from)), lines).toArray(String[]::new));
    }

    private TableMessage.Bring bring(Words words) {
        ActorRef<TableMessage.Reply> from = reference(words.next());
        var entries = new ArrayList<Entry>();
        while (words.hasNext()) {
            entries.add(JournalLine.read(words.next()).entry());
        }
        return new TableMessage.Bring(entries, from);
    }

    /// A machine that is not upgraded yet does not say where somebody comes from.
    private TableMessage.Come come(Words words) {
        String id = words.next();
        String name = words.next();
        String language = words.next();
        ActorRef<TableMessage.ToViewer> viewer = reference(words.next());
        String address = words.hasNext() ? words.next() : "";
        return new TableMessage.Come(
                new Visitor(guest(id, name, words), language, address), viewer);
    }

    /// Nor whether it is a program, and which face they have.
    private static Guest guest(String id, String name, Words words) {
        var sort = words.hasNext() ? Guest.Sort.valueOf(words.next()) : Guest.Sort.PERSON;
        var face = Optional.of(words.hasNext() ? words.next() : "").filter(it -> !it.isEmpty());
        return new Guest(id, name, sort, face.map(Integer::valueOf));
    }

    private static String face(Guest guest) {
        return guest.face().map(String::valueOf).orElse("");
    }

    private String written(ActorRef<?> reference) {
        return references.toSerializationFormat(reference);
    }

    private <T> ActorRef<T> reference(String written) {
        return references.resolveActorRef(written);
    }

    private static byte[] words(String... words) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            for (String word : words) {
                byte[] text = word.getBytes(StandardCharsets.UTF_8);
                out.writeInt(text.length);
                out.write(text);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static final class Words {

        private final DataInputStream in;

        private Words(byte[] bytes) {
            in = new DataInputStream(new ByteArrayInputStream(bytes));
        }

        private boolean hasNext() {
            try {
                return in.available() > 0;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private String next() {
            try {
                return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
