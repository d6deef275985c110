package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dalmuti.Move;
import dalmuti.contract.Actor;
import dalmuti.contract.Deed;
import dalmuti.contract.Player;
import dalmuti.notation.RecordReader;
import dalmuti.server.store.Guests;
import dalmuti.server.store.Journal;
import dalmuti.server.store.Matches;
import dalmuti.server.store.jdbc.Database;
import dalmuti.wire.journal.Entry;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;

/// The power fails while people play. strace records what the server writes and forces; the disk is
/// then made as a cut would have left it, after any operation, and whatever was acknowledged before
/// it has to be there. `-Ddalmuti.cuts=all` cuts after every operation, which takes long.
class PowerCutTests {

    private static final Duration LIMIT = Duration.ofMinutes(2);
    private static final Duration AFTERWARDS = Duration.ofSeconds(1);
    private static final int TABLES = 3;
    private static final int CUTS = 30;

    @TempDir Path folder;

    @Test
    void REC_8_nothingAcknowledgedIsLostInAPowerCut() throws Exception {
        assumeTrue(Tool.isThere("strace"), "strace records what is written");
        Path data = Files.createDirectory(folder.resolve("data"));
        Path trace = folder.resolve("trace");
        List<Company> companies = record(data, trace);
        List<DiskTrace.Op> ops = DiskTrace.read(trace);
        var dice = new SplittableRandom(Long.getLong("dalmuti.seed", 1));
        var cuts = cuts(ops, dice);
        var disk = new CutDisk();
        int checked = 0;
        for (int i = 0; i < ops.size(); i++) {
            disk.take(ops.get(i));
            if (cuts.contains(i)) {
                for (var fate : CutDisk.Fate.values()) {
                    checked += check(disk, fate, dice, companies, ops.get(i));
                }
            }
        }
        assertThat(checked).isPositive();
        long forces = ops.stream().filter(DiskTrace.Force.class::isInstance).count();
        System.out.printf(
                "%d operations, %d forces, %d cuts in three ways, %d times an acknowledged answer"
                        + " was looked for, none lost%n",
                ops.size(), forces, cuts.size(), checked);
    }

    private static List<Company> record(Path data, Path trace) throws IOException {
        Path file = data.toRealPath().resolve("dalmuti.db");
        Path log = file.resolveSibling("dalmuti.db-wal");
        Path made = file.resolveSibling("dalmuti.db.new");
        var reception = new Reception();
        List<Company> companies = new ArrayList<>();
        try (Node node =
                Node.start(
                        DiskTrace.command(trace, made, file, log),
                        Database.Access.folder(data.toRealPath()))) {
            reception.at(node.address());
            for (int i = 0; i < TABLES; i++) {
                companies.add(Company.sits(reception, 10 + i));
            }
            Instant seated = Instant.now();
            Pause.until(
                    LIMIT,
                    () -> changed(file).isAfter(seated),
                    () -> "The log is not copied to the file");
            Pause.millis(AFTERWARDS.toMillis());
            node.kill();
        } finally {
            companies.forEach(Company::close);
        }
        return companies;
    }

    private static Instant changed(Path file) {
        try {
            return Files.getLastModifiedTime(file).toInstant();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /// After which operations the power fails: after forces and in between, from the time when
    /// somebody plays.
    private static Set<Integer> cuts(List<DiskTrace.Op> ops, SplittableRandom dice) {
        var cuts = new TreeSet<Integer>();
        boolean all = System.getProperty("dalmuti.cuts", "").equals("all");
        while (all ? cuts.size() < ops.size() : cuts.size() < Math.min(CUTS, ops.size())) {
            cuts.add(all ? cuts.size() : dice.nextInt(ops.size()));
        }
        return cuts;
    }

    private int check(
            CutDisk disk,
            CutDisk.Fate fate,
            SplittableRandom dice,
            List<Company> companies,
            DiskTrace.Op last)
            throws IOException {
        Path image = Files.createTempDirectory(folder, "cut");
        disk.leave(image, fate, dice);
        int answers = 0;
        try (Database database = Database.open(Database.Access.folder(image));
                Journal journal = new Journal(database)) {
            var guests = new Guests(database, Clock.systemUTC());
            for (Company company : companies) {
                for (Patron patron : company.patrons()) {
                    if (patron.admitted().isBefore(last.at())) {
                        assertThat(guests.known(patron.guest().token())).as("%s", last).isPresent();
                    }
                }
                answers +=
                        check(
                                company,
                                new Found(database, journal, company.code(), new HashMap<>()),
                                last.at());
            }
        } catch (RuntimeException e) {
            return fail("Does not start after " + last.file() + " at " + last.at(), e);
        }
        Tool.delete(image);
        return answers;
    }

    private static int check(Company company, Found found, Instant cut) {
        int answers = 0;
        for (int i = 0; i < company.patrons().size(); i++) {
            var player = new Player(i);
            for (var it : company.patrons().get(i).given().entrySet()) {
                if (it.getValue().at().isBefore(cut)) {
                    answers++;
                    Move move = Picture.JSON.readMove(it.getValue().move());
                    List<Deed<Move>> deeds = found.deeds(it.getKey().match());
                    assertThat(Company.after(deeds, it.getKey().question(), player))
                            .as("%s of %s, %s", it, company.code(), cut)
                            .hasValue(new Deed<>(player, move));
                }
            }
        }
        return answers;
    }

    /// What is there of a table.
    private record Found(
            Database database,
            Journal journal,
            String code,
            Map<Integer, List<Deed<Move>>> matches) {

        /// All moves of a match, from the archive or else the journal.
        List<Deed<Move>> deeds(int match) {
            return matches.computeIfAbsent(
                    match,
                    number ->
                            new Matches(database)
                                    .record(code + "-" + number)
                                    .map(it -> RecordReader.read(it).deeds())
                                    .orElseGet(() -> played(number)));
        }

        private List<Deed<Move>> played(int match) {
            var deeds = new ArrayList<Deed<Move>>();
            var waiting = new LinkedHashMap<Actor, Deed<Move>>(); // REV-6
            int[] current = {0};
            journal.replay(
                    Journal.Range.from(code, 1),
                    it -> {
                        switch (it.entry().entry()) {
                            case Entry.Started(int number, _, _) -> current[0] = number;
                            case Entry.Did(var actor, var move, _, _) when current[0] == match -> {
                                deeds.add(new Deed<>(actor, (Move) move));
                                waiting.remove(actor);
                            }
                            case Entry.Answered(var by, var move, _) when current[0] == match ->
                                    waiting.put(by, new Deed<>(by, (Move) move));
                            default -> {}
                        }
                    });
            deeds.addAll(waiting.values());
            return deeds;
        }
    }
}
