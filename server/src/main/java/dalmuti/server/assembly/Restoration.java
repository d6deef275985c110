package dalmuti.server.assembly;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.Present;
import dalmuti.server.Settings;
import dalmuti.server.store.Backup;
import dalmuti.server.store.Database;
import dalmuti.server.store.Nodes;

import java.nio.file.Path;

/// Reads a backup into the database of a server that does not run.
public final class Restoration {

    private Restoration() {}

    /// What can't be read, or would take the place of something that is to be kept, is a
    /// [dalmuti.contract.RefusedException].
    public static void from(Path file, Settings settings, Present present) {
        try (Database database = Database.open(Backstage.access(settings))) {
            if (new Nodes(database).areThere()) {
                throw new RefusedException(Refusal.of("database", "store.in-use"));
            }
            new Backup(database).from(file, present);
        }
    }
}
