package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

/// Every scene is reached, and then looked at in every language, in light and dark colours, on a
/// phone and on a desk.
@InBrowser
class SceneTests {

    private static final List<String> LANGUAGES = List.of("es", "nl", "ko", "it", "en");

    private final Premises premises;

    SceneTests(Premises premises) {
        this.premises = premises;
    }

    @ParameterizedTest
    @EnumSource
    void isFitToBeSeen(Scene scene) {
        try (var visitor = new Visitor(premises, "Ana", Look.PHONE_LIGHT, scene.speed())) {
            scene.reach(visitor);
            for (String language : LANGUAGES) {
                visitor.speak(language);
                assertThat(visitor.strings("() => house.cutOff()"))
                        .as("cut off in " + language)
                        .isEmpty();
            }
            assertAccessible(visitor, Look.PHONE_LIGHT);
            visitor.look(Look.DESKTOP_DARK);
            assertAccessible(visitor, Look.DESKTOP_DARK);
            visitor.assertContent();
            visitor.leave();
        }
    }

    private static void assertAccessible(Visitor visitor, Look look) {
        List<Rule> violations =
                new AxeBuilder(visitor.page()).setLegacyMode(true).analyze().getViolations();
        assertThat(violations)
                .as("violations of accessibility, " + look)
                .extracting(SceneTests::described)
                .isEmpty();
    }

    private static String described(Rule rule) {
        return rule.getId()
                + ": "
                + rule.getNodes().stream().map(it -> it.getTarget() + " " + it.getHtml()).toList();
    }
}
