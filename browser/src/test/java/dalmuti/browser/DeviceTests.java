package dalmuti.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Being the same person on several devices.
@InBrowser
class DeviceTests {

    private static final String NAME =
            "() => JSON.parse(localStorage['dalmuti.guest'] ?? '{}').name ?? 'nobody'";

    /// A browser in which nobody has played yet: it never was Ben's.
    private static final String NEW =
            """
            if (localStorage["dalmuti.guest"].includes("Ben")) localStorage.removeItem("dalmuti.guest");\
            """;

    private final Premises premises;
    private Visitor ana;
    private Visitor phone;

    DeviceTests(Premises premises) {
        this.premises = premises;
    }

    @BeforeEach
    void come() {
        ana = new Visitor(premises, "Ana", Look.DESKTOP_LIGHT);
        phone = new Visitor(premises, "Ben", Look.PHONE_LIGHT);
    }

    @AfterEach
    void go() {
        ana.close();
        phone.close();
    }

    /// A link that Ana makes for her phone.
    private String link() {
        ana.go("/me");
        ana.sees("dm-device-list li");
        ana.find("dm-devices > button, dm-devices button:not(form button)").first().click();
        ana.sees("dm-devices .code");
        return "/me#code=" + ana.find("dm-devices .code").innerText();
    }

    private void asks(String path) {
        phone.go("/learn");
        phone.go(path);
        phone.sees("dm-ask p");
    }

    private void becomesAna() {
        asks(link());
        phone.find("dm-ask button.danger").click();
        phone.until("() => (" + NAME + ")() === 'Ana'");
    }

    @Test
    void aNewcomerIsAskedBeforeTheyAreSomebodyElse() {
        phone.page().addInitScript(NEW);
        String link = link();
        asks(link);
        assertThat(phone.find("dm-ask p").innerText()).contains("Ana");
        assertThat(phone.ask(NAME)).isEqualTo("nobody");
        assertThat(phone.ask("() => location.hash")).isEqualTo("");
        phone.page().keyboard().press("Escape");
        phone.until("() => !house.one('dm-ask')");
        assertThat(phone.ask(NAME)).isEqualTo("nobody");

        asks(link); // it was not used up
        phone.find("dm-ask button.danger").click();
        phone.until("() => (" + NAME + ")() === 'Ana'");
        phone.assertContent();
        ana.assertContent();
    }

    @Test
    void whoeverIsSomebodyIsToldWhoTheyWouldBeNoMore() {
        asks(link());
        assertThat(phone.find("dm-ask p").innerText()).contains("Ana", "Ben");
        phone.page().keyboard().press("Escape");
        phone.until("() => !house.one('dm-ask')");
        assertThat(phone.ask(NAME)).isEqualTo("Ben");
        phone.assertContent();
    }

    @Test
    void aDeviceIsListedAndCutOffWhenItIsRevoked() {
        becomesAna();
        phone.open(Plan.people("korean", 4));
        phone.until("() => house.store().now.board !== undefined");

        ana.go("/me");
        ana.sees("dm-device-list li:nth-child(2)");
        assertThat(ana.find("dm-device-list li").first().locator("button").count()).isZero();
        ana.find("dm-device-list li button").click();
        ana.find("dm-ask button.danger").click();
        ana.until("() => house.one('dm-device-list').devices.length === 1");
        phone.until("() => (" + NAME + ")() === 'nobody'");
        ana.assertContent();
    }

    @Test
    void allOtherDevicesAreRevokedAtOnce() {
        becomesAna();
        phone.go("/me");
        phone.find("dm-device-list button.others").click();
        phone.find("dm-ask button.danger").click();
        phone.until("() => house.one('dm-device-list').devices.length === 1");
        ana.go("/me");
        ana.until("() => (" + NAME + ")() === 'nobody'");
        phone.assertContent();
    }
}
