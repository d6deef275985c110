package dalmuti.browser;

import static com.microsoft.playwright.options.WaitForSelectorState.HIDDEN;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/// Four browsers at one table.
@InBrowser
class CompanyTests {

    private static final int MOST_TURNS = 1_000;
    private static final int LITTLE_MS = 30;

    /// Whose turn it is, by letter, which is the first of their names too.
    private static final String TURN = "() => house.store().now.scene?.turn ?? ''";

    private static final String IN_TRICKS = "() => house.store().now.scene?.scene === 'tricks'";
    private static final String OVER = "() => house.store().now.stage.doing === 'OVER'";

    private final Premises premises;
    private final List<Visitor> company = new ArrayList<>();

    CompanyTests(Premises premises) {
        this.premises = premises;
    }

    @AfterEach
    void goHome() {
        company.forEach(Visitor::close);
    }

    private Visitor come(String name, Look look) {
        var visitor = new Visitor(premises, name, look);
        company.add(visitor);
        return visitor;
    }

    /// Four people sit down at a table for four and begin.
    private String gather() {
        return gather("korean ending=ROUNDS(1)", "Ben", "Cleo", "Dirk");
    }

    /// Ana and her guests sit down at a table for four and begin.
    private String gather(String rules, String... guests) {
        Visitor host = come("Ana", Look.DESKTOP_LIGHT);
        String code = host.open(Plan.people(rules, 4));
        for (String name : guests) {
            Visitor guest = come(name, Look.PHONE_LIGHT);
            guest.go("/t/" + code);
            guest.find("dm-join-form button").click();
            guest.until("() => house.store().now.you?.seat !== undefined");
        }
        host.until(
                "() => house.store().now.seats.filter(it => it.kind === 'PERSON').length > "
                        + guests.length);
        for (String name : guests) {
            host.until("() => house.all('.name').some(it => it.textContent === '" + name + "')");
        }
        host.start();
        return code;
    }

    /// All take turns until something is true for the first of them.
    private void playUntil(String condition) {
        for (int i = 0; i < MOST_TURNS; i++) {
            if ((boolean) company.getFirst().ask(condition)) {
                return;
            }
            String turn = (String) company.getFirst().ask(TURN);
            boolean moved = false;
            for (Visitor visitor : company) {
                boolean asked = turn.isEmpty() || visitor.name().startsWith(turn);
                moved |= asked && new Turns(visitor, new Hands.Mouse()).once();
            }
            if (!moved) {
                company.getFirst().page().waitForTimeout(LITTLE_MS);
            }
        }
        throw new AssertionError("That never came: " + condition);
    }

    /// All play by hand for a while, and then quickly to the end.
    private void playOut() {
        playUntil("() => house.store().told.filter(it => it.event === 'laid').length > 8");
        hurry("over");
        company.getFirst().until(OVER);
    }

    /// Everybody's page answers by itself until something is offered to its player.
    private void hurry(String offer) {
        company.forEach(it -> it.ask("() => void house.hurry('" + offer + "').catch(() => {})"));
    }

    /// Somebody's moves in this round.
    private static String moves(String player) {
        return "house.store().told.filter(it => it.by === '" + player + "').length";
    }

    @Test
    void aMatchOfFourSurvivesReloadsAndLostConnections() {
        Visitor ben;
        var cut = new AtomicBoolean();
        var lines = new ArrayList<WebSocketRoute>();
        gather();
        ben = company.get(1);
        ben.page()
                .routeWebSocket(
                        url -> url.contains("/socket"),
                        line -> {
                            if (cut.get()) {
                                line.close();
                            } else {
                                line.connectToServer();
                                lines.add(line);
                            }
                        });
        ben.page().reload(); // and so comes by the line that can be cut
        ben.until("() => house.store()?.link === 'open' && house.one('dm-hand')");
        playUntil(IN_TRICKS);

        cut.set(true);
        ben.context().setOffline(true);
        lines.forEach(WebSocketRoute::close);
        ben.until("() => house.store().link === 'lost'");
        assertThat(ben.find("dm-notices .bad").innerText()).isNotBlank();
        company.getFirst().until("() => house.store().seat('B').here === false");

        cut.set(false);
        ben.context().setOffline(false);
        ben.until("() => house.store().link === 'open'");
        company.getFirst().until("() => house.store().seat('B').here === true");

        company.get(2).page().reload();
        company.get(2).sees("dm-hand button");
        playOut();
        company.forEach(it -> it.until("() => house.one('dm-final')"));
        assertThat(company.get(2).complaints()).isEmpty();
        assertThat(company.getFirst().complaints()).isEmpty();
    }

    @Test
    void whoLeavesIsPlayedForAndTheHostPassesOn() {
        gather();
        playUntil(IN_TRICKS);
        Visitor host = company.removeFirst();
        host.find("dm-table-bar .code").click();
        host.find("dm-table-dialog button.danger").click();
        host.find("dm-ask button.danger").click();
        host.until("() => location.pathname === '/'");
        host.close();
        company.getFirst()
                .until("() => house.store().now.seats.some(it => it.host && it.player !== 'A')");
        playOut();
        company.forEach(Visitor::assertContent);
    }

    @Test
    void somebodyRestsAndComesBack() {
        gather();
        playUntil(IN_TRICKS);
        Visitor ben = company.get(1);
        ben.ask("() => house.store().ask({ type: 'rest', away: true })");
        ben.find("dm-notices .bad button").waitFor();
        company.get(2).until("() => house.store().seat('B').standIn");
        company.remove(ben); // whose bot is quicker than a hand
        playUntil("() => %s > 1".formatted(moves("B")));
        company.add(1, ben);
        ben.find("dm-notices .bad button").click();
        company.get(2).until("() => !house.store().seat('B').standIn");
        company.forEach(Visitor::assertContent);
    }

    @Test
    void aTableMayBeOpenInTwoPlaces() {
        Visitor ana = come("Ana", Look.DESKTOP_LIGHT);
        Scene.LEAD.reach(ana);
        Page elsewhere = ana.context().newPage();
        elsewhere.navigate(ana.page().url());
        elsewhere.locator("dm-hand button").first().waitFor();
        assertThat(new Turns(ana, new Hands.Mouse()).once()).isTrue();
        elsewhere.waitForFunction(
                "() => house.store().told.some(it => it.event === 'laid' && it.by === 'A')");
        elsewhere.navigate(ana.page().url() + "/tv");
        elsewhere.locator("dm-page-tv aside .qr").waitFor();
        elsewhere.locator("dm-court").waitFor();
        assertThat(elsewhere.locator("dm-hand button").count()).as("her hand on a TV").isZero();
        ana.assertContent();
    }

    @Test
    void aLostNetworkShowsAndHealsWithoutAClick() {
        Visitor ana = come("Ana", Look.PHONE_LIGHT);
        ana.go("/");
        ana.context().setOffline(true);
        ana.sees("dalmuti-app .notice");
        ana.context().setOffline(false);
        ana.find("dalmuti-app .notice").waitFor(new Locator.WaitForOptions().setState(HIDDEN));
    }

    @Test
    void JOIN_1_theGreaterDalmutiSeatsANewcomer() {
        String code = gather("korean ending=ROUNDS(2)", "Ben", "Cleo");
        Visitor dirk = come("Dirk", Look.PHONE_LIGHT);
        dirk.go("/t/" + code);
        dirk.sees("dm-court");
        assertThat(dirk.find("dm-hand button").count()).as("cards of an onlooker").isZero();
        dirk.page().keyboard().press("?"); // nobody to give a hint to
        dirk.page().keyboard().press("ArrowRight");
        dirk.find(".looking button").click();
        hurry("seatNewcomer");
        company.getFirst().until("() => house.store().now.scene?.scene === 'seating'");
        company.forEach(it -> it.ask("() => house.rest()"));
        Visitor first =
                company.stream().filter(CompanyTests::seatsSomebody).findFirst().orElseThrow();
        assertThat(first.find("dm-newcomer section").innerText()).contains("Dirk");
        first.find("dm-actions .choices button").first().click();
        dirk.until("() => house.sight().picture.order.length === 4");
        playUntil("() => house.store().now.hand?.length > 0");
        dirk.sees("dm-hand button");
        company.forEach(Visitor::assertContent);
    }

    private static boolean seatsSomebody(Visitor visitor) {
        return visitor.strings("() => house.offered()").contains("seatNewcomer");
    }
}
