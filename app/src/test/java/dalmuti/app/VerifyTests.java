package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

class VerifyTests {

    @TempDir private Path folder = Path.of("");

    private String good = "";

    @BeforeEach
    void simulate() {
        good = Simulated.dalmuti("--seed", "1", "--rounds", "1", "--players", "5");
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static Run verify(Object... places) {
        var args = new String[places.length + 1];
        args[0] = "verify";
        for (int i = 0; i < places.length; i++) {
            args[i + 1] = places[i].toString();
        }
        return Run.of(args);
    }

    @Test
    void countsGoodRecords() throws IOException {
        assertThat(verify(file("a.drn", good)).good().out()).isEqualTo("1 record, all good\n");
        assertThat(verify(file("b.drn", good + good), file("c.drn", good)).good().out())
                .isEqualTo("3 records, all good\n");
        assertThat(verify("-q", file("a.drn", good)).good().out()).isEmpty();
    }

    @Test
    void knowsBothGamesByEndingOrBeginning() throws IOException {
        String grapples = Simulated.grapples("--seed", "1");
        Path dalmuti = file("by-beginning.txt", "\n; a comment\n" + good);
        assertThat(verify(dalmuti, file("other.txt", grapples)).good().out())
                .isEqualTo("2 records, all good\n");
        assertThat(verify(file("g.grapples.jsonl", grapples + grapples)).good().out())
                .isEqualTo("2 records, all good\n");
        Path none = file("none.txt", "hello");
        assertThat(verify(none).flawed().out())
                .isEqualTo(
                        none
                                + ":1: this is no record: it begins with neither [ nor {"
                                + " (REC-1)\n");
    }

    @Test
    void readsTheStandardInput() {
        assertThat(Run.reading(good, "verify", "-").good().out()).isEqualTo("1 record, all good\n");
        assertThat(Run.reading("", "verify", "-").flawed().out()).startsWith("-:1: ");
    }

    @Test
    void REC_7_namesTheLineAndTheRuleAndGoesOnWithTheNextFile() throws IOException {
        Path bad = file("bad.drn", good.replaceFirst("=> ([A-E])", "=> Z"));
        Path worse = file("worse.drn", good.replaceFirst("revolution -", "revolution great"));
        Run run = verify(bad, worse, file("good.drn", good)).flawed();
        assertThat(run.out().lines()).hasSize(2);
        assertThat(run.out().lines().toList().get(0))
                .matches(".*bad\\.drn:[0-9]+: .*\\([A-Z]+-[0-9]+\\)");
        assertThat(run.out().lines().toList().get(1))
                .matches(".*worse\\.drn:[0-9]+: .*\\([A-Z]+-[0-9]+\\)");
        assertThat(run.err()).isEqualTo("2 of 3 files bad\n");
    }

    @Test
    void REC_6_saysWhereItCannotTell() throws IOException {
        Path hard =
                Path.of(
                        "../wire/src/test/golden/undecided",
                        "G-WIN-1-too-many-ways.grapples.jsonl");
        Run run = verify(hard, file("good.drn", good)).undecided();
        assertThat(run.out()).startsWith(hard + ":1: can't tell: ");
        assertThat(run.err()).isEqualTo("1 of 2 files undecided\n");
        verify(hard, file("bad.drn", "hello")).flawed();
        assertThat(Run.of("replay", hard.toString()).undecided().err()).contains("can't tell: ");
    }

    @Test
    void REC_5_aRecordMayStopAfterAnyLine() throws IOException {
        String[] lines = good.split("\n", -1);
        for (int count = 1; count < lines.length; count++) {
            String start = String.join("\n", java.util.List.of(lines).subList(0, count)) + "\n";
            verify(file("start.drn", start)).good();
        }
    }

    @Test
    void REC_1_refusesWhatIsNotUtf8() throws IOException {
        byte[] bytes = (good + "; caf?\n").getBytes(StandardCharsets.UTF_8);
        bytes[bytes.length - 2] = (byte) 0xE9;
        Path latin = Files.write(folder.resolve("latin.drn"), bytes);
        long line = good.lines().count() + 1;
        assertThat(verify(latin).flawed().out())
                .isEqualTo(latin + ":" + line + ": this is not UTF-8 text (REC-1)\n");
    }

    @Test
    void refusesBinaryEmptyAndHugeFiles() throws IOException {
        Path binary = Files.write(folder.resolve("binary.drn"), new byte[] {0, 1, 2, 27, 7, '\n'});
        assertThat(verify(binary).flawed().out()).contains(":1: ").doesNotContain("\033");
        verify(file("empty.drn", "")).flawed();
        verify(file("empty.grapples.jsonl", "")).flawed();
        verify(file("long.drn", good + "x".repeat(1_000_000))).flawed();
        verify(file("long.grapples.jsonl", "{" + "x".repeat(1_000_000))).flawed();
        verify(file("deep.grapples.jsonl", "[".repeat(60_000))).flawed();
        Path large = folder.resolve("large.drn");
        try (var sparse = new RandomAccessFile(large.toFile(), "rw")) {
            sparse.setLength((64L << 20) + 1);
        }
        assertThat(verify(large).flawed().out())
                .isEqualTo(large + ":1: this is larger than 64 MiB (REC-1)\n");
    }

    @Test
    void saysWhatCannotBeRead() throws IOException {
        Path missing = folder.resolve("missing.drn");
        Run run = verify(missing, file("good.drn", good)).misused();
        assertThat(run.out()).isEqualTo(missing + ": cannot be read: there is no such file\n");
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertThat(verify(empty).misused().out())
                .isEqualTo(empty + ": cannot be read: no .drn or .grapples.jsonl in it\n");
        verify("a\0b").misused();
        verify().misused();
    }

    @Test
    void searchesFoldersInOrderWithoutRunningInCircles() throws IOException {
        Path deep = Files.createDirectories(folder.resolve("games/deep"));
        Files.createSymbolicLink(deep.resolve("loop"), folder);
        Files.writeString(deep.resolve("z.drn"), "nonsense");
        Files.writeString(folder.resolve("games/a.drn"), "nonsense");
        Files.writeString(folder.resolve("games/readme.txt"), "nonsense");
        Run run = verify(folder).flawed();
        assertThat(run.out().lines().map(line -> line.replaceFirst(":[0-9]+: .*", "")))
                .containsExactly(folder + "/games/a.drn", deep + "/z.drn");
    }
}
