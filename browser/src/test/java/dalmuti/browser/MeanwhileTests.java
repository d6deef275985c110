package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.WebSocketRoute;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicBoolean;

/// What happened while the connection was lost is told when it is back.
@InBrowser
class MeanwhileTests {

    private static final int AWHILE_MS = 1_500;

    private final Premises premises;

    MeanwhileTests(Premises premises) {
        this.premises = premises;
    }

    @ParameterizedTest
    @ValueSource(strings = {"dalmuti", "grapples"})
    void itIsToldInSentences(String game) {
        var deaf = new AtomicBoolean();
        var lines = new ArrayList<WebSocketRoute>();
        try (var ana = new Visitor(premises, "Ana", Look.PHONE_LIGHT)) {
            ana.page()
                    .routeWebSocket(
                            url -> url.contains("/socket"),
                            line -> {
                                lines.add(line);
                                WebSocketRoute server = line.connectToServer();
                                server.onMessage(
                                        frame -> {
                                            if (!deaf.get()) {
                                                line.send(frame.text());
                                            }
                                        });
                            });
            ana.open(
                    game.equals("grapples")
                            ? Plan.grapples(4)
                            : Plan.alone("korean ending=ROUNDS(1)", 4));
            ana.start();
            ana.until("() => house.offered().some(it => it !== 'keepSilent')");
            deaf.set(true);
            ana.ask("() => void house.store().ask({ type: 'rest', away: true })");
            ana.page().waitForTimeout(AWHILE_MS); // a bot plays on
            deaf.set(false);
            lines.getLast().close();
            ana.sees("dm-notices .meanwhile li");
            assertThat(ana.find("dm-notices .meanwhile li").allInnerTexts())
                    .allMatch(it -> !it.isBlank())
                    .anyMatch(it -> it.length() > 3);
            ana.assertContent();
        }
    }
}
