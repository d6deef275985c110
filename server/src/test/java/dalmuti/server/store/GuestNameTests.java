package dalmuti.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.RefusedException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GuestNameTests {

    @ParameterizedTest
    @CsvSource({
        "Anna,Anna",
        "'  Anna   Maria ','Anna Maria'",
        "'An\u0000\u0007na',Anna",
        "'An\nna','An na'",
        "'\u202EannA',annA",
        "'A\u2066nna\u2069',Anna",
        "'An\u200Bna\uFEFF',Anna",
        "'\u00A0Anna\u3000',Anna",
        "'A\u0308nne','\u00C4nne'",
        "김정은,김정은",
        "'👩\u200D🌾','👩\u200D🌾'",
        "'\u200DAnna\u200D',Anna",
        "'<b>Anna</b>','<b>Anna</b>'"
    })
    void aNameIsCleaned(String said, String name) {
        assertThat(GuestName.of(said).text()).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                "\u200B",
                "\u202E\u0000",
                "\u200D",
                "\n\t",
                "\u3164 \u2800",
                "\u0301"
            })
    void aNameWithNothingToReadIsRefused(String said) {
        assertThatThrownBy(() -> GuestName.of(said))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("store.name-empty");
    }

    @Test
    void aNameHasAtMost24Characters() {
        assertThat(GuestName.of("👑".repeat(24)).text()).hasSize(48);
        assertThatThrownBy(() -> GuestName.of("👑".repeat(25)))
                .hasMessageContaining("store.name-long");
        assertThatThrownBy(() -> GuestName.of(" ".repeat(1_000_000)))
                .hasMessageContaining("store.name-long");
    }
}
