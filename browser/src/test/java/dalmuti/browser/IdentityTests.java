package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;

import dalmuti.offline.Engine;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;

/// The engine does in a browser what it does on a JVM, to the last sign.
@InBrowser
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class IdentityTests {

    private static final double NOON = 1_700_000_000_000.0;
    private static final int MOST = 20_000;
    private static final String CODE = "here-script";
    private static final String HELLO = "{\"type\":\"hello\",\"token\":\"\",\"language\":\"en\"}";
    private static final String START = "{\"type\":\"start\",\"ack\":7}";

    static final String LOAD =
            """
            async () => {
              const { load } = await import("/engine/runtime.js");
              const { exports } = await load("/engine/engine.wasm", {});
              const weights = await fetch("/engine/weights.bin").then(it => it.arrayBuffer());
              const files = await fetch("/engine/files.json").then(it => it.json());
              exports.weights(new Int8Array(weights));
              exports.files(Object.keys(files), Object.values(files));
              globalThis.engine = exports;
            }\
            """;

    /// The same as [#played].
    static final String PLAY =
            """
            ([plan, seed, noon, code, hello, start, most]) => {
              let now = noon;
              engine.seed(seed);
              const lines = engine.open(plan, "Ana", now);
              const frames = [];
              const keep = (made) => {
                lines.push(...made);
                if (made.length > 0) engine.kept(now);
                frames.push(...engine.told());
              };
              engine.enter(lines.slice(), code, "Ana", now);
              keep(engine.hear(hello, now));
              keep(engine.hear(start, now));
              for (let i = 0; i < most && !engine.card().includes('"OVER"'); i++) {
                if (engine.isThinking()) keep(engine.think(now));
                else keep(engine.ring(now = Math.max(now, engine.alarm())));
              }
              return [...frames, ...lines, ...(plan.includes("grapples") ? [] : engine.finished(lines, code))];
            }\
            """;

    private final Premises premises;
    private Page page;

    IdentityTests(Premises premises) {
        this.premises = premises;
    }

    @BeforeAll
    void load() {
        // The policy of the pages is not that of the Worker, where the engine is at home.
        page = premises.browser().newPage(new Browser.NewPageOptions().setBypassCSP(true));
        page.navigate(premises.url("/"));
        page.evaluate(LOAD);
    }

    @AfterAll
    void leave() {
        page.close();
    }

    @Test
    @SuppressWarnings("unchecked")
    void theLibrarySaysTheSame() {
        var inBrowser = (List<String>) page.evaluate("() => engine.library()");
        assertThat(inBrowser).containsExactly(Engine.library());
    }

    @ParameterizedTest
    @CsvSource({
        "3, 3, REENTER, 0, 858",
        "3, 3, OUT_OF_TRICK, 0, 771",
        "12, 4, REENTER, 6, 12193",
        "12, 4, OUT_OF_TRICK, 6, 18938",
        "12, 6, REENTER, 6, 5674"
    })
    void asManyPositions(int ranks, int players, String passing, int depth, String count) {
        var script =
                "([ranks, players, passing, depth]) => engine.perft(ranks, players, passing,"
                        + " depth)";
        Object inBrowser = page.evaluate(script, List.of(ranks, players, passing, depth));
        assertThat(inBrowser)
                .isEqualTo(Engine.perft(ranks, players, passing, depth))
                .isEqualTo(count);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dalmuti|official ending=ROUNDS(2)|peasant",
                "dalmuti|korean ending=ROUNDS(1)|cook",
                "dalmuti|official ending=ROUNDS(2)|seamstress",
                "dalmuti|official ending=ROUNDS(1)|shepherdess",
                "dalmuti|official ending=ROUNDS(1)|knight",
                "dalmuti|official ending=ROUNDS(1)|baroness",
                "dalmuti|official ending=ROUNDS(1)|archbishop",
                "dalmuti|official ending=ROUNDS(1)|dalmuti",
                "grapples|standard|peasant",
                "grapples|standard|shepherdess",
                "grapples|standard|cook",
                "grapples|standard|seamstress",
                "grapples|standard tapOut=ANY_TIME spadesQueen=HALF|knight",
                "grapples|standard|dalmuti"
            })
    @SuppressWarnings("unchecked")
    void aTableSaysTheSameFrameByFrame(String table) {
        var inBrowser = (List<String>) page.evaluate(PLAY, asked(table));
        assertThat(inBrowser).hasSizeGreaterThan(20).containsExactlyElementsOf(played(table));
    }

    /// What [#PLAY] wants.
    static List<Object> asked(String table) {
        return List.of(plan(table), 5, NOON, CODE, HELLO, START, MOST);
    }

    /// Nobody ever answers, so after five seconds a bot does.
    private static String plan(String table) {
        return """
        {"game":"%s","rules":"%s","seats":5,"listed":false,"bots":"%s","customs":{"turn":5,"bank":0,\
        "window":2,"pause":1,"pace":"INSTANT","hints":true,"chat":true}}\
        """
                .formatted((Object[]) table.split("\\|", -1));
    }

    static List<String> played(String table) {
        String plan = plan(table);
        double now = NOON;
        Engine.seed(5);
        var lines = new ArrayList<>(List.of(Engine.open(plan, "Ana", now)));
        var frames = new ArrayList<String>();
        Engine.enter(lines.toArray(String[]::new), CODE, "Ana", now);
        keep(Engine.hear(HELLO, now), now, lines, frames);
        keep(Engine.hear(START, now), now, lines, frames);
        for (int i = 0; i < MOST && !Engine.card().contains("\"OVER\""); i++) {
            if (Engine.isThinking()) {
                keep(Engine.think(now), now, lines, frames);
            } else {
                now = Math.max(now, Engine.alarm());
                keep(Engine.ring(now), now, lines, frames);
            }
        }
        frames.addAll(lines);
        if (!plan.contains("grapples")) {
            frames.addAll(List.of(Engine.finished(lines.toArray(String[]::new), CODE)));
        }
        return frames;
    }

    private static void keep(String[] made, double now, List<String> lines, List<String> frames) {
        lines.addAll(List.of(made));
        if (made.length > 0) {
            Engine.kept(now);
        }
        frames.addAll(List.of(Engine.told()));
    }
}
