package dalmuti.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

/// Every scene is reached, and then looked at in every language, in light and dark colours, on a
/// phone and on a desk. A table is looked at in windows of many sizes, with something said over it:
/// whatever one acts with stays in sight and in its place.
@InBrowser
@TestInstance(Lifecycle.PER_CLASS)
class SceneTests {

    private static final List<String> LANGUAGES = List.of("es", "nl", "ko", "it");

    /// Phones upright and lying, a small one, a tablet, a desk at once and at 200%.
    private static final List<Window> WINDOWS =
            List.of(
                    new Window(390, 844),
                    new Window(360, 640),
                    new Window(375, 553),
                    new Window(844, 390),
                    new Window(820, 1180),
                    new Window(1440, 900),
                    new Window(720, 450));

    /// As much room as a banner takes that says the connection is lost.
    private static final String BANNER =
            "() => house.one('dm-notices')?.style.setProperty('padding-top', '3rem')";

    private static final String NO_BANNER =
            "() => house.one('dm-notices')?.style.removeProperty('padding-top')";

    private static final String TOAST =
            "() => house.toast('Qui ci vogliono tre carte, tutte dello stesso rango e migliori di"
                    + " Conte Maresciallo (3)')";

    private static final String NO_TOAST = "() => house.toast()";

    private final Tour tour;

    private record Window(int width, int height) {}

    SceneTests(Premises premises) {
        tour = new Tour(premises);
    }

    @AfterAll
    void goHome() {
        tour.close();
    }

    @ParameterizedTest
    @EnumSource
    void isFitToBeSeen(Scene scene) {
        assumeTrue(scene.isWanted());
        Visitor visitor = tour.to(scene);
        var checks = new SoftAssertions();
        visitor.ask("() => house.goOn()");
        // in English first: a moment that was made to stay passes with the language
        visitor.look(Look.DESKTOP_DARK);
        assertWhole(checks, visitor, "in English, on a desk");
        assertAccessible(checks, visitor, "color-contrast");
        visitor.look(Look.PHONE_LIGHT);
        assertWhole(checks, visitor, "in English");
        assertAccessible(checks, visitor);
        for (String language : LANGUAGES) {
            visitor.speak(language);
            assertWhole(checks, visitor, "in " + language);
        }
        if (scene.isPlayed()) {
            assertInReachEverywhere(checks, visitor);
        }
        checks.assertThat(visitor.complaints()).as("complaints of the page").isEmpty();
        checks.assertAll();
    }

    /// In the last language, which has the longest words.
    private static void assertInReachEverywhere(SoftAssertions checks, Visitor visitor) {
        visitor.ask(TOAST);
        for (Window window : WINDOWS) {
            visitor.resize(window.width(), window.height());
            assertInReach(checks, visitor, window.toString());
            checks.assertThat(visitor.strings("() => house.unsteady()"))
                    .as("moves at a touch in " + window)
                    .isEmpty();
            visitor.ask(BANNER);
            visitor.resize(window.width(), window.height());
            assertInReach(checks, visitor, window + " below a banner");
            visitor.ask(NO_BANNER);
        }
        visitor.ask(NO_TOAST);
    }

    private static void assertInReach(SoftAssertions checks, Visitor visitor, String where) {
        checks.assertThat(visitor.strings("() => house.outOfReach()"))
                .as("out of reach in " + where)
                .isEmpty();
    }

    private static void assertWhole(SoftAssertions checks, Visitor visitor, String where) {
        checks.assertThat(visitor.strings("() => house.cutOff()")).as("cut off " + where).isEmpty();
    }

    private static void assertAccessible(SoftAssertions checks, Visitor visitor, String... rules) {
        checks.assertThat(new Axe(visitor).violations(rules))
                .as("violations of accessibility " + List.of(rules))
                .isEmpty();
    }
}
