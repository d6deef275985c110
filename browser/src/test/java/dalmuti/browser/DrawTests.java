package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;

/// DRAW-5: the card for the first positions is taken from the spread deck.
@InBrowser
class DrawTests {

    private static final String RULES = "official ending=ROUNDS(1)";
    private static final int SEATS = 5;

    private static final String LISTEN =
            """
            () => {
              const store = house.store();
              const ask = store.ask.bind(store);
              window.taken = [];
              store.ask = (wish) => (wish.type === "take" && taken.push(wish.place), ask(wish));
            }
            """;
    private static final String OWN =
            "() => house.store().told.filter(it => it.event === 'drew' && it.by === 'A').length";

    private final Premises premises;

    DrawTests(Premises premises) {
        this.premises = premises;
    }

    /// The first of five, before whom the deck lies.
    private Visitor drawer(Look look) {
        var ana = new Visitor(premises, "Ana", look);
        ana.drawsByHand();
        ana.open(Plan.patient(RULES, SEATS));
        premises.fate().load(RULES, SEATS, it -> it.draws() == SEATS);
        ana.start();
        ana.sees("dm-draw .mine");
        ana.ask(LISTEN);
        assertThat(ana.find("dm-draw .spread img").count()).isEqualTo(80);
        return ana;
    }

    private static void assertTook(Visitor visitor, int place) {
        visitor.until(OWN + " === 1");
        assertThat(visitor.ask("() => window.taken.join()")).isEqualTo(String.valueOf(place));
        visitor.until("() => house.sight().picture.ranked");
        assertThat(visitor.ask(OWN)).as("cards drawn").isEqualTo(1);
        visitor.assertContent();
    }

    private static void picture(Visitor visitor, String name) {
        var path = Path.of("target", "draw-" + name + ".png");
        visitor.page().screenshot(new Page.ScreenshotOptions().setPath(path));
    }

    @Test
    void DRAW_5_aCardIsTakenByTouchingIt() {
        try (Visitor ana = drawer(Look.PHONE_LIGHT)) {
            ana.page().setViewportSize(360, 640);
            picture(ana, "phone");
            ana.find("dm-draw img[data-place='79']").tap();
            assertTook(ana, 79);
        }
    }

    @Test
    void DRAW_5_aCardIsTakenByKeys() {
        try (Visitor ana = drawer(Look.DESKTOP_LIGHT)) {
            for (String key : new String[] {"End", "ArrowLeft", "ArrowLeft", "ArrowRight"}) {
                ana.page().keyboard().press(key);
            }
            assertThat(ana.find("dm-draw .mine").getAttribute("aria-valuenow")).isEqualTo("79");
            picture(ana, "desktop");
            ana.page().keyboard().press("Enter");
            assertTook(ana, 78);
        }
    }

    @Test
    void DRAW_5_aCardIsDrawnForWhoeverWantsThat() {
        try (Visitor ana = drawer(Look.DESKTOP_DARK)) {
            ana.find("dm-draw .choices button").click();
            assertTook(ana, 0);
            ana.go("/me");
            var box = ana.page().getByLabel("Draw for the first positions for me");
            assertThat(box.isChecked()).isFalse();
            box.check();
            ana.until("() => JSON.parse(localStorage['dalmuti.settings']).drawForMe");
        }
    }

    @Test
    void DRAW_5_whoeverComesBackMeanwhileStillDraws() {
        try (Visitor ana = drawer(Look.DESKTOP_LIGHT)) {
            ana.page().reload();
            ana.sees("dm-draw .mine");
            ana.ask(LISTEN);
            ana.find("dm-draw img[data-place='79']").click();
            assertTook(ana, 79);
        }
    }
}
