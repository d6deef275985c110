package dalmuti.app;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/// A match without end at a table of a server.
@Timeout(120)
class EndlessAtAServerTests {

    @TempDir private static Path data = Path.of("");
    private static OpenHouse house;

    @TempDir private Path folder = Path.of("");

    @BeforeAll
    static void open() {
        house = new OpenHouse(data);
    }

    @AfterAll
    static void close() {
        house.close();
    }

    @Test
    void SCORE_4_itIsEndedFromTheTerminal() throws Exception {
        String args = "--players 4 --bots knight --pace instant --set ending=ENDLESS";
        try (var keys = new PipedOutputStream()) {
            String[] all = ("play --server " + house.url() + " --lang en " + args).split(" ", -1);
            Going going =
                    new Going(
                            Map.of("XDG_CONFIG_HOME", folder.toString(), "USER", "Zoe"),
                            new PipedInputStream(keys),
                            all);
            going.awaits("ending=ENDLESS");
            keys.write("/end\n".getBytes(StandardCharsets.UTF_8));
            keys.flush();
            going.awaits("the match ends after this round");
            keys.write("q\n".getBytes(StandardCharsets.UTF_8));
            keys.flush();
            going.good();
        }
    }
}
