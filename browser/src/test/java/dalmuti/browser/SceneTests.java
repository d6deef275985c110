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
/// phone and on a desk.
@InBrowser
@TestInstance(Lifecycle.PER_CLASS)
class SceneTests {

    private static final List<String> LANGUAGES = List.of("es", "nl", "ko", "it");

    private final Tour tour;

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
        checks.assertThat(visitor.complaints()).as("complaints of the page").isEmpty();
        checks.assertAll();
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
