package dalmuti.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;

import dalmuti.server.Settings;
import dalmuti.server.assembly.Server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Stream;

/// A server and a browser.
final class Premises implements AutoCloseable {

    private static final int PLENTY = 1_000_000;

    /// As usual, but that one address may be everybody.
    private static final Settings.Limits LIMITS =
            new Settings.Limits(
                    4 << 10, 16 << 10, 2 << 20, PLENTY, PLENTY, 256, 256 << 10, PLENTY, PLENTY,
                    PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY);

    private final Path folder;
    private final Fate fate;
    private final Server server;
    private final Playwright playwright;
    private final Browser browser;

    private Premises(
            Path folder, Fate fate, Server server, Playwright playwright, Browser browser) {
        this.folder = folder;
        this.fate = fate;
        this.server = server;
        this.playwright = playwright;
        this.browser = browser;
    }

    static Premises open() {
        try {
            Path folder = Files.createTempDirectory("dalmuti-browser");
            var fate = new Fate();
            Server server = Server.start(settings(folder), fate);
            Playwright playwright =
                    Playwright.create(
                            new Playwright.CreateOptions()
                                    .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
            Browser browser =
                    playwright
                            .chromium()
                            .launch(
                                    new BrowserType.LaunchOptions()
                                            .setExecutablePath(Chromium.find().orElseThrow())
                                            .setChromiumSandbox(false)
                                            .setArgs(Chromium.ARGUMENTS));
            return new Premises(folder, fate, server, playwright, browser);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Settings settings(Path folder) {
        return Settings.here(folder).within(LIMITS);
    }

    String url(String path) {
        return "http://127.0.0.1:" + server.port() + path;
    }

    Browser browser() {
        return browser;
    }

    Fate fate() {
        return fate;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
        server.close();
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
