package dalmuti.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;

import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

/// Every scene is reached, and then looked at in every language, in light and dark colours, on a
/// phone and on a desk.
@InBrowser
class SceneTests {

    private static final List<String> LANGUAGES = List.of("es", "nl", "ko", "it");

    private final Premises premises;

    SceneTests(Premises premises) {
        this.premises = premises;
    }

    @ParameterizedTest
    @EnumSource
    void isFitToBeSeen(Scene scene) {
        assumeTrue(scene.file().matches(System.getProperty("dalmuti.scenes", ".*")));
        try (var visitor = new Visitor(premises, "Ana", Look.PHONE_LIGHT, scene.speed())) {
            scene.reach(visitor);
            var checks = new SoftAssertions();
            visitor.ask("() => house.goOn()");
            // in English first: a moment that was made to stay passes with the language
            for (Look look : List.of(Look.DESKTOP_DARK, Look.PHONE_LIGHT)) {
                visitor.look(look);
                assertWhole(checks, visitor, "in English, " + look);
                assertAccessible(checks, visitor, look);
            }
            for (String language : LANGUAGES) {
                visitor.speak(language);
                assertWhole(checks, visitor, "in " + language);
            }
            checks.assertThat(visitor.complaints()).as("complaints of the page").isEmpty();
            checks.assertAll();
        }
    }

    private static void assertWhole(SoftAssertions checks, Visitor visitor, String where) {
        checks.assertThat(visitor.strings("() => house.cutOff()")).as("cut off " + where).isEmpty();
    }

    private static void assertAccessible(SoftAssertions checks, Visitor visitor, Look look) {
        List<Rule> violations =
                new AxeBuilder(visitor.page()).setLegacyMode(true).analyze().getViolations();
        checks.assertThat(violations)
                .extracting(SceneTests::described)
                .as("violations of accessibility, " + look)
                .isEmpty();
    }

    private static String described(Rule rule) {
        return rule.getId()
                + ": "
                + rule.getNodes().stream().map(it -> it.getTarget() + " " + it.getHtml()).toList();
    }
}
