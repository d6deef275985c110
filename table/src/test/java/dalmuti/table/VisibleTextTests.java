package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.table.people.VisibleText;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class VisibleTextTests {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Zoë",
                "Łukasz",
                "Nguyễn Thị Ánh",
                "김정은",
                "ㅋㅋ",
                "がぎぐ",
                "محمد",
                "שָׁלוֹם",
                "กี่",
                "བརྒྱུད",
                "श्री",
                "ශ්\u200Dරී",
                "❤\uFE0F",
                "☺\uFE0E",
                "👩\u200D🌾",
                "👩🏽\u200D🌾",
                "👨\u200D👩\u200D👧",
                "🏳\uFE0F\u200D🌈",
                "👩\u200D❤\uFE0F\u200D👨",
                "1\uFE0F\u20E3",
                "🇰🇷",
                "⠓⠊",
                "<b>Anna</b>"
            })
    void whatIsWrittenAnywhereStaysAsItIs(String said) {
        assertThat(VisibleText.of(said)).isEqualTo(said);
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180E, 0x180F,
                0x200B, 0x200C, 0x200D, 0x200E, 0x202E, 0x2060, 0x2064, 0x2065, 0x2066, 0x2800,
                0x3000, 0x3164, 0xD800, 0xE000, 0xFE00, 0xFE0E, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0,
                0xFFF9, 0xFFFC, 0x13441, 0x16FE4, 0x1BCA0, 0x1D159, 0x1D173, 0xE0001, 0xE0020,
                0xE007F, 0xE0100, 0xE01EF, 0x10FFFF, 0x0301, 0x20DD, 0x0903
            })
    void whatCanNotBeSeenIsNothing(int point) {
        String unseen = Character.toString(point);
        assertThat(VisibleText.of(unseen)).isEmpty();
        assertThat(VisibleText.of(unseen.repeat(5))).isEmpty();
        assertThat(VisibleText.of(" " + unseen + "\u3164 ")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x00AD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x180B, 0x200B, 0x200C, 0x200D, 0x202E,
                0x2066, 0x2800, 0x3164, 0xFE00, 0xFE0F, 0xFEFF, 0xFFA0, 0xE0020, 0xE0100
            })
    void aNameCanNotBeMadeToLookLikeAnother(int point) {
        assertThat(VisibleText.of("An" + Character.toString(point) + "na")).isEqualTo("Anna");
    }

    @ParameterizedTest
    @CsvSource({
        "'  Anna   Maria ','Anna Maria'",
        "'An\nna','An na'",
        "'\u00A0Anna\u3000\u1680Maria','Anna Maria'",
        "'A\u0308nne','\u00C4nne'",
        "'\u0301Anna','Anna'",
        "'a \u0301b','a b'",
        "'👩\u200D','👩'",
        "'👩\u200D\u200D🌾','👩\u200D🌾'",
        "'👩\u200DAnna','👩Anna'",
        "'🏴\uDB40\uDC67\uDB40\uDC62\uDB40\uDC7F','🏴'"
    })
    void aTextIsTidied(String said, String shown) {
        assertThat(VisibleText.of(said)).isEqualTo(shown);
    }

    @Test
    void accentsDoNotPileUp() {
        assertThat(VisibleText.of("Z" + "\u0336".repeat(50) + "oe"))
                .isEqualTo("Z" + "\u0336".repeat(3) + "oe");
        assertThat(VisibleText.of("Z" + "\u0336\u200B".repeat(50)))
                .isEqualTo("Z" + "\u0336".repeat(3));
    }
}
