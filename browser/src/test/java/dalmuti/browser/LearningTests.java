package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Lessons in a browser.
@InBrowser
class LearningTests {

    private static final String RUN = "house.one('dm-tutorial').run";

    private final Premises premises;

    LearningTests(Premises premises) {
        this.premises = premises;
    }

    @Test
    void aLessonGoesOnInAnotherLanguage() {
        try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT)) {
            Scene.TUTORIAL.reach(ana);
            ana.until("() => %s.moment === 'asking'".formatted(RUN));
            ana.ask("() => %s.show()".formatted(RUN));
            ana.until("() => %1$s.step === 1 && %1$s.moment === 'asking'".formatted(RUN));
            Object english = ana.find("dm-tutorial .word p").innerText();
            ana.speak("es");
            ana.until(
                    "() => %s.text !== '%s'"
                            .formatted(RUN, english.toString().replace("'", "\\'")));
            assertThat(ana.ask("() => %s.step".formatted(RUN))).isEqualTo(1);
            assertThat(ana.find("dm-tutorial .word p").innerText())
                    .isEqualTo(ana.ask("() => %s.lesson.steps[1].text".formatted(RUN)))
                    .isNotEqualTo(english);
            ana.assertContent();
        }
    }
}
