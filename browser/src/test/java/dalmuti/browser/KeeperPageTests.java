package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.util.List;

/// The score keeper for an evening with real cards, by thumb.
@InBrowser
class KeeperPageTests {

    private static final List<String> PEOPLE = List.of("Ana", "Bice", "Cees", "Dora");

    private static final String ROUND = "() => house.one('h1').textContent";

    private final Site site = new Site();
    private final Visitor ana;

    KeeperPageTests(Premises premises) {
        ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT, site);
        ana.context()
                .addInitScript(
                        "window.print = () => (window.printed = true); delete"
                                + " Navigator.prototype.share;");
        ana.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
    }

    @AfterEach
    void leave() {
        ana.close();
        site.close();
    }

    private Locator button(String text) {
        return ana.page()
                .locator("dm-evening button", new Page.LocatorOptions().setHasText(text))
                .first();
    }

    private void begin() {
        ana.go("/keeper");
        Locator names = ana.find("dm-page-keeper .names input");
        for (int i = 0; i < PEOPLE.size(); i++) {
            names.nth(i).fill(PEOPLE.get(i));
        }
        ana.find("dm-page-keeper form button.main").click();
        ana.sees("dm-evening .ranks button");
    }

    private void draw(String... cards) {
        for (String card : cards) {
            String before = heading();
            button(card).click();
            ana.until(
                    "() => (house.one('dm-evening').shadowRoot.querySelector('h2')?.textContent ??"
                            + " '') !== '"
                            + before
                            + "'");
        }
    }

    private String heading() {
        return ana.find("dm-evening h2").first().textContent();
    }

    /// Everybody but the last, who is clear.
    private void out(String... names) {
        for (String name : names) {
            Locator seat =
                    ana.page()
                            .locator(
                                    "dm-evening .seats button",
                                    new Page.LocatorOptions().setHasText(name));
            String round = (String) ana.ask(ROUND);
            seat.click();
            ana.until(
                    "() => !house.all('.seats button').some(it => it.textContent.includes('"
                            + name
                            + "') && !it.disabled) || ("
                            + ROUND
                            + ")() !== '"
                            + round
                            + "'");
        }
    }

    private List<String> seated() {
        return ana.find("dm-evening .seats strong").allInnerTexts();
    }

    @Test
    void DRAW_1_whoDrawsTheBestCardSitsHighest() {
        begin();
        assertThat(heading()).contains("Ana");
        draw("Cook", "Archbishop", "Knight", "Shepherdess");
        ana.sees("dm-evening .seats");
        assertThat(seated()).containsExactly("Bice", "Cees", "Ana", "Dora");
        assertThat(ana.find("dm-evening .duties").innerText()).contains("Bice", "Dora");
    }

    @Test
    void RANK_1_theOrderOfGoingOutIsTheNextOrderAndCanBeUndone() {
        begin();
        draw("Cook", "Archbishop", "Knight", "Shepherdess");
        out("Dora", "Ana", "Bice");
        ana.until("() => house.one('h1').textContent.includes('2')");
        assertThat(seated()).containsExactly("Dora", "Ana", "Bice", "Cees");
        button("Undo").click();
        ana.until("() => house.one('h1').textContent.includes('1')");
        assertThat(seated()).containsExactly("Bice", "Cees", "Ana", "Dora");
        ana.find("dm-evening header button").nth(1).click();
        ana.until("() => house.one('h1').textContent.includes('2')");
    }

    @Test
    void SCORE_1_pointsAreKeptSharedAndPrinted() {
        begin();
        draw("Cook", "Archbishop", "Knight", "Shepherdess");
        out("Dora", "Ana", "Bice");
        ana.until("() => house.one('h1').textContent.includes('2')");
        ana.page().reload();
        ana.sees("dm-annals tr.total");
        assertThat(ana.find("dm-annals tr.total td").allInnerTexts())
                .hasSize(4)
                .doesNotHaveDuplicates();
        ana.page()
                .locator("dm-annals button", new Page.LocatorOptions().setHasText("text"))
                .click();
        ana.sees("dm-toast p");
        Object text = ana.ask("() => navigator.clipboard.readText()");
        assertThat(text).asString().contains("1. Dora", "4. Cees");
        ana.page().locator("dm-annals button").last().click();
        assertThat(ana.ask("() => window.printed")).isEqualTo(true);
        ana.page().emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(ana.find("dm-annals tr.paper").first().isVisible()).isTrue();
        assertThat(button("Undo").isVisible()).isFalse();
        ana.assertContent();
    }

    @Test
    void REV_1_aRevolutionIsTappedAndNoTaxIsDue() {
        begin();
        draw("Cook", "Archbishop", "Knight", "Shepherdess");
        ana.find("dm-evening .duties summary").click();
        ana.find("dm-evening .duties details button").first().click();
        ana.sees("dm-evening .duties strong");
        assertThat(ana.find("dm-evening .duties").innerText()).contains("No tax");
        button("Undo").click();
        ana.until("() => !house.one('.duties strong')");
    }
}
