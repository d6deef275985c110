package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Playing at a table in the page.
@InBrowser
class LocalTableTests {

    private static final String KEPT =
            """
            async () => {
              const files = ["/worker.js", "/engine/runtime.js", "/engine/engine.wasm",
                "/engine/weights.bin", "/words/en-table.json"];
              return (await Promise.all(files.map(it => caches.match(it)))).every(it => it);
            }\
            """;

    private static final String ANSWERABLE =
            "() => house.store()?.link === 'open' && house.store()?.now.stage?.doing === 'PLAYING'";

    private final Premises premises;

    LocalTableTests(Premises premises) {
        this.premises = premises;
    }

    @Test
    void aMatchIsPlayedWithoutANetworkAndSurvivesAReload() {
        try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT)) {
            ana.go("/");
            ana.until(KEPT);
            ana.context().setOffline(true);
            ana.page().locator("dm-page-home .hero button").click();
            ana.until(ANSWERABLE);
            String table = ana.page().url();
            assertThat(table).contains("/t/here-");
            ana.until("() => (house.store()?.told.length ?? 0) > 3");

            ana.page().reload();

            ana.until(ANSWERABLE);
            assertThat(ana.page().url()).isEqualTo(table);
            assertThat(ana.frames()).isEmpty();
        }
    }
}
