package dalmuti.server.assembly;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.Backend;
import dalmuti.server.Closer;
import dalmuti.server.Metrics;
import dalmuti.server.PeriodicTask;
import dalmuti.server.PrivateFiles;
import dalmuti.server.ReportLimit;
import dalmuti.server.Settings;
import dalmuti.server.hosting.Hosting;
import dalmuti.server.store.DailyCleanup;
import dalmuti.server.store.DamagedTables;
import dalmuti.server.store.DayResults;
import dalmuti.server.store.Guests;
import dalmuti.server.store.Journal;
import dalmuti.server.store.MatchArchiver;
import dalmuti.server.store.Matches;
import dalmuti.server.store.ModerationRecords;
import dalmuti.server.store.OperatorActions;
import dalmuti.server.store.SharedLobby;
import dalmuti.server.store.jdbc.Backup;
import dalmuti.server.store.jdbc.Database;
import dalmuti.server.store.jdbc.StorageWatch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.random.RandomGenerator;

/// Wires up everything behind the edge: the database, and the tables that live on it.
final class BackendAssembly {

    private static final Duration ARCHIVED_WITHIN = Duration.ofSeconds(1);

    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("'dalmuti-'yyyyMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);

    private BackendAssembly() {}

    /// @param closer is told what is to be stopped again
    static Backend open(Settings settings, RandomGenerator dice, Closer closer, Metrics metrics) {
        Clock clock = Clock.systemUTC();
        Database database = closer.keep(Database.open(access(settings)));
        Journal journal = closer.keep(new Journal(database));
        database.watch(metrics);
        journal.watch(metrics);
        closer.keep(HeapTrimmer.task(journal::entries)).start();
        StorageWatch storage = closer.keep(new StorageWatch(database)).count(metrics);
        var damaged = new DamagedTables(database, settings.data().resolve("damaged"));
        metrics.gauge("tables_damaged", "Tables that were set aside", damaged::size);
        SharedLobby lobby = closer.keep(new SharedLobby(database, clock));
        var moderation = new ModerationRecords(database, clock);
        keepArchiving(new MatchArchiver(database, journal).count(metrics), closer);
        closer.keep(new DailyCleanup(database, journal, lobby, moderation, clock, settings.idle()))
                .watch();
        Hosting hosting =
                closer.keep(
                        new Hosting(
                                settings.cluster(),
                                database,
                                journal,
                                damaged,
                                lobby,
                                new ReportLimit(moderation::report, System::nanoTime),
                                clock,
                                dice,
                                metrics));
        return new Backend(
                hosting.tables(),
                hosting.machines(),
                lobby,
                new Guests(database, clock),
                new Matches(database),
                new DayResults(database, clock),
                moderation,
                new OperatorActions(database, clock),
                () -> backup(settings, database, clock),
                () -> hosting.isReady() && storage.isReady() && journal.isReady(),
                journal::isPaused);
    }

    private static Path backup(Settings settings, Database database, Clock clock) {
        Path file =
                settings.data().resolve("backups").resolve(STAMP.format(clock.instant()) + ".zip");
        new Backup(database).to(file);
        return file;
    }

    private static void keepArchiving(MatchArchiver archiver, Closer closer) {
        closer.keep(new PeriodicTask("archiver", Duration.ZERO, ARCHIVED_WITHIN, archiver::sweep))
                .start();
    }

    /// Who may write is for the system to say: it is tried, not asked.
    private static void demandWritable(Path folder) {
        try {
            Files.delete(Files.createTempFile(folder, "writable", ""));
        } catch (IOException e) {
            throw new RefusedException(
                    Refusal.of("data", "serve.read-only-folder", folder.toString()));
        }
    }

    static Database.Access access(Settings settings) {
        if (settings.database().isPresent()) {
            return new Database.Access(settings.database().get(), "", "")
                    .with(settings.durability());
        }
        try {
            PrivateFiles.createFolder(settings.data());
        } catch (IOException e) {
            throw new RefusedException(
                    Refusal.of("data", "serve.no-folder", settings.data().toString()));
        }
        demandWritable(settings.data());
        return Database.Access.folder(settings.data()).with(settings.durability());
    }
}
