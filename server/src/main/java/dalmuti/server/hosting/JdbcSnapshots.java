package dalmuti.server.hosting;

import dalmuti.server.store.Snapshots;
import dalmuti.wire.journal.Entry;

import org.apache.pekko.persistence.SelectedSnapshot;
import org.apache.pekko.persistence.SnapshotMetadata;
import org.apache.pekko.persistence.SnapshotSelectionCriteria;
import org.apache.pekko.persistence.snapshot.japi.SnapshotStore;

import scala.concurrent.Future;

import java.util.Optional;

/// The snapshots as Pekko asks for them. What is kept are summaries.
public final class JdbcSnapshots extends SnapshotStore {

    private final Storage storage = Storage.ID.get(context().system());

    /// Made by Pekko, which has its name from the configuration.
    public JdbcSnapshots() {}

    @Override
    public Future<Optional<SelectedSnapshot>> doLoadAsync(
            String entity, SnapshotSelectionCriteria criteria) {
        var range = range(entity, criteria);
        return storage.ask(() -> storage.snapshots().latest(range).map(JdbcSnapshots::selected));
    }

    private static SelectedSnapshot selected(Snapshots.Snapshot it) {
        return SelectedSnapshot.apply(
                SnapshotMetadata.apply(it.entity(), it.seq(), it.at()), it.summary());
    }

    private static Snapshots.Range range(String entity, SnapshotSelectionCriteria criteria) {
        return new Snapshots.Range(
                entity,
                criteria.minSequenceNr(),
                criteria.maxSequenceNr(),
                criteria.minTimestamp(),
                criteria.maxTimestamp());
    }

    @Override
    public Future<Void> doSaveAsync(SnapshotMetadata metadata, Object snapshot) {
        var it =
                new Snapshots.Snapshot(
                        metadata.persistenceId(),
                        metadata.sequenceNr(),
                        metadata.timestamp(),
                        (Entry.Summary) snapshot);
        return storage.run(() -> storage.snapshots().save(it));
    }

    @Override
    public Future<Void> doDeleteAsync(SnapshotMetadata metadata) {
        long seq = metadata.sequenceNr();
        return delete(new Snapshots.Range(metadata.persistenceId(), seq, seq, 0, Long.MAX_VALUE));
    }

    @Override
    public Future<Void> doDeleteAsync(String entity, SnapshotSelectionCriteria criteria) {
        return delete(range(entity, criteria));
    }

    private Future<Void> delete(Snapshots.Range range) {
        return storage.run(() -> storage.snapshots().delete(range));
    }
}
