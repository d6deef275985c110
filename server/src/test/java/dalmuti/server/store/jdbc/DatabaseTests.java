package dalmuti.server.store.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dalmuti.contract.RefusedException;
import dalmuti.server.Durability;
import dalmuti.server.store.Child;
import dalmuti.server.store.Kind;
import dalmuti.words.Words;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;

final class DatabaseTests {

    @TempDir Path folder;

    private static int version(Database database) {
        return database.within(Migrations::version);
    }

    @ParameterizedTest
    @EnumSource
    void aFreshDatabaseIsBroughtUpToDate(Kind kind) {
        try (var database = Database.open(kind.fresh())) {
            assertThat(version(database)).isEqualTo(Migrations.STEPS.size());
        }
    }

    @ParameterizedTest
    @EnumSource
    void openingItAgainChangesNothing(Kind kind) {
        var access = kind.fresh();
        Database.open(access).close();
        try (var database = Database.open(access)) {
            assertThat(version(database)).isEqualTo(Migrations.STEPS.size());
        }
    }

    @Test
    void severalCanOpenPostgresAtOnce() throws Exception {
        var access = Kind.POSTGRESQL.fresh();
        List<Database> opened = new ArrayList<>();
        try (var threads = Executors.newFixedThreadPool(4)) {
            Callable<Database> open = () -> Database.open(access);
            for (var it : threads.invokeAll(List.of(open, open, open, open))) {
                opened.add(it.get());
            }
        }
        assertThat(opened).extracting(DatabaseTests::version).containsOnly(Migrations.STEPS.size());
        opened.forEach(Database::close);
    }

    @ParameterizedTest
    @EnumSource
    void aNewerSchemaIsRefused(Kind kind) {
        var access = kind.fresh();
        try (var database = Database.open(access)) {
            database.within(
                    it -> it.change("insert into schema_version values (99, 'V099__later', 0)"));
        }
        List<byte[]> before = file(access);
        assertThat(refusal(access)).contains("newer program (schema 99; this one knows");
        assertThat(file(access)).containsExactlyElementsOf(before);
    }

    /// What is on disk, where that is ours to look at.
    private static List<byte[]> file(Database.Access access) {
        if (!access.url().startsWith("jdbc:sqlite:")) {
            return List.of();
        }
        Path file = Path.of(access.url().replaceFirst("^jdbc:sqlite:", ""));
        try {
            return List.of(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatBreaksOffIsTakenBack(Kind kind) {
        try (var database = Database.open(kind.fresh())) {
            assertThatThrownBy(
                            () ->
                                    database.within(
                                            it -> {
                                                it.change(
                                                        "insert into journal_floor values ('t',"
                                                                + " 1)");
                                                throw new IllegalStateException("broken off");
                                            }))
                    .hasMessage("broken off");
            assertThat(
                            database.<List<Long>>within(
                                    it ->
                                            it.list(
                                                    row -> row.getLong(2),
                                                    "select * from journal_floor")))
                    .isEmpty();
        }
    }

    @Test
    void aFileThatAnotherProgramHasOpenIsRefused() throws IOException, InterruptedException {
        var access = Database.Access.folder(folder);
        Process other = Child.start(access);
        try (var lines = other.inputReader()) {
            assertThat(lines.readLine()).startsWith("table-");
            assertThat(refusal(access)).contains(folder.toString(), "in use by another program");
        } finally {
            other.destroyForcibly().waitFor();
        }
    }

    @Test
    void anUnreachableServerIsRefused() {
        assertThat(refusal(new Database.Access("jdbc:postgresql://localhost:1/x", "a", "b")))
                .contains("no database to be reached at jdbc:postgresql://localhost:1/x");
    }

    @Test
    void aWrongPasswordIsNotRepeated() {
        var access = Kind.POSTGRESQL.fresh();
        assertThat(refusal(new Database.Access(access.url() + "?password=hush", "nobody", "hush")))
                .doesNotContain("hush");
    }

    @Test
    void aServerThatForcesNothingIsRefused() {
        var access = Kind.POSTGRESQL.fresh().with(Durability.POWER);
        assertThat(refusal(access)).contains("fsync = off", "--durability crash");
        String lazy = access.url() + "?options=-c%20synchronous_commit=off";
        assertThat(refusal(new Database.Access(lazy, access.user(), access.password())))
                .contains("synchronous_commit = off");
    }

    @Test
    void sqliteIsOpenedOnce() {
        var access = Kind.SQLITE.fresh();
        try (var _ = Database.open(access)) {
            assertThat(refusal(access)).contains("in use by another program");
        }
        Database.open(access).close();
    }

    @Test
    void otherDatabasesAreRefused() {
        assertThat(refusal(new Database.Access("jdbc:mysql://x", "", ""))).contains("jdbc:mysql");
    }

    private static String refusal(Database.Access access) {
        var refused = catchThrowableOfType(RefusedException.class, () -> Database.open(access));
        return Words.ENGLISH.say(refused.refusal());
    }
}
