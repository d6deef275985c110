package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// A match that was begun alone on a device is taken to the server, and a friend comes for a bot.
@InBrowser
class BringTests {

    /// The table of the device is small, its bots are quick, and nobody hurries.
    private static final String PLAN =
            """
            const post = Worker.prototype.postMessage;
            Worker.prototype.postMessage = function (said, ...rest) {
              if (said.kind === "open") {
                said.plan.rules = "official ending=ROUNDS(3)";
                said.plan.seats = 5;
                said.plan.bots = "peasant";
                said.plan.customs = { ...said.plan.customs, pace: "INSTANT", pause: 120 };
              }
              return post.call(this, said, ...rest);
            };\
            """;

    private static final String LEFT =
            """
            () => new Promise(done => {
              indexedDB.open("dalmuti-tables").onsuccess = ({ target }) => {
                const all = target.result.transaction("tables").objectStore("tables").getAllKeys();
                all.onsuccess = () => { target.result.close(); done(all.result.join()); };
              };
            })\
            """;

    private static final String SHARE = "dm-table-dialog dm-share ";
    private static final String HOLDS_CARDS = "() => house.store().now.hand?.length > 0";

    private final Premises premises;

    BringTests(Premises premises) {
        this.premises = premises;
    }

    private static void toggle(Visitor who, boolean open) {
        who.find(open ? "dm-table-bar button.code" : "dm-table-bar dm-dialog .head button").click();
    }

    @Test
    void JOIN_1_aTableOfADeviceIsTakenToTheServerAndAFriendComesForABot() {
        try (var ana = new Visitor(premises, "Ana", Look.DESKTOP_LIGHT);
                var ben = new Visitor(premises, "Ben", Look.PHONE_LIGHT)) {
            ana.page().addInitScript(PLAN);
            ana.go("/");
            ana.find("dm-page-home .hero button.main").click();
            ana.until("() => house.store()?.now.question");
            toggle(ana, true);
            ana.sees(SHARE + "p + p");
            assertThat(ana.find(SHARE + "button").count()).isZero(); // cards are on the table
            toggle(ana, false);
            ana.ask("() => house.hurry('next')");
            Object scores = ana.ask("() => JSON.stringify(house.store().now.scores)");
            assertThat((String) ana.ask(LEFT)).startsWith("here-");

            toggle(ana, true);
            ana.find(SHARE + "button.bring").click();
            ana.until("() => house.store()?.now.stage?.brought === 1");
            assertThat(ana.ask("() => JSON.stringify(house.store().now.scores)")).isEqualTo(scores);
            ana.sees(SHARE + "input");
            ana.sees(SHARE + ".qr");
            ana.sees("dm-table-dialog .brought");
            ana.until("async () => (await (" + LEFT + ")()) === ''");
            ana.assertContent();

            String code = (String) ana.ask("() => house.store().code");
            ben.go("/t/" + code);
            ben.find("dm-join-form button").click();
            ben.until("() => house.store().now.you?.seat !== undefined");
            toggle(ana, false);
            ana.ask("() => house.hurry('next')");
            ana.find("dm-results .next").click();
            ben.until(HOLDS_CARDS);
            ana.until(HOLDS_CARDS);
            assertThat(ben.ask("() => house.store().now.order.length")).isEqualTo(5);
            assertThat(ben.ask("() => house.store().now.round")).isEqualTo(2);
            ben.assertContent();
        }
    }
}
