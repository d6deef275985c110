package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

import org.junit.jupiter.api.Test;

/// Who looks elsewhere is called when the table waits for them.
@InBrowser
class AttentionTests {

    private static final String CALLED = "() => document.title.startsWith('●')";

    private final Premises premises;

    AttentionTests(Premises premises) {
        this.premises = premises;
    }

    private Visitor visitor() {
        var visitor = new Visitor(premises, "Ana", Look.DESKTOP_LIGHT);
        visitor.context().addInitScript(Visitor.resource("away.js"));
        return visitor;
    }

    private static void turnOn(Visitor visitor, String what) {
        visitor.go("/me");
        visitor.page()
                .getByRole(AriaRole.CHECKBOX, new Page.GetByRoleOptions().setName(what))
                .check();
    }

    /// Leads, and looks elsewhere while the others play.
    private static void leadAndLookAway(Visitor visitor) {
        visitor.ask("() => away.look(true)");
        new Turns(visitor, new Hands.Mouse()).once();
    }

    private static int count(Visitor visitor, String what) {
        return (int) visitor.ask("() => away.calls." + what);
    }

    @Test
    void whoWantsItIsCalledInEveryWay() {
        try (var ana = visitor()) {
            turnOn(ana, "Notify me");
            turnOn(ana, "Sound");
            Scene.LEAD.reach(ana);
            String plain = ana.page().title();
            leadAndLookAway(ana);
            ana.until(CALLED);
            assertThat(count(ana, "chimes")).as("notes of a chime").isPositive();
            assertThat(count(ana, "vibrations")).isPositive();
            assertThat(ana.strings("() => away.calls.notifications"))
                    .isNotEmpty()
                    .allMatch(it -> it.contains("turn"));
            ana.ask("() => away.look(false)");
            assertThat(ana.page().title()).isEqualTo(plain);
            ana.assertContent();
        }
    }

    @Test
    void whoDidNotAskForMoreSeesTheTitleAlone() {
        try (var ana = visitor()) {
            Scene.LEAD.reach(ana);
            leadAndLookAway(ana);
            ana.until(CALLED);
            assertThat(count(ana, "chimes")).isZero();
            assertThat(count(ana, "notifications.length")).isZero();
            ana.assertContent();
        }
    }

    @Test
    void atATableOfGrapplesAndOnAPhoneToo() {
        try (var ana = visitor()) {
            turnOn(ana, "Sound");
            turnOn(ana, "Notify me");
            ana.open(Plan.grapples(4));
            ana.ask("() => { away.takePhone(); away.look(true); }");
            ana.start();
            ana.until("() => away.calls.chimes > 0"); // what can only be kept is kept by itself
            ana.until(CALLED);
            ana.until("() => away.calls.notifications.length > 0");
            ana.assertContent();
        }
    }
}
