package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/// Plays a table of The Great Dalmuti by what the page offers, never by what the test knows.
///
/// @param hands how the page is worked
record Turns(Visitor visitor, Hands hands) {

    private static final int MOST = 600;
    private static final int CARDS_AT_ONCE = 4;
    private static final Set<String> WITH_CARDS =
            Set.of("lay", "payBack", "giveCard", "replace", "offer");

    /// Worst cards first; jesters last of all.
    private static final String WORST =
            """
            () => Math.max(...house.all("button[data-rank]:not(.dim):not(.picked)")
              .map(it => Number(it.dataset.rank)).map(it => it === 13 ? 0 : it)) || 13\
            """;

    /// Differs once a move has been made.
    private static final String STANDING =
            "() => house.offered().join() + (house.store().now.question ?? '')";

    /// Plays until the match is over.
    void toTheEnd() {
        until(offered -> offered.contains("over"));
    }

    /// Plays until something is offered, which is then left alone.
    void until(Predicate<List<String>> wanted) {
        for (int i = 0; i < MOST; i++) {
            visitor.until("() => house.offered().length > 0");
            List<String> offered = offered();
            if (wanted.test(offered)) {
                return;
            }
            assertThat(offered).as("It is over before that came").doesNotContain("over");
            once(offered);
        }
        throw new AssertionError("That never came: " + offered());
    }

    /// Does what is asked for, if anything is.
    boolean once() {
        List<String> offered = offered();
        if (offered.isEmpty() || offered.contains("over")) {
            return false;
        }
        once(offered);
        return true;
    }

    private List<String> offered() {
        return visitor.strings("() => house.offered()");
    }

    private void once(List<String> offered) {
        String before = (String) visitor.ask(STANDING);
        if (offered.equals(offered())) { // and not gone in between
            act(offered);
            visitor.until(STANDING + " !== '" + before + "'");
        }
    }

    private void act(List<String> offered) {
        if (offered.contains("keepSilent")) {
            hands.keepSilent(visitor.page());
        } else if (offered.contains("next")) {
            press("dm-results .next");
        } else if (offered.contains("keepCoins")) {
            press("dm-decrees .decree");
            press("dm-decrees .choices .main");
        } else if (offered.contains("proclaim")) {
            press("dm-decrees .decree");
        } else if (offered.contains("cut")) {
            press("dm-cut .choices .main");
        } else if (offered.equals(List.of("pass"))) {
            hands.pass(visitor.page());
        } else if (offered.stream().anyMatch(WITH_CARDS::contains)) {
            giveOrLay(offered);
        } else {
            hands.press(visitor.page(), visitor.find("dm-actions .choices button").last());
        }
    }

    private void press(String button) {
        hands.press(visitor.page(), visitor.find(button).first());
    }

    private void giveOrLay(List<String> offered) {
        Page page = visitor.page();
        if (offered.contains("offer")) {
            press("dm-actions .choices button");
        }
        Locator play = visitor.find("dm-actions .moves:not(.choices) .main");
        for (int i = 0; i < CARDS_AT_ONCE && !play.isEnabled(); i++) {
            hands.pick(page, (int) visitor.ask(WORST));
        }
        hands.play(page);
    }
}
