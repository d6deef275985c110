package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Matches on this device, at a site that is only files, in a folder of a web space.
@InBrowser
class LocalPlayTests {

    private static final String SHORT = Plan.here("korean deck=REDUCED ending=ROUNDS(1)", 4);

    private final Site site = new Site();
    private final Visitor ana;

    LocalPlayTests(Premises premises) {
        ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT, site);
    }

    @AfterEach
    void leave() {
        ana.close();
        site.close();
    }

    private void begin(String game, String plan) {
        ana.go("/");
        ana.ask("() => (sessionStorage.plan = JSON.stringify(" + plan + "))");
        String button = game.equals("dalmuti") ? ".hero button.main" : ".cards button.main";
        ana.find("dm-page-home " + button).click();
        ana.until("() => house.one('dm-" + game + "') && house.store()?.now.question");
    }

    /// Whatever comes of it, the page is loaded anew.
    private void loseNetwork() {
        ana.finds("() => house.isAllKept()");
        site.close();
        ana.context().setOffline(true);
    }

    private void reload() {
        ana.page().reload();
        ana.until("() => house.store()?.link === 'open'");
    }

    @Test
    void aMatchIsPlayedThroughReloadsAndWithoutANetworkAndLookedBackAt() {
        begin("dalmuti", SHORT);
        ana.ask("() => house.hurry('lay')");
        Object hand = ana.ask("() => JSON.stringify([house.code(), house.store().now.hand])");
        reload();
        ana.until("() => house.offered().includes('lay')");
        assertThat(ana.ask("() => JSON.stringify([house.code(), house.store().now.hand])"))
                .isEqualTo(hand);
        loseNetwork();
        reload();
        ana.ask("() => house.hurry('over')");
        ana.finds("async () => (await house.kept('matches', it => it.count())) === 1");
        ana.go("/me");
        ana.find("dm-past a").click();
        ana.sees("dm-review dm-moments button, dm-review dm-moments a");
        ana.find("dm-review .eyes button").first().click();
        ana.sees("dm-check ol");
        assertThat(ana.find("dm-check p.good").count()).isEqualTo(1);
        ana.assertContent();
    }

    @Test
    void aMatchOfGrapplesIsBegunAndLookedAtWithoutANetwork() {
        ana.go("/");
        loseNetwork();
        begin("grapples", Plan.here("standard", 4));
        ana.ask("() => house.hurry('over')");
        ana.finds("async () => (await house.kept('matches', it => it.count())) === 1");
        ana.go("/grapples");
        ana.sees("dm-review dm-transport");
        ana.assertContent();
    }

    @Test
    void aMatchGoesOnWhenTheWorkerIsGone() {
        begin("dalmuti", SHORT);
        ana.ask("() => house.hurry('lay')");
        ana.ask(
                "() => house.workers.forEach(it => it.dispatchEvent(new ErrorEvent('error', {"
                        + " message: 'crashed' })))");
        ana.until("() => house.store().link === 'lost'");
        ana.until("() => house.store().link === 'open'");
        ana.ask("() => house.hurry('over')");
    }

    @Test
    void aWorkerThatSaysNothingMoreIsReplaced() {
        begin("dalmuti", SHORT);
        ana.ask("() => house.hurry('lay')");
        ana.ask("() => house.workers.at(-1).terminate()");
        ana.ask("() => document.dispatchEvent(new Event('visibilitychange'))");
        ana.until("() => house.workers.length > 1 && house.store().link === 'open'");
        ana.ask("() => house.hurry('over')");
    }

    @Test
    void aTableIsInOneTabAtATime() {
        begin("dalmuti", SHORT);
        ana.ask("() => house.hurry('lay')");
        Page other = ana.context().newPage();
        other.navigate(ana.page().url());
        other.waitForFunction("() => house.offered().includes('lay')");
        ana.ask("() => void house.hurry('over').catch(() => undefined)");
        other.evaluate("() => house.hurry('over')");
        ana.until("() => house.store().socket.farewell === 'ELSEWHERE'");
        ana.sees("dm-notices .notice.bad button");
        assertThat(other.evaluate("async () => house.kept('matches', it => it.count())"))
                .isEqualTo(1);
    }

    @Test
    void fiveLanguagesAreThereWithoutANetwork() {
        ana.go("/");
        loseNetwork();
        for (String language : new String[] {"es", "nl", "ko", "it", "en"}) {
            ana.speak(language);
            ana.go("/learn/rules");
            ana.sees("dm-learn-rules section");
        }
        ana.assertContent();
    }
}
