package dalmuti.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// What a start is remembered in is there whole or not at all.
@Timeout(60)
class StartupCacheTests {

    @TempDir private Path folder;

    /// Made by a script in place of a JVM, which leaves a file behind as a JVM does.
    private StartupCache madeBy(String script) throws IOException {
        Path jar = Files.writeString(folder.resolve("a.jar"), "");
        String begin = "echo > '%s/aot.new.config'; ".formatted(folder);
        var command = List.of("sh", "-c", begin + script.formatted(folder));
        var cache = new StartupCache(jar, folder.resolve("aot"), command, Duration.ZERO);
        cache.start();
        return cache;
    }

    private void awaitFile(String name) throws InterruptedException {
        while (!Files.exists(folder.resolve(name))) {
            Thread.sleep(10);
        }
    }

    @Test
    void aServerThatEndsMeanwhileLeavesNothingOfIt() throws Exception {
        try (var _ = madeBy("echo > '%s/aot.new'; sleep 1000; true")) {
            awaitFile("aot.new");
        }
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("a.jar", "aot.lock");
    }

    @Test
    void whatWasMadeIsKeptWithWhatItIsFor() throws Exception {
        try (var _ = madeBy("echo made > '%s/aot.new'")) {
            awaitFile("aot.for");
        }
        assertThat(folder.resolve("aot")).hasContent("made");
        assertThat(folder.toFile().list())
                .containsExactlyInAnyOrder("a.jar", "aot", "aot.for", "aot.lock");
    }

    @Test
    void whereNoneIsWantedNothingIsWaitedFor() {
        StartupCache.wanted().close(); // no launcher has said where
        assertThat(folder.toFile().list()).isEmpty();
    }
}
