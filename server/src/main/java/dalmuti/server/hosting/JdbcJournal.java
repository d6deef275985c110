package dalmuti.server.hosting;

import static scala.jdk.javaapi.FutureConverters.asScala;

import dalmuti.server.store.DamagedException;
import dalmuti.server.store.Journal;
import dalmuti.wire.journal.Entry;

import org.apache.pekko.actor.ActorRef;
import org.apache.pekko.persistence.AtomicWrite;
import org.apache.pekko.persistence.PersistentRepr;
import org.apache.pekko.persistence.journal.japi.AsyncWriteJournal;
import org.jspecify.annotations.Nullable;

import scala.concurrent.Future;
import scala.jdk.javaapi.CollectionConverters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/// The journal as Pekko asks for it. What is persisted are dated entries.
public final class JdbcJournal extends AsyncWriteJournal {

    private final Storage storage = Storage.of(context().system());

    /// Made by Pekko, which has its name from the configuration.
    public JdbcJournal() {}

    @Override
    public Future<Iterable<Optional<Exception>>> doAsyncWriteMessages(
            Iterable<AtomicWrite> writes) {
        var results = new ArrayList<CompletableFuture<Optional<Exception>>>();
        writes.forEach(write -> results.add(append(write)));
        if (results.size() == 1) { // as nearly always
            return asScala(results.getFirst().thenApply(List::of));
        }
        return asScala(
                CompletableFuture.allOf(results.toArray(CompletableFuture[]::new))
                        .thenApply(_ -> results.stream().map(CompletableFuture::join).toList()));
    }

    private CompletableFuture<Optional<Exception>> append(AtomicWrite write) {
        return storage.journal()
                .append(write.persistenceId(), entries(write))
                .toCompletableFuture()
                .handle((_, failure) -> result(failure));
    }

    private static List<Journal.Numbered> entries(AtomicWrite write) {
        return CollectionConverters.asJava(write.payload()).stream()
                .map(it -> new Journal.Numbered(it.sequenceNr(), (Entry.Dated) it.payload()))
                .toList();
    }

    /// Whatever is certain not to have been written is rejected; any other failure is one of the
    /// journal's.
    private static Optional<Exception> result(@Nullable Throwable failure) {
        return switch (failure) {
            case null -> Optional.empty();
            case RejectedExecutionException rejected -> Optional.of(rejected);
            default -> throw new CompletionException(failure);
        };
    }

    @Override
    public Future<Void> doAsyncDeleteMessagesTo(String entity, long to) {
        return storage.run(() -> storage.journal().deleteTo(entity, to));
    }

    @Override
    public Future<Long> doAsyncReadHighestSequenceNr(String entity, long from) {
        return storage.ask(() -> storage.journal().highest(entity));
    }

    @Override
    public Future<Void> doAsyncReplayMessages(
            String entity, long from, long to, long most, Consumer<PersistentRepr> reader) {
        var range = new Journal.Range(entity, from, to, most);
        return storage.run(
                () -> recovered(range).forEach(it -> reader.accept(persistent(entity, it))));
    }

    /// Nothing of a table that is damaged: it is set aside, and says so itself.
    private List<Journal.Numbered> recovered(Journal.Range range) {
        try {
            return storage.journal().recover(range);
        } catch (DamagedException e) {
            storage.damaged().add(range.entity(), e);
            return List.of();
        }
    }

    private static PersistentRepr persistent(String entity, Journal.Numbered it) {
        return PersistentRepr.apply(
                it.entry(), it.seq(), entity, "", false, ActorRef.noSender(), "");
    }
}
