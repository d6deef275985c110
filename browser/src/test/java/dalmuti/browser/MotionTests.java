package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Everybody else in these tests wants little motion; here things travel.
@InBrowser
class MotionTests {

    /// Remembers how far each card on the pile went, from where it was put first to where it lies.
    private static final String WATCH =
            """
            window.went = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) {
              const animation = animate.apply(this, how);
              const from = this.getBoundingClientRect();
              animation.finished.then(() => {
                const to = this.getBoundingClientRect();
                const host = this.getRootNode().host?.localName;
                if (host === "dm-pile") went.push(Math.hypot(to.x - from.x, to.y - from.y));
              }, () => undefined);
              return animation;
            };\
            """;

    private final Premises premises;

    MotionTests(Premises premises) {
        this.premises = premises;
    }

    @Test
    void aCardTravelsToThePileAndACeremonyEndsByAKey() {
        try (var ana = new Visitor(premises, "Ana", Look.DESKTOP_LIGHT, Visitor.Speed.MOVING)) {
            ana.context().addInitScript(WATCH);
            ana.staysAt("wentOut");
            Scene.LEAD.reach(ana);
            new Turns(ana, new Hands.Mouse()).once();
            ana.until("() => went.some(way => way > 50)");
            ana.until("() => went.length > 1 && !house.one('.flying')");
            assertThat(ana.ask("() => house.one('dm-pile').plays.length > 0")).isEqualTo(true);

            ana.ask("() => { window.there = house.hurry('over').catch(() => undefined) }");
            ana.until("() => house.one('dm-ceremony')");
            ana.page().keyboard().press("Escape");
            ana.until("() => !house.one('dm-ceremony')");
            ana.assertContent();
        }
    }
}
