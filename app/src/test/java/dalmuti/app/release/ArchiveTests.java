package dalmuti.app.release;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;

/// What is packed depends on what is in it alone, and not on when and in which order that was made.
class ArchiveTests {

    private static final List<String> FILES = List.of("a", "lib/b", "lib/c");

    @TempDir private Path folder = Path.of("");

    @Test
    void theSameFilesGiveTheSameBytes() throws IOException {
        Path once = packed(files("once", FILES, 1), "once.zip");
        Path again = packed(files("again", FILES.reversed(), 1_000_000_000), "again.zip");
        assertThat(again).hasSameBinaryContentAs(once);
    }

    @Test
    void theSameJarGivesTheSameBytes() throws IOException {
        Path files = files("once", FILES, 1);
        Path jar = packed(files, "once.jar");
        Path other = folder.resolve("other.jar");
        try (var archive = Archive.at(other)) {
            for (String name : FILES.reversed()) {
                archive.addFile(files.resolve(name), "x/" + name, "rw-r--r--");
            }
        }
        assertThat(Files.readAllBytes(other)).isNotEqualTo(Files.readAllBytes(jar));
        assertThat(anew(other)).hasSameBinaryContentAs(anew(jar));
    }

    private Path anew(Path jar) throws IOException {
        Path target = folder.resolve("anew-" + jar.getFileName());
        Archive.ofJar(jar, target, _ -> true);
        return target;
    }

    private Path packed(Path files, String name) throws IOException {
        Path zip = folder.resolve(name);
        try (var archive = Archive.at(zip)) {
            archive.add(files, "x", it -> it.endsWith("a"));
        }
        return zip;
    }

    private Path files(String name, List<String> files, long seconds) throws IOException {
        Path made = folder.resolve(name);
        for (String file : files) {
            Path path = made.resolve(file);
            Files.createDirectories(path.getParent());
            Files.writeString(path, "what is in " + file);
            Files.setLastModifiedTime(path, FileTime.fromMillis(seconds * 1_000));
        }
        return made;
    }
}
