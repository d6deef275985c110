package dalmuti.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.RefusedException;
import dalmuti.server.ExistingData;
import dalmuti.server.People;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

final class BackupTests {

    @TempDir Path folder;

    private final MovableClock clock = new MovableClock();

    private static List<String> everything(Database database) {
        var texts = new ArrayList<String>();
        for (String table :
                List.of(
                        "journal_floor",
                        "journal_finished",
                        "guest",
                        "guest_token",
                        "guest_link",
                        "ban",
                        "report",
                        "lobby_card",
                        "archive_match",
                        "archive_player",
                        "rating")) {
            texts.addAll(
                    database.<List<String>>within(
                            it ->
                                    it.list(
                                            row -> {
                                                var text = new StringBuilder(table);
                                                int columns = row.getMetaData().getColumnCount();
                                                for (int i = 1; i <= columns; i++) {
                                                    text.append('|').append(TableDump.text(row, i));
                                                }
                                                return text.toString();
                                            },
                                            "select * from " + table)));
        }
        Collections.sort(texts);
        return texts;
    }

    @ParameterizedTest
    @CsvSource({"SQLITE,SQLITE", "SQLITE,POSTGRESQL", "POSTGRESQL,SQLITE", "POSTGRESQL,POSTGRESQL"})
    void everythingMovesFromOneDatabaseToAnother(Kind one, Kind other) throws Exception {
        Path file = folder.resolve("all.zip");
        List<String> before;
        People.Admitted anna;
        try (var database = Database.open(one.fresh())) {
            anna = Furnished.with(database, clock);
            before = everything(database);
            new Backup(database).to(file);
        }
        try (var database = Database.open(other.fresh())) {
            new Backup(database).from(file, ExistingData.KEPT);
            assertThat(everything(database)).isEqualTo(before);
            assertThat(new Guests(database, clock).known(anna.token())).contains(anna.guest());
            try (var journal = new Journal(database)) {
                var archiver = new MatchArchiver(database, journal);
                var first = new ArrayList<Long>();
                journal.replay(Journal.Range.from("AAAA", 1), it -> first.add(it.seq()));
                assertThat(first).startsWith(6L).hasSize((int) journal.highest("AAAA") - 5);
                assertThat(archiver.sweep()).isEqualTo(1);
            }
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatIsThereIsNotLostUnlessSomebodySaysSo(Kind kind) throws Exception {
        Path file = folder.resolve("all.zip");
        try (var database = Database.open(kind.fresh())) {
            new Backup(database).to(file);
            Furnished.with(database, clock);
            List<String> before = everything(database);
            assertThatThrownBy(() -> new Backup(database).from(file, ExistingData.KEPT))
                    .isInstanceOf(RefusedException.class)
                    .hasMessageContaining("store.not-empty");
            assertThat(everything(database)).isEqualTo(before);
            new Backup(database).from(file, ExistingData.REPLACED);
            assertThat(everything(database)).isEmpty();
        }
    }

    @Test
    void whatIsNoBackupIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("not.zip"), "hello");
        try (var database = Database.open(Kind.SQLITE.fresh())) {
            assertThatThrownBy(() -> new Backup(database).from(file, ExistingData.REPLACED))
                    .isInstanceOf(RefusedException.class)
                    .hasMessageContaining("store.no-backup");
        }
    }
}
