package dalmuti.server.play;

import dalmuti.server.assembly.ClusterKeys;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Keys of a cluster, made once for all tests: that takes a second or two.
final class TestKeys {

    /// Of one machine, and good for all.
    static final Path FOLDER = made();

    private TestKeys() {}

    /// Of a machine of another cluster.
    static Path made() {
        try {
            Path folder = Files.createTempDirectory("dalmuti-keys");
            ClusterKeys.make(folder, List.of("one"));
            return folder.resolve("one");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
