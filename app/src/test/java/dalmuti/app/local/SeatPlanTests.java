package dalmuti.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class SeatPlanTests {

    @TempDir private Path folder = Path.of("");

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        var plan = new SeatPlan(7, "B", List.of("greedy", "program:b\\ot 'a,b' *2 = é"));
        Path record = folder.resolve("match.drn");
        plan.write(record);
        assertThat(SeatPlan.of(record)).contains(plan);
    }

    @Test
    void aPlanWithoutBotsIsNone() throws IOException {
        Files.writeString(folder.resolve("match.drn.seats"), "seed=7\nyou=A\n");
        assertThat(SeatPlan.of(folder.resolve("match.drn"))).isEmpty();
    }
}
