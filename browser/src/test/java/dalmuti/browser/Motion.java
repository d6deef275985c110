package dalmuti.browser;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/// Films a few tricks for the README: `browser/run motion`.
@InBrowser
class Motion {

    private static final Path FILE = Path.of("../docs/motion.webp");
    private static final Look.Screen SCREEN = Look.Screen.DESKTOP;
    private static final double SCALE = 0.5;
    private static final int QUALITY = 42;
    private static final int LASTS_MS = 14_000;
    private static final int FRAME_MS = 40;
    private static final int LINGERS_MS = 1_200;
    private static final int MOST_BYTES = 1_000_000;

    /// Plays as somebody would who thinks for a moment: as many of the worst cards as may be.
    private static final String PLAYS =
            """
            () => {
              const worth = ({ play: [rank, naturals, jesters] }) => naturals * 20 + rank - jesters * 100;
              const act = () => {
                const legal = house.offered().length ? house.store().now.legal : [];
                const lays = legal.filter(it => it.move === "lay").sort((a, b) => worth(b) - worth(a));
                const move = lays[0] ?? legal[0];
                if (move) house.store().answer(move);
                house.later(act, 1100);
              };
              act();
            }\
            """;

    private final Premises premises;

    Motion(Premises premises) {
        this.premises = premises;
    }

    @Test
    void film() throws IOException {
        try (var ana = new Visitor(premises, "Ana", Look.DESKTOP_LIGHT, Visitor.Speed.MOVING)) {
            Scene.LEAD.reach(ana);
            ana.look(Look.DESKTOP_LIGHT);
            ana.ask(PLAYS);
            byte[] film = film(ana);
            if (film.length > MOST_BYTES) {
                throw new IOException("A film of " + film.length + " bytes is too long");
            }
            Files.write(FILE, film);
        }
    }

    /// What looks like the picture before it only makes that last longer.
    private static byte[] film(Visitor ana) {
        var film = new AnimatedWebp(scaled(SCREEN.width()), scaled(SCREEN.height()));
        Camera camera = Camera.of(ana, QUALITY);
        camera.shrink(SCREEN, SCALE);
        byte[] seen = camera.shot();
        long from = System.nanoTime();
        long since = from;
        while (millis(from) < LASTS_MS) {
            ana.page().waitForTimeout(FRAME_MS);
            byte[] next = camera.shot();
            if (!Arrays.equals(seen, next)) {
                film.add(seen, millis(since));
                seen = next;
                since = System.nanoTime();
            }
        }
        film.add(seen, LINGERS_MS);
        return film.file();
    }

    private static int scaled(int pixels) {
        return (int) (pixels * SCALE);
    }

    private static int millis(long since) {
        return (int) ((System.nanoTime() - since) / 1_000_000);
    }
}
