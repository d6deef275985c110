package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What a table shows beside the cards.
@InBrowser
class CourtTests {

    /// What lies before everybody, from the highest to the lowest, the viewer's own included.
    private static final String TREATS =
            """
            () => house.sight().picture.order.map(player => {
              const seat = house.all("dm-seat").find(it => it.player === player) ?? house.one("dm-own");
              return seat.shadowRoot.querySelector(".treat").getAttribute("src").match(/treat-(\\w+)/)[1];
            })\
            """;

    private static final String WORDS =
            """
            () => new MutationObserver(() => (window.heard ??= []).push(house.one("#polite").textContent))
              .observe(house.one("#polite"), { childList: true, characterData: true, subtree: true })\
            """;

    /// Everybody's points after each round; before the first there is nothing to say.
    private static final String COURSE =
            "() => JSON.stringify(house.one('dm-results').course.totals.slice(1)"
                    + ".map(it => Object.entries(it).sort()))";

    private final Premises premises;

    CourtTests(Premises premises) {
        this.premises = premises;
    }

    @Test
    void COURT_6_treatsGoRoundInOrderOfRank() {
        try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT, Scene.DEAL.speed())) {
            Scene.DEAL.reach(ana);
            assertThat(ana.strings(TREATS))
                    .containsExactly("cake", "tart", "biscuit", "biscuit", "apple", "crumbs");
        }
    }

    @Test
    void COURT_3_theGreaterDalmutiPicksAChairAndEverybodyMoves() {
        try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT)) {
            drawHighest(ana);
            ana.find("dm-own button").click();
            ana.sees("dm-room-dialog dm-room button:enabled");
            ana.find("dm-room-dialog dm-room button").nth(2).press("Enter");
            ana.until("() => house.store().now.room.throne === 2");
            assertThat(ana.ask("() => house.store().now.room.chairs[2]")).isEqualTo("A");
            assertThat(ana.find("dm-room-dialog dm-room .throne").textContent()).contains("3");
            ana.find("dm-room-dialog dm-room button").nth(1).click();
            ana.until("() => house.store().now.room.chairs[1] === 'A'");
            ana.assertContent();
        }
    }

    /// Opens tables until the first draw makes the visitor the Greater Dalmuti of one.
    private static void drawHighest(Visitor ana) {
        boolean highest = false;
        while (!highest) {
            ana.open(Plan.patient("official", 3));
            ana.start();
            ana.until("() => house.store().now.room?.picks !== undefined");
            highest = (boolean) ana.ask("() => house.store().now.room.picks === 'A'");
        }
    }

    @Test
    void WHO_3_theDirectionOfPlayIsShownAndSaidOnce() {
        try (var ana = new Visitor(premises, "Ana", Look.DESKTOP_LIGHT)) {
            ana.open(Plan.alone("korean ending=ROUNDS(2)", 4));
            ana.ask(WORDS);
            ana.start();
            new Turns(ana, new Hands.Mouse()).until(offered -> offered.contains("lay"));
            assertThat(ana.find("dm-court .way").getAttribute("aria-label")).contains("clockwise");
            String next =
                    (String)
                            ana.ask(
                                    """
                                    () => { const { order } = house.sight().picture;
                                      return house.store().name(order[(order.indexOf("A") + 1) % 4]); }\
                                    """);
            ana.ask("() => house.hurry('next')");
            ana.find("dm-results .next").click();
            ana.until("() => !house.one('dm-results')");
            new Turns(ana, new Hands.Mouse())
                    .until(offered -> offered.contains("lay") || offered.contains("pass"));
            assertThat(ana.strings("() => window.heard"))
                    .filteredOn(it -> it.contains("clockwise"))
                    .singleElement()
                    .asString()
                    .contains("after you comes " + next);
        }
    }

    @Test
    void whoComesBackSeesHowTheMatchWentBefore() {
        try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT)) {
            ana.open(Plan.alone("korean ending=ROUNDS(3)", 4));
            ana.start();
            ana.ask("() => house.hurry('next')");
            ana.find("dm-results .next").click();
            ana.until("() => !house.one('dm-results')");
            ana.ask("() => house.hurry('next')");
            Object course = ana.ask(COURSE);
            ana.page().reload();
            ana.sees("dm-results dm-curves");
            assertThat(ana.ask(COURSE)).isEqualTo(course);
            assertThat(ana.ask("() => house.one('dm-results').course.totals.length")).isEqualTo(3);
            ana.assertContent();
        }
    }
}
