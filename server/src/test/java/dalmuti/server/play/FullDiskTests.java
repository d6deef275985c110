package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dalmuti.server.store.jdbc.Database;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// The disk fills up while people play. Nobody loses anything: they are told, wait, and go on by
/// themselves when there is room again.
class FullDiskTests {

    private static final Duration LIMIT = Duration.ofMinutes(1);
    private static final int PIECE = 4 << 10;

    @TempDir Path folder;

    @Test
    void REC_8_tablesWaitForRoomAndGoOn() throws Exception {
        assumeTrue(mount(), "only root can make a small disk");
        try {
            play();
        } finally {
            run("umount", "-l", folder.toString());
        }
    }

    private void play() throws IOException {
        var reception = new Reception();
        try (Node node = Node.start(Database.Access.folder(folder))) {
            reception.at(node.address());
            try (Company company = Company.sits(reception, 5)) {
                Path filler = fill();
                Pause.until(
                        LIMIT,
                        () -> company.patrons().stream().allMatch(it -> it.pauses() > 0),
                        () -> "Nobody is told: " + company.state());
                assertThat(reception.status("/ready")).isEqualTo(503);
                assertThat(reception.status("/health")).isEqualTo(200);
                Files.delete(filler);
                Pause.until(
                        LIMIT,
                        () -> reception.status("/ready") == 200,
                        () -> "It does not go on: " + company.state());
                company.ends(LIMIT);
                assertThat(company.check()).isPositive();
                assertThat(company.patrons()).allSatisfy(it -> assertThat(it.comebacks()).isZero());
            }
        }
    }

    /// Takes all the room there is.
    private Path fill() throws IOException {
        Path filler = folder.resolve("filler");
        try (var out = Files.newOutputStream(filler)) {
            while (true) {
                out.write(new byte[PIECE]);
            }
        } catch (IOException _) {
            return filler; // full
        }
    }

    private boolean mount() throws Exception {
        return run("mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", folder.toString()) == 0;
    }

    private static int run(String... command) throws Exception {
        return new ProcessBuilder(List.of(command)).start().waitFor();
    }
}
