package dalmuti.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Takes pictures of every scene into docs/screens: `browser/run screens`, or of some: `browser/run
/// screens -Ddalmuti.scenes='cut|tax'`.
@InBrowser
@TestInstance(Lifecycle.PER_CLASS)
class Screens {

    private static final Path FOLDER = Path.of("../docs/screens");
    private static final int QUALITY = 34;

    private final Tour tour;

    Screens(Premises premises) {
        tour = new Tour(premises);
    }

    @AfterAll
    void goHome() {
        tour.close();
    }

    @ParameterizedTest
    @EnumSource
    void take(Scene scene) throws IOException {
        assumeTrue(scene.isWanted());
        Files.createDirectories(FOLDER);
        Visitor visitor = tour.to(scene);
        for (Look look : Look.values()) {
            visitor.look(look);
            byte[] picture = Camera.of(visitor, QUALITY).shot();
            Files.write(FOLDER.resolve(scene.file() + "-" + look.file() + ".webp"), picture);
        }
    }
}
