package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Questions before something is done: in the page, never in a box of the browser's.
@InBrowser
class AskTests {

    private static final int MANY = 6;
    private static final String KNOWN = "() => localStorage['dalmuti.guest'] !== undefined";

    /// Where the keyboard is, through all shadow roots.
    private static final String IN_QUESTION =
            """
            () => {
              let at = document.activeElement;
              while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
              return at === document.body || house.one("dm-ask").shadowRoot.contains(at)
                || house.one("dm-ask").shadowRoot.querySelector("dm-dialog").shadowRoot.contains(at);
            }\
            """;

    private final Premises premises;

    AskTests(Premises premises) {
        this.premises = premises;
    }

    @Test
    void escapeIsANoAndTheKeyboardStaysInTheQuestion() {
        try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT)) {
            ana.go("/me");
            ana.find("dm-page-me button.danger").press("Enter");
            ana.sees("dm-ask p");
            for (int i = 0; i < MANY; i++) {
                assertThat(ana.ask(IN_QUESTION)).isEqualTo(true);
                ana.page().keyboard().press("Tab");
            }
            ana.page().keyboard().press("Escape");
            ana.until("() => !house.one('dm-ask')");
            assertThat(ana.ask(KNOWN)).isEqualTo(true);
            assertThat(ana.ask("() => house.one('dm-page-me').shadowRoot.activeElement.className"))
                    .isEqualTo("danger");

            ana.page().keyboard().press("Enter");
            ana.find("dm-ask button.danger").click();
            ana.until("() => location.pathname === '/'");
            assertThat(ana.ask(KNOWN)).isEqualTo(false);
            ana.assertContent();
        }
    }

    @Test
    void aReportNeedsWords() {
        try (var ana = new Visitor(premises, "Ana", Look.DESKTOP_LIGHT);
                var ben = new Visitor(premises, "Ben", Look.PHONE_LIGHT)) {
            ben.go("/t/" + ana.open(Plan.people("korean", 4)));
            ben.find("dm-join-form button").click();
            ana.until("() => house.store().now.seats[1].kind === 'PERSON'");
            ana.find("dm-chair button").first().click();
            ana.find("dm-seats .tools button").last().click();
            ana.find("dm-ask button.danger").click();
            assertThat(ana.find("dm-ask textarea").isVisible()).isTrue();
            ana.find("dm-ask textarea").fill("Slanders the jester");
            ana.find("dm-ask button.danger").click();
            ana.sees("dm-toast p.plain");
            assertThat(
                            ana.ask(
                                    "() =>"
                                        + " house.one('dm-toast').shadowRoot.querySelector('p').matches(':popover-open')"))
                    .as("a toast is over everything")
                    .isEqualTo(true);
            ana.assertContent();
        }
    }
}
