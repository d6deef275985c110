package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

/// The lab in small, on a device of one's own.
@InBrowser
class LabTests {

    private static final String ROWS =
            """
            () => [...house.one('dm-learn-lab').shadowRoot.querySelectorAll('tbody tr')].map(it =>
              String([...it.querySelectorAll('.share')].reduce((sum, td) => sum + parseInt(td.textContent), 0)))\
            """;

    private final Premises premises;

    LabTests(Premises premises) {
        this.premises = premises;
    }

    @Test
    void itShowsWhoStaysWhere() {
        try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT)) {
            ana.go("/learn");
            ana.find("dm-page-learn a[href='/learn/lab']").click();
            ana.find("dm-learn-lab #preset").selectOption("korean");
            ana.find("dm-stepper button").first().click();
            ana.find("dm-learn-lab #level").selectOption("peasant");
            ana.sees("dm-learn-lab form button.main");
            ana.page().route("**/api/**", it -> it.abort());
            ana.find("dm-learn-lab form button.main").click();
            ana.sees("dm-learn-lab dl");
            List<String> rows = ana.strings(ROWS);
            assertThat(rows).hasSize(5);
            assertThat(rows).allSatisfy(it -> assertThat(Integer.parseInt(it)).isBetween(97, 103));
            assertThat(ana.find("dm-learn-lab h2").innerText()).contains("1,000");
            assertThat(ana.find("dm-learn-lab dd").count()).isGreaterThan(8);
        }
    }

    @Test
    void itStopsWhenItIsTold() {
        try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT)) {
            ana.go("/learn/lab");
            ana.find("dm-learn-lab #level").selectOption("archbishop");
            ana.find("dm-learn-lab form button.main").click();
            ana.until("() => house.one('progress')?.value > 0");
            ana.find("dm-learn-lab .row button").click();
            ana.sees("dm-learn-lab form button.main");
            assertThat(ana.find("dm-learn-lab dl").count()).isZero();
            ana.assertContent();
        }
    }
}
