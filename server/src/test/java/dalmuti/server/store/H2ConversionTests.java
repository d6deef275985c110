package dalmuti.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.store.jdbc.Backup;
import dalmuti.server.store.jdbc.Database;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;

/// A folder as the last version with H2 left it: `golden/h2` was written by that version.
final class H2ConversionTests {

    private static final Path GOLDEN = Path.of("src/test/golden/h2/dalmuti.mv.db");

    private final MovableClock clock = new MovableClock();

    @TempDir Path folder;

    @Test
    void aFolderOfH2BecomesOneOfSqlite() throws Exception {
        Path old = folder.resolve("dalmuti.mv.db");
        Files.copy(GOLDEN, old);
        for (int i = 0; i < 2; i++) { // it is opened again as it is
            try (var database = Database.open(Database.Access.folder(folder))) {
                everythingIsThere(database);
            }
        }
        assertThat(folder.resolve("dalmuti.mv.db.before-sqlite")).exists();
        assertThat(old).content().contains("dalmuti.db");
        assertThat(folder).isDirectoryNotContaining("glob:**converting*");
    }

    private void everythingIsThere(Database database) throws Exception {
        assertThat(new ModerationRecords(database, clock).reported(1).people()).hasSize(1);
        assertThat(new Guests(database, clock).bannedUntil("192.0.2.1")).isPresent();
        assertThat(new Matches(database).record("AAAA-1")).isPresent();
        try (var journal = new Journal(database)) {
            var seqs = new ArrayList<Long>();
            journal.replay(Journal.Range.from("AAAA", 1), it -> seqs.add(it.seq()));
            assertThat(seqs).startsWith(6L).hasSize((int) journal.highest("AAAA") - 5);
        }
    }

    @Test
    void nobodyElseOnTheMachineCanReadIt() throws Exception {
        Path own = folder.resolve("own");
        dalmuti.server.PrivateFiles.createFolder(own);
        try (var database = Database.open(Database.Access.folder(own))) {
            new Backup(database).to(own.resolve("backups").resolve("b.zip"));
            try (var files = Files.walk(own)) {
                for (Path file : files.toList()) {
                    String expected = Files.isDirectory(file) ? "rwx------" : "rw-------";
                    assertThat(Files.getPosixFilePermissions(file))
                            .as("%s", file)
                            .isEqualTo(PosixFilePermissions.fromString(expected));
                }
            }
        }
    }
}
