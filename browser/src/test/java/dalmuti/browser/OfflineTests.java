package dalmuti.browser;

import org.junit.jupiter.api.Test;

/// Without a network.
@InBrowser
class OfflineTests {

    /// Everything that the page has fetched so far, but for what it asked the server.
    private static final String IS_KEPT =
            """
            () => Promise.all(performance.getEntriesByType("resource").map(it => it.name)
              .filter(it => !it.includes("/api/"))
              .map(it => caches.match(it)))
              .then(kept => kept.length > 0 && kept.every(it => it))\
            """;

    private final Premises premises;

    OfflineTests(Premises premises) {
        this.premises = premises;
    }

    @Test
    void theHouseOpensAfterOneVisit() {
        try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT)) {
            ana.go("/");
            ana.until(IS_KEPT);
            ana.context().setOffline(true);
            ana.page().reload();
            ana.sees("dm-page-home h1");
            ana.sees("dalmuti-app .notice");
        }
    }

    @Test
    void aPageIsFilledWhenTheNetworkIsBack() {
        try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT)) {
            ana.page().route("**/api/games*", it -> it.abort());
            ana.go("/new");
            ana.sees("dm-page-new [role=status]");
            ana.page().unroute("**/api/games*");
            ana.sees("dm-page-new form");
        }
    }
}
