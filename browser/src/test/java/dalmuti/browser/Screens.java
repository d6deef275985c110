package dalmuti.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;

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
        CDPSession session = visitor.context().newCDPSession(visitor.page());
        for (Look look : Look.values()) {
            visitor.look(look);
            Files.write(FOLDER.resolve(scene.file() + "-" + look.file() + ".webp"), shot(session));
        }
    }

    private static byte[] shot(CDPSession session) {
        var wish = new JsonObject();
        wish.addProperty("format", "webp");
        wish.addProperty("quality", QUALITY);
        wish.addProperty("optimizeForSpeed", false);
        JsonObject answer = session.send("Page.captureScreenshot", wish);
        return Base64.getDecoder().decode(answer.get("data").getAsString());
    }
}
