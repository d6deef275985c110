package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// What is damaged, missing or full on this device is said clearly, and nothing else is lost.
@InBrowser
class LocalTroubleTests {

    private static final String SHORT = Plan.here("korean deck=REDUCED ending=ROUNDS(2)", 4);

    private final Site site = new Site();
    private final Visitor ana;

    LocalTroubleTests(Premises premises) {
        ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT, site);
    }

    @AfterEach
    void leave() {
        ana.close();
        site.close();
    }

    private void begin() {
        ana.go("/");
        ana.ask("() => (sessionStorage.plan = JSON.stringify(" + SHORT + "))");
        play();
        ana.until("() => house.store()?.now.question");
        ana.ask("() => house.hurry('lay')");
    }

    private void play() {
        ana.find("dm-page-home .hero button.main").click();
    }

    /// Does something to what is kept of the table, and comes back to it.
    private void afterwards(String change) {
        String there = ana.page().url();
        ana.ask(
                "async () => { window.there = house.code(); const it = await house.table(); const"
                        + " code = it.code; await ("
                        + change
                        + ")(it, code); }");
        ana.page().navigate("about:blank");
        ana.page().navigate(there);
    }

    private void saysAndForgets(String text) {
        ana.until(
                "() => house.one('dm-page-table')?.shadowRoot.textContent.includes("
                        + quoted(text)
                        + ")");
        ana.find("dm-page-table .gone button").click();
        ana.sees("dm-page-home .hero");
        assertThat(ana.ask("async () => house.kept('tables', it => it.count())")).isEqualTo(0);
        assertThat(ana.ask("async () => house.kept('lines', it => it.count())")).isEqualTo(0);
        play();
        ana.until("() => house.store()?.now.question");
    }

    private static String quoted(String text) {
        return '"' + text.replace("\"", "\\\"") + '"';
    }

    @Test
    void aMissingLineIsSaidAndTheTableCanBeForgotten() {
        begin();
        afterwards(
                "async (it, code) => { await house.kept('lines', all => all.delete([code, 2]));"
                        + " await house.change({ ...it, summary: '' }); }");
        saysAndForgets("This table is damaged");
    }

    @Test
    void theLastLineIsMissedToo() {
        begin();
        afterwards("(it, code) => house.kept('lines', all => all.delete([code, it.next - 1]))");
        saysAndForgets("This table is damaged");
    }

    @Test
    void aDamagedLineIsSaid() {
        begin();
        afterwards(
                "async (it, code) => { await house.kept('lines', all => all.put('17 Did 1 {',"
                        + " [code, 2])); await house.change({ ...it, summary: '' }); }");
        saysAndForgets("This table is damaged");
    }

    @Test
    void whereOnlyTheSummaryIsDamagedTheMatchGoesOn() {
        begin();
        Object hand = ana.ask("() => JSON.stringify(house.store().now.hand)");
        assertThat(ana.ask("async () => (await house.table()).summary")).asString().isNotEmpty();
        afterwards("it => house.change({ ...it, summary: it.summary.slice(0, 40) })");
        ana.until("() => house.offered().includes('lay')");
        assertThat(ana.ask("() => JSON.stringify(house.store().now.hand)")).isEqualTo(hand);
    }

    @Test
    void damagedCardsAreNobodyElsesTrouble() {
        begin();
        ana.ask("async () => house.change({ ...(await house.table()), card: '{\"state\":' })");
        ana.ask(
                "async () => house.change({ code: 'here-broken23', name: 'Ana', card: 'no',"
                        + " summary: '', next: 3 })");
        ana.ask(
                "async () => house.kept('matches', it => it.put({ id: 'here-x-1', card: '{',"
                        + " record: '' }))");
        String code = (String) ana.ask("() => house.code()");
        ana.go("/me");
        ana.go("/");
        ana.until("() => house.all('dm-table-line').length === 2");
        play();
        ana.until("() => house.store()?.now.question && house.code() !== '" + code + "'");
        ana.go("/t/" + code);
        ana.until(
                "() => house.store()?.code === '" + code + "' && house.offered().includes('lay')");
        ana.go("/");
        ana.until("() => house.all('dm-table-line').length === 3");
        for (int left = 2; left >= 0; left--) {
            ana.find("dm-table-line button").first().click();
            ana.find("dm-ask button.danger").click();
            ana.until("() => house.all('dm-table-line').length === " + left);
        }
    }

    @Test
    void aMatchAndItsCardAreKeptTogether() {
        begin();
        ana.ask("() => house.hurry('next').catch(() => undefined)");
        ana.ask("() => house.hurry('over')");
        ana.finds("async () => JSON.parse((await house.table()).card).state === 'OVER'");
        String code = (String) ana.ask("() => house.code()");
        assertThat(ana.ask("async () => house.kept('matches', it => it.getAllKeys())"))
                .asString()
                .contains(code + "-1");
        ana.go("/");
        play(); // which makes room
        ana.until("() => house.store()?.now.question && house.code() !== '" + code + "'");
        assertThat(ana.ask("async () => house.kept('tables', it => it.getAllKeys())"))
                .asString()
                .doesNotContain(code);
    }

    @Test
    void aMatchThatCouldNotBeArchivedIsNotClearedAway() {
        begin();
        afterwards("(it, code) => house.kept('lines', all => all.put('17 Did 1 {', [code, 1]))");
        ana.until("() => house.offered().includes('lay')");
        ana.ask("() => house.hurry('over')");
        String code = (String) ana.ask("() => house.code()");
        ana.go("/");
        play();
        ana.until("() => house.store()?.now.question && house.code() !== '" + code + "'");
        assertThat(ana.ask("async () => house.kept('tables', it => it.getAllKeys())"))
                .asString()
                .contains(code);
    }

    @Test
    void weightsThatAreTooShortAreSaidAndRulesAreThereAllTheSame() {
        byte[] whole = Site.file("weights.bin");
        site.replace("weights.bin", Arrays.copyOf(whole, whole.length / 2));
        withoutWeights();
    }

    @Test
    void weightsWithAWrongByteAreSaid() {
        byte[] wrong = Site.file("weights.bin").clone();
        wrong[wrong.length / 2] ^= 1;
        site.replace("weights.bin", wrong);
        withoutWeights();
    }

    @Test
    void weightsThatAreNotThereAreSaid() {
        site.remove("weights.bin");
        withoutWeights();
    }

    private void withoutWeights() {
        ana.go("/");
        play();
        saysOver("could be fetched");
        ana.go("/learn/rules");
        ana.sees("dm-learn-rules section");
        site.replace("engine/weights.bin", Site.file("engine/weights.bin"));
        ana.go("/");
        ana.page().reload();
        play();
        ana.until("() => house.store()?.now.question");
    }

    private void saysOver(String text) {
        ana.until(
                "() => house.one('dm-toast')?.shadowRoot.textContent.includes("
                        + quoted(text)
                        + ")");
        ana.sees("dm-toast button");
    }

    @Test
    void anOldPageWithANewWorkerOffersToBeLoadedAnew() {
        String worker = new String(Site.file("/worker.js"), StandardCharsets.UTF_8);
        site.replace(
                "/worker.js",
                "postMessage({ kind: 'here', build: 'another' })".getBytes(StandardCharsets.UTF_8));
        ana.go("/");
        play();
        saysOver("The game was renewed");
        ana.speak("ko");
        play();
        saysOver("새로워졌습니다");
        site.replace("/worker.js", worker.getBytes(StandardCharsets.UTF_8));
        // a site names its Worker by what is in it, and keeps it for ever; a server does not
        ana.ask("async () => { for (const it of await caches.keys()) await caches.delete(it); }");
        ana.find("dm-toast button").click();
        ana.sees("dm-page-home .hero");
        play();
        ana.until("() => house.store()?.now.question");
    }
}
