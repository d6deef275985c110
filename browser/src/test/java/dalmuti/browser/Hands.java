package dalmuti.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/// How somebody works a page.
sealed interface Hands {

    int JESTER = 13;

    String KEEP_SILENT =
            """
            () => house.one("dm-actions").shadowRoot.querySelector(".choices button:last-child")?.click()\
            """;

    /// Presses a button or follows a link.
    void press(Page page, Locator button);

    /// Selects a card of the own hand.
    void pick(Page page, int rank);

    /// Plays what is selected.
    default void play(Page page) {
        press(page, page.locator("dm-actions .moves:not(.choices) .main"));
    }

    default void pass(Page page) {
        press(page, page.locator("dm-actions .moves .pass"));
    }

    /// In one go, for the window closes at any moment (REV-6).
    default void keepSilent(Page page) {
        page.evaluate(KEEP_SILENT);
    }

    /// Where of a card its index is, which no other card covers.
    private static Locator card(Page page, int rank) {
        return page.locator("dm-hand button[data-rank='" + rank + "']:not(.picked)").first();
    }

    record Mouse() implements Hands {
        @Override
        public void press(Page page, Locator button) {
            button.click();
        }

        @Override
        public void pick(Page page, int rank) {
            card(page, rank).click(new Locator.ClickOptions().setPosition(24, 30));
        }
    }

    record Finger() implements Hands {
        @Override
        public void press(Page page, Locator button) {
            button.tap();
        }

        @Override
        public void pick(Page page, int rank) {
            card(page, rank).tap(new Locator.TapOptions().setPosition(24, 30));
        }
    }

    /// Nothing but keys: Tab to what is wanted, and Enter; at the table the keys of the table.
    record Keyboard() implements Hands {

        private static final int FARTHEST = 80;
        private static final String IS_FOCUSED =
                "it => it.getRootNode().activeElement === it && document.hasFocus()";

        @Override
        public void press(Page page, Locator button) {
            button.waitFor();
            for (int i = 0; i < FARTHEST; i++) {
                if ((boolean) button.evaluate(IS_FOCUSED)) {
                    page.keyboard().press("Enter");
                    return;
                }
                page.keyboard().press("Tab");
            }
            throw new AssertionError("The keyboard does not reach " + button);
        }

        @Override
        public void pick(Page page, int rank) {
            page.keyboard().press("Shift"); // what was typed before is another number
            if (rank == JESTER) {
                page.keyboard().press("j");
            } else {
                page.keyboard().type(String.valueOf(rank));
            }
        }

        @Override
        public void play(Page page) {
            page.keyboard().press("Enter");
        }

        @Override
        public void pass(Page page) {
            page.keyboard().press("p");
        }

        @Override
        public void keepSilent(Page page) {
            press(page, page.locator("dm-actions .choices button").last());
        }
    }
}
