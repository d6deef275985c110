package dalmuti.house;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.List;

/// No file is longer than somebody reads at a sitting. There are no exceptions.
class FileBudgetTests {

    private static final int MAIN = 400;
    private static final int TEST = 600;

    @Test
    void mainFilesAreShort() {
        assertThat(longerThan(MAIN, Sources.java("main"))).isEmpty();
    }

    @Test
    void theBrowsersFilesAreShort() {
        assertThat(longerThan(MAIN, Sources.typescript())).isEmpty();
    }

    @Test
    void testFilesAreShort() {
        assertThat(longerThan(TEST, Sources.java("test"))).isEmpty();
    }

    private static List<Path> longerThan(int lines, List<Path> files) {
        assertThat(files).isNotEmpty();
        return files.stream().filter(file -> Sources.text(file).lines().count() > lines).toList();
    }
}
