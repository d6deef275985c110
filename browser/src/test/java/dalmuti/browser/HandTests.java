package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;

import dalmuti.browser.Fate.Opening;

import org.junit.jupiter.api.Test;

import java.util.List;

/// The own cards, by mouse and by keys.
@InBrowser
class HandTests {

    private static final String RULES = "korean deck=FULL ending=ROUNDS(1)";
    private static final int SEATS = 4;
    private static final int TWELVE = 12;

    private static final String PICKED =
            "() => house.all('button.picked').map(it => it.dataset.rank).join(' ')";
    private static final String LAID =
            "() => house.store().told.some(it => it.event === 'laid' && it.by === 'A')";
    private static final String AT_HAND = "() => !!house.one('dm-hand').shadowRoot.activeElement";
    private static final String SORT = "() => JSON.parse(localStorage['dalmuti.settings']).sort";

    private final Premises premises;

    HandTests(Premises premises) {
        this.premises = premises;
    }

    /// The first of four, with two or more of the worst cards and a jester, who leads at once.
    private Visitor leader() {
        var ana = new Visitor(premises, "Ana", Look.DESKTOP_LIGHT);
        ana.open(Plan.alone(RULES, SEATS));
        premises.fate().load(RULES, SEATS, HandTests::isGood);
        ana.start();
        new Turns(ana, new Hands.Mouse()).until(offered -> offered.contains("lay"));
        return ana;
    }

    private static boolean isGood(Opening opening) {
        return opening.position() == 1
                && opening.hand().count(TWELVE) > 1
                && opening.hand().jesters() == 1
                && Scene.isPeaceful(opening);
    }

    private static Locator card(Visitor visitor, int rank) {
        return visitor.find("dm-hand button[data-rank='" + rank + "']").first();
    }

    private static void click(Visitor visitor, int rank) {
        card(visitor, rank).click(new Locator.ClickOptions().setPosition(24, 30));
    }

    private static void assertPicked(Visitor visitor, String cards) {
        visitor.until(PICKED + " === '" + cards + "'");
    }

    @Test
    void cardsAreLiftedPutBackAndDraggedOntoTheTable() {
        try (Visitor ana = leader()) {
            int count = ana.find("dm-hand button[data-rank='12']").count();
            String all = "12 ".repeat(count).trim();
            click(ana, TWELVE);
            assertPicked(ana, "12");
            click(ana, TWELVE);
            assertPicked(ana, "");
            card(ana, TWELVE).dblclick(new Locator.DblclickOptions().setPosition(24, 30));
            assertPicked(ana, all);
            click(ana, Hands.JESTER);
            assertPicked(ana, all + " 13");
            click(ana, Hands.JESTER);
            assertPicked(ana, all);

            BoundingBox from = card(ana, TWELVE).boundingBox();
            ana.page().mouse().move(from.x + 8, from.y + 12);
            ana.page().mouse().down();
            ana.page().mouse().move(from.x + 40, from.y - 60);
            ana.page().mouse().move(from.x + 40, from.y - 200);
            ana.page().mouse().up();
            ana.until(LAID);
            ana.assertContent();
        }
    }

    @Test
    void everythingCanBeDoneByKeys() {
        try (Visitor ana = leader()) {
            Keyboard keys = ana.page().keyboard();
            keys.type("12");
            assertPicked(ana, "12");
            keys.press("Shift");
            keys.type("12");
            assertPicked(ana, "12 12");
            keys.press("Escape");
            assertPicked(ana, "");
            Object sort = ana.ask(SORT);
            keys.press("s");
            assertThat(ana.ask(SORT)).isNotEqualTo(sort);
            keys.press("s");
            keys.press("ArrowRight"); // to the first card
            keys.press("ArrowLeft"); // and round to the last
            keys.press("ArrowUp");
            ana.until(PICKED + " !== ''");
            keys.press("ArrowDown");
            assertPicked(ana, "");

            keys.press("?");
            ana.sees("dm-hints li button");
            ana.find("dm-hints li button").first().press("Enter");
            ana.until(PICKED + " !== ''");
            keys.press("Tab");
            ana.find("dm-actions .moves:not(.choices) .main").press("Enter");
            ana.until(LAID);
            assertThat(ana.ask(AT_HAND)).as("the keyboard is still at the table").isEqualTo(true);
            ana.assertContent();
        }
    }

    @Test
    void whatLiesOverTheTableHasItsOwnKeys() {
        try (Visitor ana = leader()) {
            new Turns(ana, new Hands.Mouse()).until(offered -> offered.contains("pass"));
            Object question = ana.ask("() => house.store().now.question");
            ana.find("dm-table-bar .code").click();
            assertThat(ana.find("dm-table-dialog a[target]").first().getAttribute("href"))
                    .startsWith("/learn/rules?table=");
            ana.find("dm-table-dialog button.danger").click();
            ana.sees("dm-ask p");
            ana.page().keyboard().press("p");
            ana.find("dm-ask p").click(); // and the keyboard is nowhere
            ana.page().keyboard().press("p");
            ana.page().keyboard().press("Escape");
            ana.until("() => !house.one('dm-ask')");
            ana.page().keyboard().press("Escape");
            ana.until("() => !house.one('dm-table-dialog')");
            assertThat(ana.ask("() => house.store().now.question")).isEqualTo(question);
            ana.page().keyboard().press("p");
            ana.until("() => house.store().now.question !== " + question);
            ana.assertContent();
        }
    }

    @Test
    void whoCanOnlyPassMayHaveItDone() {
        try (Visitor ana = leader()) {
            new Turns(ana, new Hands.Mouse()).until(List.of("pass")::equals);
            assertThat(ana.find("dm-hand button:not(.dim)").count()).isZero();
            // A card that does not fit says why when it is touched, though it is disabled.
            ana.find("dm-hand button")
                    .first()
                    .click(new Locator.ClickOptions().setPosition(24, 30).setForce(true));
            ana.sees("dm-actions .need.why");
            Object question = ana.ask("() => house.store().now.question");
            ana.find("dm-actions .tools [aria-pressed]").click();
            ana.until("() => house.store().now.question !== " + question);
            ana.assertContent();
        }
    }
}
