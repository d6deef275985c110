package dalmuti.app.story;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.options.Rules;
import dalmuti.words.Language;
import dalmuti.words.NameTable;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.stream.IntStream;

class NameTableTests {

    private static final DalmutiNames TITLES = DalmutiNames.in(Language.EN);

    private static List<String> titles(int players) {
        return IntStream.rangeClosed(1, players).mapToObj(i -> TITLES.title(i, players)).toList();
    }

    @ParameterizedTest
    @EnumSource
    void CARD_4_everyCardAndEveryTitleHasAName(Language language) {
        NameTable names = NameTable.in(language);
        for (int card = 1; card <= 13; card++) {
            assertThat(names.card(card)).isNotBlank();
        }
        for (int players = 3; players <= Rules.MOST_PLAYERS; players++) {
            for (int position = 1; position <= players; position++) {
                assertThat(DalmutiNames.in(language).title(position, players)).isNotBlank();
            }
        }
    }

    @Test
    void CARD_4_thereAreFiveLanguages() {
        assertThat(NameTable.in(Language.KO).card(1)).isEqualTo("위대한 달무티");
        assertThat(NameTable.in(Language.EN).card(13)).isEqualTo("Jester");
    }

    @Test
    void CARD_4_anItalianCardHasItsEnglishNameToo() {
        NameTable names = NameTable.in(Language.IT);
        assertThat(names.card(12)).isEqualTo("Peasant/Contadino");
        assertThat(names.card(13)).isEqualTo("Jester/Giullare");
        assertThat(names.title("greater-peon")).isEqualTo("Grande Peone");
    }

    @Test
    void WHO_2_titlesGoWithPositions() {
        assertThat(titles(3)).containsExactly("Greater Dalmuti", "Merchant", "Greater Peon");
        assertThat(titles(4))
                .containsExactly(
                        "Greater Dalmuti", "Lesser Dalmuti", "Lesser Peon", "Greater Peon");
        assertThat(titles(5)).contains("Merchant").hasSize(5);
        assertThat(titles(6)).contains("First Merchant", "Second Merchant");
        assertThat(titles(14)).contains("Tenth Merchant").doesNotHaveDuplicates();
    }
}
