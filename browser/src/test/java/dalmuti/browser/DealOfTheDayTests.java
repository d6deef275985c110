package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.regex.Pattern;

/// The deal of the day is played once, on this device; the server counts how everybody did.
@InBrowser
class DealOfTheDayTests {

    private static final Pattern PLACED = Pattern.compile("place ([1-6]) of 6");

    private static final String COUNTED =
            """
            () => house.all('tbody td.number').reduce((sum, it) => sum + Number(it.textContent), 0)\
            """;

    /// A browser that shares nothing copies the text.
    private static final String COPIES =
            "() => { navigator.clipboard.writeText = async it => { window.copied = it } }";

    private final Premises premises;

    DealOfTheDayTests(Premises premises) {
        this.premises = premises;
    }

    private static String path(Visitor visitor) {
        return (String) visitor.ask("() => location.pathname");
    }

    @Test
    void itIsPlayedOnceAndLookedAtAfterwards() {
        try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT)) {
            ana.go("/");
            ana.find("dm-page-home a[href='/day']").click();
            ana.find("dm-page-day button.main").click();
            ana.until("() => house.offered().length > 0");
            String table = path(ana);
            assertThat(table).startsWith("/t/here-20");

            ana.go("/day");
            ana.find("dm-page-day a.main").click();
            ana.until("() => house.offered().length > 0");
            assertThat(path(ana)).isEqualTo(table);
            ana.page().reload();
            ana.until("() => house.offered().length > 0");
            ana.ask("() => house.hurry('over')");

            ana.find("dm-final a.main").click();
            ana.sees("dm-page-day .place");
            String placed = ana.find("dm-page-day .place").textContent();
            assertThat(placed).matches(PLACED);
            assertThat(ana.find("dm-page-day dd").first().innerText()).endsWith("%");
            ana.sees("dm-page-day tr.me");
            int counted = (int) ana.ask(COUNTED);
            assertThat(counted).isPositive();

            ana.ask(COPIES);
            ana.find("dm-page-day button.main").click();
            ana.until("() => window.copied");
            String text = (String) ana.ask("() => window.copied");
            assertThat(text).contains("Dalmuti", placed, "🟩", "1 day", "/day");
            assertThat(text.lines()).hasSize(5);

            ana.go("/day");
            ana.sees("dm-page-day tr.me");
            assertThat(ana.find("dm-page-day .place").textContent()).isEqualTo(placed);
            assertThat(ana.ask(COUNTED)).isEqualTo(counted);
            ana.find("dm-page-day a[href^='/m/']").click();
            ana.sees("dm-transport");
            ana.assertContent();
        }
    }

    @Test
    void itIsPlayedWithoutANetwork() {
        try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT)) {
            ana.go("/day");
            ana.find("dm-page-day button.main").click();
            ana.until("() => house.offered().length > 0");
            ana.page().route("**/api/**", it -> it.abort());
            ana.ask("() => house.hurry('over')");
            ana.find("dm-final a.main").click();
            ana.sees("dm-page-day .place");
            ana.sees("dm-page-day [role=alert]");
            assertThat(ana.find("dm-page-day .place").textContent()).matches(PLACED);

            ana.page().unroute("**/api/**");
            ana.go("/day");
            ana.sees("dm-page-day tr.me");
        }
    }
}
