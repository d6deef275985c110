package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;

import dalmuti.browser.Fate.Opening;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// What is decided in each phase, decided by people: by mouse and by keys.
@InBrowser
class PhaseTests {

    private static final int SEATS = 6;
    private static final int CHANCES = 6;
    private static final String DEPTH =
            "() => house.store().told.find(it => it.event === 'deckCut')?.depth ?? -1";
    private static final String OWN_BID =
            """
            () => house.store().told.find(it => it.event === 'bidsShown').bids
              .find(it => it.by === house.store().now.you.player).coins\
            """;
    private static final String HAND = "() => house.store().now.hand.length";

    static final Predicate<Opening> HOLDS_BOTH_JESTERS =
            new Fate.Rare(171_600, it -> it.position() == 2 && it.hand().jesters() == 2);

    private final Premises premises;
    private final List<Visitor> company = new ArrayList<>();

    PhaseTests(Premises premises) {
        this.premises = premises;
    }

    @AfterEach
    void goHome() {
        company.forEach(Visitor::close);
    }

    private Visitor come(String name) {
        var visitor = new Visitor(premises, name, Look.DESKTOP_LIGHT);
        company.add(visitor);
        return visitor;
    }

    /// Ana alone with bots, at a match that begins as wanted.
    private Visitor alone(String rules, Predicate<Opening> wanted) {
        Visitor ana = company.isEmpty() ? come("Ana") : company.getFirst();
        String once = rules + " ending=ROUNDS(1)";
        ana.open(Plan.patient(once, SEATS));
        premises.fate().load(once, SEATS, 1, wanted);
        ana.start();
        return ana;
    }

    /// Ana and Ben with bots, at a match that begins as wanted.
    private void together(String rules, Predicate<Opening> wanted) {
        if (company.isEmpty()) {
            come("Ana");
            come("Ben");
        }
        Visitor ana = company.getFirst();
        Visitor ben = company.get(1);
        String once = rules + " ending=ROUNDS(1)";
        ben.go("/t/" + ana.open(Plan.alone(once, SEATS)));
        ben.find("dm-join-form button").click();
        ben.until("() => house.store().now.you?.seat !== undefined");
        premises.fate().load(once, SEATS, 2, wanted);
        ana.start();
    }

    private static void assertOffered(Visitor visitor, String move) {
        visitor.until("() => house.offered().includes('" + move + "')");
    }

    private static void assertHappened(Visitor visitor, String event) {
        visitor.until("() => house.store().told.some(it => it.event === '" + event + "')");
    }

    private static Locator choice(Visitor visitor, String text) {
        return visitor.find("dm-actions .choices button")
                .filter(new Locator.FilterOptions().setHasText(text));
    }

    /// Gives a card that may be given.
    private static void give(Visitor visitor, Hands hands) {
        int rank =
                (int)
                        visitor.ask(
                                "() =>"
                                    + " Number(house.one('button[data-rank]:not(.dim)').dataset.rank)");
        hands.pick(visitor.page(), rank);
        hands.play(visitor.page());
    }

    @Test
    void DEAL_2_theDeckIsCutByDragging() {
        Visitor ana = alone("official cut=on", it -> it.position() == 1);
        assertOffered(ana, "cut");
        BoundingBox deck = ana.find("dm-cut input").boundingBox();
        double y = deck.y + deck.height / 2;
        ana.page().mouse().move(deck.x + deck.width / 2, y);
        ana.page().mouse().down();
        ana.page().mouse().move(deck.x + deck.width / 4, y);
        ana.page().mouse().up();
        Locator cut = ana.find("dm-cut .choices .main");
        String said = cut.innerText();
        cut.click();
        assertHappened(ana, "deckCut");
        assertThat((int) ana.ask(DEPTH)).isBetween(12, 28);
        assertThat(said).contains(String.valueOf(ana.ask(DEPTH)));
        ana.assertContent();
    }

    @Test
    void DEC_3_coinsAreLaidAndTakenBackBeforeTheyAreBid() {
        Visitor ana = beforeBids();
        Locator decree = ana.find("dm-decrees .decree").nth(1);
        decree.click();
        decree.click();
        ana.find("dm-decrees .choices button").first().click();
        assertThat(ana.find("dm-decrees .choices .main").innerText()).contains("1");
        ana.find("dm-decrees .choices .main").click();
        assertHappened(ana, "bidsShown");
        assertThat(ana.ask(OWN_BID)).isEqualTo(1);
        ana.assertContent();
    }

    @Test
    void DEC_3_coinsAreLaidByKeys() {
        Visitor ana = beforeBids();
        ana.find("dm-decrees .decree").first().focus();
        ana.page().keyboard().press("Enter");
        ana.page().keyboard().press("Enter");
        ana.find("dm-decrees .choices .main").focus();
        ana.page().keyboard().press("Enter");
        assertHappened(ana, "bidsShown");
        assertThat(ana.ask(OWN_BID)).isEqualTo(2);
        ana.assertContent();
    }

    /// Ana alone with bots after a round, before the bids for the next.
    private Visitor beforeBids() {
        Visitor ana = come("Ana");
        ana.open(Plan.patient("official decrees=on ending=ROUNDS(2)", 4));
        ana.start();
        ana.ask("() => house.hurry('next')");
        ana.find("dm-results .next").click();
        assertOffered(ana, "keepCoins");
        return ana;
    }

    @Test
    void DEAL_2_theDeckIsCutByKeys() {
        Visitor ana = alone("official cut=on", it -> it.position() == 1);
        assertOffered(ana, "cut");
        ana.find("dm-cut input").focus();
        ana.page().keyboard().press("ArrowRight");
        ana.page().keyboard().press("ArrowRight");
        ana.page().keyboard().press("ArrowLeft");
        ana.page().keyboard().press("Enter");
        assertHappened(ana, "deckCut");
        assertThat(ana.ask(DEPTH)).isEqualTo(41);
        ana.assertContent();
    }

    @Test
    void DEAL_3_theGreaterPeonChoosesWhatReplacesAnOpenCard() {
        Predicate<Opening> wanted = it -> it.position() == 1 && it.position(1) == SEATS;
        for (int i = 0; i < CHANCES; i++) {
            together("official misdeal=1 misdealCard=CHOSEN", wanted);
            Visitor ana = company.getFirst();
            ana.until("() => house.offered().length > 0");
            if (!ana.strings("() => house.offered()").contains("giveToPeon")) {
                continue; // it fell at the Greater Peon's, and nobody is asked
            }
            Visitor ben = company.get(1);
            choice(ana, "Ben").click();
            assertOffered(ben, "replace");
            assertThat(ben.find("dm-misdeal section").innerText()).isNotBlank();
            give(ben, new Hands.Keyboard());
            assertHappened(ben, "replaced");
            assertHappened(ana, "replaced");
            company.forEach(Visitor::assertContent);
            return;
        }
        throw new AssertionError("Every card fell at the Greater Peon's");
    }

    @Test
    void REV_1_whoHoldsBothJestersDeclares() {
        Visitor ana = alone("official", HOLDS_BOTH_JESTERS);
        assertOffered(ana, "declareRevolution");
        choice(ana, "Declare a revolution").click();
        assertHappened(ana, "revolutionDeclared");
        assertHappened(ana, "laid");
        assertThat(ana.ask("() => house.store().told.some(it => it.event === 'taxPaid')"))
                .isEqualTo(false);
        ana.assertContent();
    }

    @Test
    void REV_6_whoHoldsBothJestersMayKeepSilent() {
        Visitor ana = alone("official", HOLDS_BOTH_JESTERS);
        assertOffered(ana, "declareRevolution");
        choice(ana, "Keep silent").click();
        assertHappened(ana, "noRevolution");
        assertOffered(ana, "payBack");
        ana.assertContent();
    }

    @Test
    void REV_6_whoHoldsNoneKeepsSilentToo() {
        Visitor ana = alone("official", it -> it.position() == 2 && it.hand().jesters() == 0);
        ana.until("() => house.offered().length > 0");
        assertThat(ana.strings("() => house.offered()")).containsExactly("keepSilent");
        choice(ana, "Keep silent").click();
        ana.until("() => !house.one('dm-window')");
        ana.assertContent();
    }

    @Test
    void TAX_2_theLordGivesBackWhatTheyChoose() {
        Visitor ana = alone("official", it -> it.position() == 1 && Scene.isPeaceful(it));
        new Turns(ana, new Hands.Mouse()).until(it -> it.contains("payBack"));
        Locator play = ana.find("dm-actions .moves:not(.choices) .main");
        assertThat(play.isEnabled()).isFalse();
        int before = (int) ana.ask(HAND);
        new Hands.Mouse().pick(ana.page(), 12);
        new Hands.Mouse().pick(ana.page(), 12);
        assertThat(play.innerText()).matches("Give 2.×.Peasant.*");
        play.click();
        assertHappened(ana, "taxReturned");
        ana.sees("dm-hand .fresh");
        assertThat(ana.find("dm-hand .fresh").count()).isEqualTo(2);
        assertThat((int) ana.ask(HAND)).isEqualTo(before);
        ana.assertContent();
    }

    @Test
    void TRADE_2_theFirstMerchantNamesAPartner() {
        Predicate<Opening> wanted =
                it -> it.position() == 3 && it.position(1) == 4 && Scene.isPeaceful(it);
        together("korean firstRoundTax=yes", wanted);
        Visitor ana = company.getFirst();
        Visitor ben = company.get(1);
        assertOffered(ana, "namePartner");
        choice(ana, "Ben").click();
        assertOffered(ana, "giveCard");
        assertOffered(ben, "giveCard");
        give(ben, new Hands.Keyboard());
        give(ana, new Hands.Mouse());
        assertHappened(ana, "traded");
        assertHappened(ben, "traded");
        ben.sees("dm-hand .fresh");
        company.forEach(Visitor::assertContent);
    }

    @Test
    void TRADE_3_anOfferIsRefusedAndAnotherTaken() {
        Predicate<Opening> wanted =
                it -> it.position() == 3 && it.position(1) == 4 && Scene.isPeaceful(it);
        together("official trade=MERCHANTS_OFFER", wanted);
        Visitor ana = company.getFirst();
        Visitor ben = company.get(1);
        assertOffered(ana, "offer");
        choice(ana, "Ben").click();
        give(ana, new Hands.Mouse());
        assertOffered(ben, "refuseOffer");
        choice(ben, "Refuse").click();
        assertHappened(ana, "offerRefused");
        assertOffered(ben, "offer");
        choice(ben, "Ana").click();
        give(ben, new Hands.Keyboard());
        assertOffered(ana, "refuseOffer");
        give(ana, new Hands.Mouse());
        assertHappened(ana, "traded");
        assertHappened(ben, "traded");
        company.forEach(Visitor::assertContent);
    }
}
