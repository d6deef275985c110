package dalmuti.server.hosting;

import dalmuti.server.hosting.ClusterMachines.HangUp;
import dalmuti.server.hosting.ClusterMachines.HungUp;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Plans;
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

/// Post between machines: a few words, each with its length before it.
public final class PostSerializer extends SerializerWithStringManifest {

    private static final int IDENTIFIER = 4_711;

    private final ActorRefResolver references;

    /// Made by Pekko, which has its name from the configuration.
    public PostSerializer(ExtendedActorSystem system) {
        this.references = ActorRefResolver.get(Adapter.toTyped(system));
    }

    @Override
    public int identifier() {
        return IDENTIFIER;
    }

    @Override
    public String manifest(Object message) {
        return switch (message) {
            case Post.Open _ -> "open";
            case Post.Come _ -> "come";
            case Post.Say _ -> "say";
            case Post.Wake _ -> "wake";
            case Post.Forget _ -> "forget";
            case Post.Reply.Forgotten _ -> "forgotten";
            case Post.Reply.Opened _ -> "opened";
            case Post.Reply.Taken _ -> "taken";
            case Post.ToViewer.Frame _ -> "frame";
            case Post.ToViewer.Welcome _ -> "welcome";
            case Post.ToViewer.Close _ -> "close";
            case HangUp _ -> "hang-up";
            case HungUp _ -> "hung-up";
            default -> throw new IllegalArgumentException("Never leaves its machine: " + message);
        };
    }

    @Override
    public byte[] toBinary(Object message) {
        return switch (message) {
            case Post.Open(var plan, var host, var from) ->
                    words(Plans.write(plan), host.id(), host.name(), written(from));
            case Post.Come(var visitor, var viewer) ->
                    words(
                            visitor.guest().id(),
                            visitor.guest().name(),
                            visitor.language(),
                            written(viewer),
                            visitor.address());
            case Post.Say(var viewer, var request) ->
                    words(written(viewer), Requests.write(request));
            case Post.Forget(var guest, var from) -> words(guest, written(from));
            case Post.ToViewer.Frame(var json) -> words(json);
            case Post.ToViewer.Welcome(var table) -> words(written(table));
            case Post.ToViewer.Close(var why) -> words(why.name());
            case HangUp(var whom, var from) -> words(whom, written(from));
            case HungUp(int sockets) -> words(String.valueOf(sockets));
            default -> words();
        };
    }

    @Override
    public Object fromBinary(byte[] bytes, String manifest) {
        var words = new Words(bytes);
        return switch (manifest) {
            case "open" ->
                    new Post.Open(
                            Plans.read(words.next()),
                            new Guest(words.next(), words.next()),
                            this.<Post.Reply>reference(words.next()));
            case "come" -> come(words);
            case "say" ->
                    new Post.Say(
                            this.<Post.ToViewer>reference(words.next()),
                            Requests.read(words.next()));
            case "wake" -> new Post.Wake();
            case "forget" ->
                    new Post.Forget(words.next(), this.<Post.Reply>reference(words.next()));
            case "forgotten" -> new Post.Reply.Forgotten();
            case "opened" -> new Post.Reply.Opened();
            case "taken" -> new Post.Reply.Taken();
            case "welcome" -> new Post.ToViewer.Welcome(this.<Post>reference(words.next()));
            case "frame" -> new Post.ToViewer.Frame(words.next());
            case "close" -> new Post.ToViewer.Close(Notice.Why.valueOf(words.next()));
            case "hang-up" -> new HangUp(words.next(), this.<HungUp>reference(words.next()));
            case "hung-up" -> new HungUp(Integer.parseInt(words.next()));
            default -> throw new IllegalArgumentException("Unknown post: " + manifest);
        };
    }

    /// A machine that is not upgraded yet does not say where somebody comes from.
    private Post.Come come(Words words) {
        var guest = new Guest(words.next(), words.next());
        String language = words.next();
        ActorRef<Post.ToViewer> viewer = reference(words.next());
        String address = words.hasNext() ? words.next() : "";
        return new Post.Come(new Visitor(guest, language, address), viewer);
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
