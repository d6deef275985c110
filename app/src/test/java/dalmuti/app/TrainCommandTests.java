package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.app.shell.Status;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class TrainCommandTests {

    @TempDir private Path folder = Path.of("");

    private Run train(String... more) {
        var args = new String[more.length + 7];
        System.arraycopy(
                new String[] {"train", "--out", folder.toString(), "--threads", "1", "--seed", "2"},
                0,
                args,
                0,
                7);
        System.arraycopy(more, 0, args, 7, more.length);
        return Run.of(args);
    }

    @Test
    void whatIsLearntIsKeptAndGoneOnWith() throws IOException {
        String first = train("--decisions", "1000").good().out();
        assertThat(first).contains("decisions", "greedy", "heuristic").hasLineCount(1);
        for (String name : new String[] {"weights.bin", "checkpoint", "curve.csv", "curve.html"}) {
            assertThat(folder.resolve(name)).isNotEmptyFile();
        }
        train("--decisions", "5000").good();
        assertThat(Files.readAllLines(folder.resolve("curve.csv"))).hasSize(3);
        assertThat(train("--decisions", "5000").good().out()).as("nothing left to do").isEmpty();
    }

    @Test
    void wrongAmountsAreRefused() {
        assertThat(train("--minutes", "0").err()).contains("--minutes");
        assertThat(train("--decisions", "-1").err()).contains("--decisions");
        assertThat(Run.of("train").err()).contains("--out");
    }

    @Test
    void weightsThatDontFitAreRefused() throws IOException {
        Path other = Files.writeString(folder.resolve("other"), "not weights at all");
        Run run = train("--against", other.toString(), "--decisions", "10");
        assertThat(run.status()).isEqualTo(Status.FLAWED);
        assertThat(run.err()).contains("no weights of a network");
    }

    @Test
    void aDamagedCheckpointIsRefused() throws IOException {
        Files.writeString(folder.resolve("checkpoint"), "damaged, whatever it was before");
        Run run = train("--decisions", "10");
        assertThat(run.status()).isEqualTo(Status.FLAWED);
        assertThat(run.err()).contains("not a checkpoint");
    }
}
