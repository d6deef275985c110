package dalmuti.browser;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;

import dalmuti.offline.Engine;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.stream.StreamSupport;

/// Measures the engine in a browser beside the one on this JVM: `browser/run speed`. Processor
/// time, as others may work on the machine too; figures are for docs/performance.md.
@InBrowser
class EngineSpeed {

    private static final int TIMES = 5;
    private static final int ROUNDS = 50_000;
    private static final double NANOS = 1e9;
    private static final double MILLIS = 1e3;

    /// Taps, and waits for the first card that can be seen; how long that took by the clock.
    private static final String FIRST_CARD =
            """
            async () => {
              const from = performance.now();
              house.one("dm-page-home").shadowRoot.querySelector("button.main").click();
              while (!house.one("dm-draw")) await new Promise(requestAnimationFrame);
              return performance.now() - from;
            }\
            """;

    /// Has the strongest bots play some rounds in a Worker, and nothing else on the page.
    private static final String WORK =
            """
            () => new Promise((done, failed) => {
              const worker = new Worker("/worker.js", { type: "module" });
              worker.onmessage = ({ data }) => {
                if (data.kind === "answer") done(data.answer.good);
                if (data.kind === "broken") failed(data.why);
              };
              const path = "/lab?level=dalmuti&players=6&rounds=3";
              worker.postMessage({ kind: "consult", number: 1, path, body: "", language: "en" });
            })\
            """;

    private final Premises premises;

    EngineSpeed(Premises premises) {
        this.premises = premises;
    }

    @Test
    void decisions() {
        var options = new Browser.NewPageOptions().setBypassCSP(true);
        try (Page page = premises.browser().newPage(options)) {
            page.navigate(premises.url("/"));
            page.evaluate(IdentityTests.LOAD);
            compare(page, "random rounds", "randomRounds(%d)".formatted(ROUNDS), this::rounds);
            compare(page, "net, a choice", "choices('net', 3)", () -> Engine.choices("net", 3));
            compare(
                    page,
                    "dalmuti, a choice",
                    "choices('dalmuti', 1)",
                    () -> Engine.choices("dalmuti", 1));
        }
    }

    private int rounds() {
        return Engine.randomRounds(ROUNDS);
    }

    /// Both take turns; the first of each is not counted.
    private static void compare(Page page, String what, String call, IntSupplier onJvm) {
        CDPSession session = page.context().newCDPSession(page);
        var ticks = new JsonObject();
        ticks.addProperty("timeDomain", "threadTicks");
        session.send("Performance.enable", ticks);
        double[] browser = new double[TIMES + 1];
        double[] jvm = new double[TIMES + 1];
        for (int i = 0; i <= TIMES; i++) {
            double from = busy(session);
            Object there = page.evaluate("() => engine." + call);
            browser[i] = (busy(session) - from) / ((Number) there).doubleValue();
            long since = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            int here = onJvm.getAsInt();
            long until = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            jvm[i] = (until - since) / NANOS / here;
            if (here != ((Number) there).intValue()) {
                throw new IllegalStateException(what + ": " + there + " instead of " + here);
            }
        }
        double there = median(browser);
        double here = median(jvm);
        System.out.printf(
                Locale.ROOT,
                "%s: %.6f ms, on the JVM %.6f, of it %.2f%n",
                what,
                there,
                here,
                here / there);
    }

    private static double busy(CDPSession session) {
        var metrics = session.send("Performance.getMetrics").getAsJsonArray("metrics");
        return StreamSupport.stream(metrics.spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .filter(it -> it.get("name").getAsString().equals("TaskDuration"))
                .mapToDouble(it -> it.get("value").getAsDouble())
                .sum();
    }

    private static double median(double[] figures) {
        double[] counted = Arrays.copyOfRange(figures, 1, figures.length);
        Arrays.sort(counted);
        return counted[counted.length / 2] * MILLIS;
    }

    /// On this device, when all that is needed was fetched at an earlier visit.
    @Test
    void fromTheTapToTheFirstCard() {
        CDPSession session = premises.browser().newBrowserCDPSession();
        for (int i = 0; i < TIMES; i++) {
            try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT, Visitor.Speed.MOVING)) {
                home(ana);
                ana.ask(FIRST_CARD);
                home(ana);
                double from = rendererSeconds(session);
                double clock = ((Number) ana.ask(FIRST_CARD)).doubleValue();
                double seconds = rendererSeconds(session) - from;
                System.out.printf(
                        Locale.ROOT,
                        "first card: %.0f ms, processor %.0f ms%n",
                        clock,
                        seconds * MILLIS);
            }
        }
    }

    private void home(Visitor visitor) {
        visitor.page().navigate(premises.url("/"));
        visitor.page().waitForLoadState(LoadState.NETWORKIDLE);
        visitor.page().waitForTimeout(3_000);
    }

    /// How much the process of a page grows, and the longest task of its main thread, while a
    /// Worker has the strongest bots play.
    @Test
    void memoryAndTasks() throws IOException {
        CDPSession session = premises.browser().newBrowserCDPSession();
        try (Page page = premises.browser().newPage()) {
            page.navigate(premises.url("/"));
            page.waitForLoadState(LoadState.NETWORKIDLE);
            page.waitForTimeout(3_000);
            long before = residentKilobytes(session);
            var categories = List.of("toplevel", "disabled-by-default-devtools.timeline");
            premises.browser()
                    .startTracing(
                            page, new Browser.StartTracingOptions().setCategories(categories));
            page.evaluate(WORK);
            byte[] trace = premises.browser().stopTracing();
            long after = residentKilobytes(session);
            System.out.printf(Locale.ROOT, "a Worker: %.1f MB more%n", (after - before) / MILLIS);
            System.out.printf(
                    Locale.ROOT, "longest task of the main thread: %.1f ms%n", longestTask(trace));
        }
    }

    private static double longestTask(byte[] trace) {
        var text = new String(trace, StandardCharsets.UTF_8);
        var events = new ArrayList<JsonObject>();
        for (var it :
                JsonParser.parseString(text).getAsJsonObject().getAsJsonArray("traceEvents")) {
            events.add(it.getAsJsonObject());
        }
        Map<String, String> threads = new HashMap<>();
        for (JsonObject it : events) {
            if (it.get("name").getAsString().equals("thread_name")) {
                threads.put(thread(it), it.getAsJsonObject("args").get("name").getAsString());
            }
        }
        return events.stream()
                .filter(it -> it.has("tdur") && it.get("name").getAsString().endsWith("RunTask"))
                .filter(it -> "CrRendererMain".equals(threads.get(thread(it))))
                .mapToDouble(it -> it.get("tdur").getAsDouble() / MILLIS)
                .max()
                .orElseThrow();
    }

    private static String thread(JsonObject event) {
        return event.get("pid") + " " + event.get("tid");
    }

    private static List<JsonObject> renderers(CDPSession session) {
        var all = session.send("SystemInfo.getProcessInfo").getAsJsonArray("processInfo");
        return StreamSupport.stream(all.spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .filter(it -> it.get("type").getAsString().equals("renderer"))
                .toList();
    }

    private static double rendererSeconds(CDPSession session) {
        return renderers(session).stream().mapToDouble(it -> it.get("cpuTime").getAsDouble()).sum();
    }

    private static long residentKilobytes(CDPSession session) throws IOException {
        long sum = 0;
        for (JsonObject it : renderers(session)) {
            Path status = Path.of("/proc", it.get("id").getAsString(), "status");
            sum +=
                    Files.readAllLines(status).stream()
                            .filter(line -> line.startsWith("VmRSS"))
                            .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                            .sum();
        }
        return sum;
    }
}
