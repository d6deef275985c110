package dalmuti.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.options.LoadState;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Measures what people wait for: `browser/run speed`. Figures are for docs/performance.md; nothing
/// fails here, for a busy machine would make it.
@InBrowser
class Speed {

    private static final int TIMES = 15;
    private static final int EVENTS = 500;

    /// When the button that starts a game can be pressed, after the navigation began.
    private static final String INTERACTIVE =
            """
            () => new Promise(done => {
              const look = () => house.one("dm-page-home")?.shadowRoot.querySelector("button.main")
                ? done(performance.now()) : requestAnimationFrame(look);
              look();
            })\
            """;

    /// Tells the table what was told before over and over, one event an update, and measures from
    /// the store's hearing of it until the frame with it has been laid out and painted.
    private static final String UPDATES =
            """
            async wanted => {
              const store = house.store(), line = store.socket;
              const laid = store.told.filter(it => it.event === "laid" || it.event === "passed");
              let n = 0;
              const tell = event => line.heard.emit({ type: "update", n: ++n, told: [event], now: { scene: store.now.scene } });
              for (let i = 0; store.told.length < wanted; i++) tell(laid[i % laid.length]);
              await new Promise(drawn => setTimeout(drawn, 500));
              const times = [];
              for (let i = 0; i < 60; i++) {
                await new Promise(requestAnimationFrame);
                const from = performance.now();
                tell(laid[i % laid.length]);
                await house.one("dm-dalmuti").updateComplete;
                await Promise.all(house.all("dm-court, dm-pile, dm-own, dm-hand, dm-actions, dm-seat, dm-log").map(it => it.updateComplete));
                house.one("dm-court").getBoundingClientRect();
                document.body.offsetHeight;
                times.push(performance.now() - from);
              }
              return times;
            }\
            """;

    /// Taps, and waits for the first card that can be seen.
    private static final String FIRST_CARD =
            """
            async () => {
              const from = performance.now();
              house.one("dm-page-home").shadowRoot.querySelector("button.main").click();
              while (!house.one("dm-draw")) await new Promise(requestAnimationFrame);
              return performance.now() - from;
            }\
            """;

    /// Remembers when tasks began that kept the page from answering, and how long they took.
    private static final String WATCH_TASKS =
            """
            () => {
              window.tasks = [];
              new PerformanceObserver(list => tasks.push(...list.getEntries())).observe({ type: "longtask" });
            }\
            """;

    /// The longest task since the round began, once somebody is to decide something in it.
    private static final String LONGEST_AT_DEAL =
            """
            async () => {
              while (house.happening() !== "roundBegan") await new Promise(requestAnimationFrame);
              const from = performance.now();
              while (!house.offered().length) await new Promise(requestAnimationFrame);
              return Math.max(0, ...tasks.filter(it => it.startTime >= from).map(it => it.duration));
            }\
            """;

    private static final int SLOW = 4;

    private final Premises premises;

    Speed(Premises premises) {
        this.premises = premises;
    }

    @Test
    void firstPage() {
        double[] cold = new double[TIMES];
        for (int i = 0; i < TIMES; i++) {
            try (var visitor = new Visitor(premises, "Ana", Look.PHONE_LIGHT)) {
                visitor.page().navigate(premises.url("/"));
                cold[i] = ((Number) visitor.ask(INTERACTIVE)).doubleValue();
            }
        }
        report("first page interactive, nothing cached", cold);
    }

    /// On a device that is four times as slow, where everything moves.
    @Test
    void fromTheTapToTheDeal() {
        double[] cards = new double[TIMES / 3];
        double[] tasks = new double[TIMES / 3];
        for (int i = 0; i < cards.length; i++) {
            try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT, Visitor.Speed.MOVING)) {
                ana.page().navigate(premises.url("/"));
                ana.ask(INTERACTIVE);
                ana.page().waitForLoadState(LoadState.NETWORKIDLE);
                slowDown(ana);
                ana.ask(WATCH_TASKS);
                cards[i] = ((Number) ana.ask(FIRST_CARD)).doubleValue();
                tasks[i] = ((Number) ana.ask(LONGEST_AT_DEAL)).doubleValue();
            }
        }
        report("first card after the tap, " + SLOW + " times as slow", cards);
        report("longest task at the deal, " + SLOW + " times as slow", tasks);
    }

    private static void slowDown(Visitor visitor) {
        var rate = new JsonObject();
        rate.addProperty("rate", SLOW);
        visitor.context()
                .newCDPSession(visitor.page())
                .send("Emulation.setCPUThrottlingRate", rate);
    }

    @Test
    void update() {
        try (var visitor = new Visitor(premises, "Ana", Look.DESKTOP_LIGHT)) {
            Scene.FULL_TABLE.reach(visitor);
            @SuppressWarnings("unchecked")
            var times = (List<Number>) visitor.page().evaluate(UPDATES, EVENTS);
            report(
                    "update drawn, 14 seats and " + EVENTS + " events",
                    times.stream().mapToDouble(Number::doubleValue).toArray());
        }
    }

    private static void report(String what, double[] times) {
        Arrays.sort(times);
        System.out.printf(
                Locale.ROOT,
                "%s: median %.1f ms, 95%% %.1f ms, most %.1f ms, of %d%n",
                what,
                times[times.length / 2],
                times[(int) (times.length * 0.95)],
                times[times.length - 1],
                times.length);
    }
}
