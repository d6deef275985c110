package dalmuti.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.RefusedException;
import dalmuti.server.ExistingData;
import dalmuti.server.store.jdbc.Backup;
import dalmuti.server.store.jdbc.Database;
import dalmuti.server.store.jdbc.Migrations;
import dalmuti.table.LobbyCard;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Backups as every version of the schema made them are read by this one. `-Dgolden.write=true`
/// writes that of the present version, once: afterwards it never changes.
final class GoldenBackupTests {

    private static final Path FOLDER = Path.of("src/test/golden/backup");

    @TempDir Path folder;

    private final MovableClock clock = new MovableClock();

    private static Path of(int version) {
        return FOLDER.resolve(version + ".zip");
    }

    @Test
    void everyVersionHasOne() throws Exception {
        int present = Migrations.STEPS.size();
        if (Boolean.getBoolean("golden.write") && !Files.exists(of(present))) {
            try (var database = Database.open(Kind.SQLITE.fresh())) {
                Furnished.with(database, clock);
                new Backup(database).to(of(present));
            }
        }
        assertThat(of(present)).exists();
    }

    static Stream<Object[]> goldens() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<Path> all = files.sorted().toList();
            return all.stream()
                    .flatMap(it -> Stream.of(Kind.values()).map(kind -> new Object[] {it, kind}));
        }
    }

    @ParameterizedTest
    @MethodSource("goldens")
    void aBackupOfAnyVersionIsRead(Path golden, Kind kind) {
        try (var database = Database.open(kind.fresh())) {
            new Backup(database).from(golden, ExistingData.KEPT);
            var guests = new Guests(database, clock);
            String anna = text(database, "select guest from guest_token");
            assertThat(guests.find(anna).orElseThrow().name()).isEqualTo("Ann\\a \"✓\" 🎩");
            var book = new ModerationRecords(database, clock);
            assertThat(guests.bannedUntil("192.0.2.1")).isPresent();
            assertThat(book.reported(1).people())
                    .hasSize(1)
                    .allMatch(it -> it.newest().reason().equals("rude"));
            try (var lobby = new SharedLobby(database, clock)) {
                assertThat(lobby.find("BBBB").orElseThrow().state())
                        .isEqualTo(LobbyCard.State.OVER);
            }
            try (var journal = new Journal(database)) {
                var archiver = new MatchArchiver(database, journal);
                var first = new ArrayList<Long>();
                journal.replay(Journal.Range.from("AAAA", 1), it -> first.add(it.seq()));
                assertThat(first).startsWith(6L).hasSize((int) journal.highest("AAAA") - 5);
                assertThat(archiver.sweep()).isEqualTo(1);
            }
            assertThat(new Matches(database).record("AAAA-1")).isPresent();
            assertThat(new Matches(database).record("BBBB-1")).isPresent();
        }
    }

    private static String text(Database database, String sql) {
        return database.within(it -> it.first(row -> row.getString(1), sql).orElseThrow());
    }

    private Path backup(String version) throws IOException {
        Path file = folder.resolve("made-up.zip");
        try (var zip = new ZipOutputStream(Files.newOutputStream(file))) {
            zip.putNextEntry(new ZipEntry("version"));
            zip.write(version.getBytes(StandardCharsets.UTF_8));
        }
        return file;
    }

    @ParameterizedTest
    @CsvSource({
        "99, store.newer",
        "0, store.no-backup",
        "-1, store.no-backup",
        "five, store.no-backup"
    })
    void aVersionThatNeverWasIsRefused(String version, String key) throws IOException {
        Path file = backup(version);
        try (var database = Database.open(Kind.SQLITE.fresh())) {
            assertThatThrownBy(() -> new Backup(database).from(file, ExistingData.REPLACED))
                    .isInstanceOf(RefusedException.class)
                    .hasMessageContaining(key);
        }
    }

    @ParameterizedTest
    @EnumSource
    void anOldBackupThatIsBrokenChangesNothing(Kind kind) throws Exception {
        Path file = backup("3");
        try (var database = Database.open(kind.fresh())) {
            var anna = Furnished.with(database, clock);
            assertThatThrownBy(() -> new Backup(database).from(file, ExistingData.REPLACED))
                    .isInstanceOf(RefusedException.class)
                    .hasMessageContaining("store.no-backup");
            assertThat(new Guests(database, clock).known(anna.token())).contains(anna.guest());
        }
    }
}
