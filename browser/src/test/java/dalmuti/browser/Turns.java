package dalmuti.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

import java.util.List;
import java.util.function.Predicate;

/// Plays a table of The Great Dalmuti by what the page offers, never by what the test knows.
///
/// @param hands how the page is worked
record Turns(Visitor visitor, Hands hands) {

    private static final int MOST = 600;
    private static final int CARDS_AT_ONCE = 4;

    /// Worst cards first; jesters last of all.
    private static final String WORST =
            """
            () => Math.max(...house.all("button[data-rank]:not(.dim):not(.picked)")
              .map(it => Number(it.dataset.rank)).map(it => it === 13 ? 0 : it)) || 13""";

    /// Plays until the match is over.
    void toTheEnd() {
        until(offered -> offered.contains("over"));
    }

    /// Plays until something is offered, which is then left alone.
    void until(Predicate<List<String>> wanted) {
        for (int i = 0; i < MOST; i++) {
            visitor.until("() => house.offered().length > 0");
            List<String> offered = visitor.strings("() => house.offered()");
            if (wanted.test(offered)) {
                return;
            }
            once(offered);
        }
        throw new AssertionError("That never came: " + visitor.strings("() => house.offered()"));
    }

    /// Does what is asked for, if anything is.
    boolean once() {
        List<String> offered = visitor.strings("() => house.offered()");
        if (offered.isEmpty() || offered.contains("over")) {
            return false;
        }
        once(offered);
        return true;
    }

    private void once(List<String> offered) {
        Object question = visitor.ask("() => house.store().now.question ?? 0");
        if (offered.isEmpty()) {
            return;
        }
        switch (offered.getFirst()) {
            case "next" -> press("dm-results .actions button");
            case "cut" -> press("dm-cut .choices .main");
            case "letStay", "giveToPeon" -> press("dm-misdeal .choices .main");
            case "keepSilent", "declareRevolution", "declareGreaterRevolution" -> keepSilent();
            case "namePartner" -> press("dm-trade .choices button");
            case "declineTrade" -> press("dm-trade .choices button:last-child");
            case "offer" -> press("dm-trade .choices button:last-child");
            case "pass" -> follow(offered);
            default -> giveOrLay();
        }
        visitor.page()
                .waitForFunction(
                        """
                        question => house.store().now.question !== question
                          || house.offered().includes('over') || !house.offered().includes('next')""",
                        question);
    }

    private void press(String button) {
        hands.press(visitor.page(), visitor.find(button).first());
    }

    private void keepSilent() {
        Locator silence = visitor.find("dm-window .choices button").last();
        if (silence.isVisible()) {
            hands.press(visitor.page(), silence);
        }
    }

    private void follow(List<String> offered) {
        if (offered.contains("lay")) {
            giveOrLay();
        } else {
            hands.pass(visitor.page());
        }
    }

    private void giveOrLay() {
        Page page = visitor.page();
        Locator play = visitor.find("dm-actions .moves .main");
        for (int i = 0; i < CARDS_AT_ONCE && !play.isEnabled(); i++) {
            hands.pick(page, (int) visitor.ask(WORST));
        }
        hands.play(page);
    }
}
