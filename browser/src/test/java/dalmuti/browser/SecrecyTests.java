package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// What a player may not know is neither in the page, nor in the memory of its store, nor in
/// anything that was received.
@InBrowser
class SecrecyTests {

    private static final int MOST_TURNS = 400;
    private static final int TELLING = 6;

    /// The own hands of this page's player so far, as they are told.
    private static final String HANDS =
            """
            frames => frames.map(it => JSON.parse(it).now?.hand)
              .filter(it => it?.length >= %d).map(it => it.join(","))\
            """
                    .formatted(TELLING);

    private static final Pattern LEFT = Pattern.compile("\"leftWith\"[^\\[]*(\\[[0-9,]*])");

    private final Premises premises;

    SecrecyTests(Premises premises) {
        this.premises = premises;
    }

    @Test
    void nobodyIsSentWhatOthersHold() {
        try (var ana = new Visitor(premises, "Ana", Look.DESKTOP_LIGHT);
                var ben = new Visitor(premises, "Ben", Look.PHONE_LIGHT);
                var onlooker = new Visitor(premises, "Olga", Look.DESKTOP_LIGHT)) {
            String code = ana.open(Plan.alone("manual-es ending=ROUNDS(1)", 5));
            ben.go("/t/" + code);
            ben.find("dm-seats button.main").first().click();
            ben.until("() => house.store().now.you?.seat !== undefined");
            onlooker.go("/t/" + code);
            ana.start();

            for (int i = 0; i < MOST_TURNS && !over(ana); i++) {
                boolean moved = new Turns(ana, new Hands.Mouse()).once();
                moved |= new Turns(ben, new Hands.Mouse()).once();
                if (!moved) {
                    ana.page().waitForTimeout(50);
                }
                if (i % 10 == 0) {
                    assertKnowsNothingOf(ben, hands(ana));
                    assertKnowsNothingOf(ana, hands(ben));
                    assertKnowsNothingOf(onlooker, hands(ana));
                    assertKnowsNothingOf(onlooker, hands(ben));
                }
            }
            assertThat(over(ana)).isTrue();
            assertThat(hands(ana)).as("hands that were told to their owner").hasSizeGreaterThan(2);
            assertThat(hands(ana)).as("which remembers them").anyMatch(memory(ana)::contains);
            assertNeverTold(ben, hands(ana));
            assertNeverTold(ana, hands(ben));
            assertNeverTold(onlooker, hands(ana));
            assertNeverTold(onlooker, hands(ben));
        }
    }

    private static boolean over(Visitor visitor) {
        return (boolean) visitor.ask("() => house.store().now.stage.doing === 'OVER'");
    }

    @SuppressWarnings("unchecked")
    private static Set<String> hands(Visitor visitor) {
        var hands = new TreeSet<>((List<String>) visitor.page().evaluate(HANDS, visitor.frames()));
        for (String frame : visitor.frames()) { // the last one with cards lays them open
            LEFT.matcher(frame).results().forEach(left -> hands.remove(left.group(1)));
        }
        return hands;
    }

    private static String memory(Visitor visitor) {
        return (String) visitor.ask("() => house.memory()");
    }

    private static void assertKnowsNothingOf(Visitor visitor, Set<String> hands) {
        assertThat(hands).noneMatch(memory(visitor)::contains);
        assertThat(hands).noneMatch(((String) visitor.ask("() => house.markup()"))::contains);
    }

    private static void assertNeverTold(Visitor visitor, Set<String> hands) {
        for (String frame : visitor.frames()) {
            if (frame.contains("\"doing\":\"OVER\"")) {
                return; // SEE-2: then everything may be known
            }
            assertThat(hands).as(frame).noneMatch(frame::contains);
        }
    }
}
