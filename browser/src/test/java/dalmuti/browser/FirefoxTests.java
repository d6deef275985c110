package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import com.google.gson.Gson;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;

import dalmuti.offline.Engine;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;

/// The engine does in Firefox what it does on a JVM: less of it than [IdentityTests] compare, and
/// nothing where there is no Firefox.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FirefoxTests {

    /// It has no policy, which is that of the Worker at home.
    private final HttpServer files =
            SimpleFileServer.createFileServer(
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                    Path.of("../offline/target/classes/web").toAbsolutePath().normalize(),
                    SimpleFileServer.OutputLevel.NONE);

    private static final Gson GSON = new Gson();

    private Firefox firefox;

    @BeforeAll
    void load(@TempDir Path profile) {
        Path program = Firefox.find().orElseGet(() -> abort("No Firefox found"));
        files.start();
        firefox = new Firefox(program, profile);
        firefox.go("http://localhost:" + files.getAddress().getPort() + "/");
        firefox.evaluate(IdentityTests.LOAD);
    }

    @AfterAll
    void leave() {
        if (firefox != null) {
            firefox.close();
            files.stop(0);
        }
    }

    @Test
    void theLibrarySaysTheSame() {
        assertThat(firefox.evaluate("() => engine.library()"))
                .isEqualTo(GSON.toJsonTree(Engine.library()));
    }

    @Test
    void asManyPositions() {
        assertThat(firefox.evaluate("() => engine.perft(12, 4, 'REENTER', 6)").getAsString())
                .isEqualTo(Engine.perft(12, 4, "REENTER", 6))
                .isEqualTo("12193");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dalmuti|official ending=ROUNDS(1)|archbishop",
                "grapples|standard|seamstress"
            })
    void aTableSaysTheSameFrameByFrame(String table) {
        List<Object> asked = IdentityTests.asked(table);
        List<String> onJvm = IdentityTests.played(table);
        assertThat(onJvm).hasSizeGreaterThan(20);
        assertThat(firefox.evaluate(IdentityTests.PLAY, asked)).isEqualTo(GSON.toJsonTree(onJvm));
    }
}
