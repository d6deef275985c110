package dalmuti.server.assembly;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.ExistingData;
import dalmuti.server.Settings;
import dalmuti.server.store.Backup;
import dalmuti.server.store.Database;
import dalmuti.server.store.Nodes;

import java.nio.file.Path;

/// Reads a backup into the database of a server that does not run.
public final class Restore {

    private Restore() {}

    /// What can't be read, or would take the place of something that is to be kept, is a
    /// [dalmuti.contract.RefusedException].
    public static void from(Path file, Settings settings, ExistingData present) {
        try (Database database = Database.open(BackendAssembly.access(settings))) {
            if (new Nodes(database).areThere()) {
                throw new RefusedException(Refusal.of("database", "store.in-use"));
            }
            new Backup(database).from(file, present);
        }
    }
}
