package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.ReducedMotion;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// Somebody with a browser of their own. Whatever goes wrong in it is remembered.
final class Visitor implements AutoCloseable {

    private static final String SCRIPT = resource("page.js");

    /// Of a busy machine too; what comes sooner is not waited for.
    private static final int PATIENCE_MS = 120_000;

    private static final int IMPATIENCE_MS = 5_000;

    /// Whether a page stayed empty before, as when the program does not start. Then nothing is
    /// waited for as long again.
    private static volatile boolean isBroken;

    private static final String LEAVE =
            """
            () => Promise.race([house.store()?.ask({ type: "leave" }),
              new Promise(it => house.later(it, 500))])\
            """;

    private final Premises premises;
    private final UnaryOperator<String> urls;
    private final BrowserContext context;
    private final Page page;
    private final String name;
    private final Guest guest;
    private final List<String> complaints = new ArrayList<>();
    private final List<String> frames = new ArrayList<>();
    private final List<Visitor> company = new ArrayList<>();

    /// How fast things move in a page.
    enum Speed {
        INSTANT,
        FAST,
        /// Fast, and cards travel instead of lying where they belong at once.
        MOVING
    }

    Visitor(Premises premises, String name, Look look) {
        this(premises, name, look, Speed.INSTANT);
    }

    Visitor(Premises premises, String name, Look look, Speed speed) {
        this(premises, name, look, speed, Guest.named(premises, name), premises::url);
    }

    /// Comes to a site without a server, where everybody is alone.
    Visitor(Premises premises, String name, Look look, Site site) {
        this(premises, name, look, Speed.INSTANT, Guest.alone(name), site::url);
        context.addInitScript(resource("site.js"));
    }

    private Visitor(
            Premises premises,
            String name,
            Look look,
            Speed speed,
            Guest guest,
            UnaryOperator<String> urls) {
        this.premises = premises;
        this.name = name;
        this.guest = guest;
        this.urls = urls;
        context =
                premises.browser()
                        .newContext(
                                look.options()
                                        .setReducedMotion(
                                                speed == Speed.MOVING
                                                        ? ReducedMotion.NO_PREFERENCE
                                                        : ReducedMotion.REDUCE));
        context.setDefaultTimeout(isBroken ? IMPATIENCE_MS : PATIENCE_MS);
        context.addInitScript(SCRIPT);
        context.addInitScript(
                """
                localStorage['dalmuti.guest'] ??= '%s';
                localStorage['dalmuti.settings'] ??= '{"speed":"%s","sound":false,"drawForMe":true,"autoPass":false,"autoPassTold":true}';\
                """
                        .formatted(guest.admission(), speed == Speed.INSTANT ? "instant" : "fast"));
        page = context.newPage();
        page.onConsoleMessage(
                message -> {
                    if (message.type().equals("error")) {
                        complaints.add(message.text() + " " + message.location());
                    }
                });
        page.onPageError(complaints::add);
        page.onWebSocket(socket -> socket.onFrameReceived(it -> frames.add(it.text())));
    }

    static String resource(String name) {
        try (var stream = Visitor.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new AssertionError("No " + name);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String name() {
        return name;
    }

    Premises premises() {
        return premises;
    }

    BrowserContext context() {
        return context;
    }

    Page page() {
        return page;
    }

    Guest guest() {
        return guest;
    }

    /// Brings somebody along, who stays as long.
    void bring(Visitor friend) {
        company.add(friend);
    }

    /// What was received over sockets, in order.
    List<String> frames() {
        return frames;
    }

    /// Goes to a page and waits until it has a heading.
    void go(String path) {
        page.navigate(urls.apply(path));
        try {
            until("() => house.one('main h1, h1')");
        } catch (AssertionError e) {
            isBroken = true;
            throw e;
        }
    }

    /// Comes to a new table of their own.
    String open(Plan plan) {
        String code = guest.open(premises, plan);
        go("/t/" + code);
        return code;
    }

    /// Begins the match at a table of their own.
    void start() {
        page.locator("dm-gathering .start button").click();
        until("() => house.one('dm-dalmuti, dm-grapples')");
    }

    /// Takes their own card of the first draw, on every page from now on (DRAW-5).
    void drawsByHand() {
        context.addInitScript(
                """
                localStorage['dalmuti.settings'] =
                  JSON.stringify({ ...JSON.parse(localStorage['dalmuti.settings']), drawForMe: false });\
                """);
    }

    /// Has every page from now on stop where something happens.
    void staysAt(String event) {
        page.addInitScript("house.stayAt('" + event + "')");
    }

    void until(String condition) {
        await(condition, () -> page.waitForFunction(condition));
    }

    /// Waits until what takes its time to be found out is so.
    void finds(String question) {
        ask("() => house.search(" + question + ")");
        until("() => house.found");
    }

    /// Waits until something can be seen.
    void sees(String selector) {
        await(selector, () -> page.locator(selector).first().waitFor());
    }

    private void await(String what, Runnable waiting) {
        try {
            waiting.run();
        } catch (TimeoutError e) {
            var picture = Path.of("target", "waited-in-vain-" + System.nanoTime() + ".png");
            page.screenshot(new Page.ScreenshotOptions().setPath(picture));
            throw new AssertionError(
                    "Waited in vain for %s: %s %s, see %s"
                            .formatted(what, ask("() => house.situation()"), complaints(), picture),
                    e);
        }
    }

    /// Changes the language where the head of the page offers it, or in the same way where a phone
    /// has no room for the head.
    void speak(String language) {
        page.evaluate("language => house.speak(language)", language);
        settle();
    }

    /// Looks at the page on another screen, in other colours.
    void look(Look look) {
        page.setViewportSize(look.screen().width(), look.screen().height());
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(look.colours()));
        settle();
    }

    /// Looks at the page in a window of another size.
    void resize(int width, int height) {
        page.setViewportSize(width, height);
        settle();
    }

    /// Waits until what is to be drawn is drawn, and nothing is on its way.
    private void settle() {
        page.evaluate("() => house.settled()");
    }

    Object ask(String script) {
        return page.evaluate(script);
    }

    @SuppressWarnings("unchecked")
    List<String> strings(String script) {
        return (List<String>) page.evaluate(script);
    }

    Locator find(String selector) {
        return page.locator(selector);
    }

    /// What has gone wrong in the page so far: errors, missing words, what the policy for content
    /// has forbidden.
    List<String> complaints() {
        var all = new ArrayList<>(complaints);
        all.addAll(strings("() => house.violations"));
        return all;
    }

    void assertContent() {
        assertThat(complaints()).as("complaints of the page").isEmpty();
    }

    /// Leaves the table for good, so that bots play on to its end and touch the dice no more.
    @Override
    public void close() {
        try {
            ask(LEAVE);
        } catch (PlaywrightException e) {
            // a page that is broken or gone has left already
        } finally {
            context.close();
            company.forEach(Visitor::close);
        }
    }
}
