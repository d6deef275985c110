package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;

/// A whole match against bots, worked in each of the ways a page can be worked: a round, and what
/// comes before the first trick of the next. `-Ddalmuti.byHand=true` works the page to the end.
@InBrowser
class MatchTests {

    private static final String SHORT = "korean deck=REDUCED ending=ROUNDS(2)";

    /// Tells of the last card of a match of Grapples, and then of the next match.
    private static final String REMATCH =
            """
            async () => {
              const { socket, now: { stage } } = house.store();
              const tell = async (told, doing) => {
                socket.heard.emit({ type: "update", n: 0, told, now: { stage: { ...stage, doing } } });
                await house.settled();
              };
              await tell([
                { event: "dealt", way: "ON", dealer: "A", to: "B", card: 1 },
                { event: "gameEnded", winners: ["A"] },
                { event: "matchEnded" }], "OVER");
              await tell([{ event: "deckShuffled" }], "PLAYING");
            }\
            """;

    private final Premises premises;

    private static final boolean BY_HAND = Boolean.getBoolean("dalmuti.byHand");

    private static final List<String> KEYS = List.of("?", "l", "7", "ArrowDown", "p", "Enter");

    MatchTests(Premises premises) {
        this.premises = premises;
    }

    @Test
    void byKeyboardOnly() {
        play(Look.DESKTOP_DARK, new Hands.Keyboard());
    }

    @Test
    void byTouchOnAPhone() {
        play(Look.PHONE_LIGHT, new Hands.Finger());
    }

    @Test
    void SCORE_1_byMouseAndWithoutPointsTheOrderIsTheTable() {
        try (var visitor = new Visitor(premises, "Ana", Look.DESKTOP_LIGHT)) {
            visitor.open(Plan.patient("italian deck=REDUCED ending=ROUNDS(1)", 4));
            visitor.start();
            new Turns(visitor, new Hands.Mouse()).toTheEnd();
            String end = visitor.find("dm-final .sheet").innerText();
            assertThat(end).contains("Greater Dalmuti for most rounds: ", "(1)");
            assertThat(end.toLowerCase(Locale.ROOT)).doesNotContain("points", "total");
            visitor.assertContent();
        }
    }

    @Test
    void aMatchOfGrapplesEndsWithAFlyingCardAndIsFollowedByAnother() {
        try (var visitor = new Visitor(premises, "Ana", Look.PHONE_LIGHT, Visitor.Speed.MOVING)) {
            Scene.GRAPPLES.reach(visitor);
            visitor.ask(REMATCH);
            visitor.assertContent();
        }
    }

    @Test
    void aMatchOfGrapplesEndsOnTheStepsOfTheThroneAndOneButtonBeginsAnother() {
        try (var visitor = new Visitor(premises, "Ana", Look.PHONE_LIGHT)) {
            Scene.GRAPPLES.reach(visitor);
            visitor.ask("() => house.hurry('over')");
            visitor.sees("dm-g-final .step-1");
            visitor.find("dm-g-final footer .main").click();
            visitor.until("() => house.store().now.stage.doing === 'PLAYING'");
            visitor.assertContent();
        }
    }

    private void play(Look look, Hands hands) {
        try (var visitor = new Visitor(premises, "Ana", look)) {
            visitor.open(Plan.patient(SHORT, 4));
            hands.press(visitor.page(), visitor.find("dm-gathering .start button"));
            var turns = new Turns(visitor, hands);
            if (!BY_HAND) {
                turns.until(offered -> offered.contains("next"));
                turns.once();
                turns.until(offered -> offered.contains("lay") || offered.contains("pass"));
                visitor.ask("() => house.hurry('over')");
            }
            turns.toTheEnd();
            assertThat(visitor.find("dm-final table").innerText()).contains("Ana");
            KEYS.forEach(visitor.page().keyboard()::press); // nothing is left for them to do
            visitor.assertContent();
        }
    }
}
