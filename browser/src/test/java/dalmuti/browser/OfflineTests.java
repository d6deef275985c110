package dalmuti.browser;

import org.junit.jupiter.api.Test;

/// Without a network.
@InBrowser
class OfflineTests {

    /// Waits until everything is kept that the page has fetched, but for what it asked the server.
    private static final String KEEP =
            """
            async () => {
              for (let kept = [undefined]; kept.includes(undefined); ) {
                await new Promise(it => house.later(it, 50));
                const fetched = performance.getEntriesByType("resource").map(it => it.name);
                const lasting = fetched.filter(it => !it.includes("/api/"));
                kept = await Promise.all(lasting.map(it => caches.match(it)));
              }
            }\
            """;

    private final Premises premises;

    OfflineTests(Premises premises) {
        this.premises = premises;
    }

    @Test
    void theHouseOpensAfterOneVisit() {
        try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT)) {
            ana.go("/");
            ana.ask(KEEP);
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
