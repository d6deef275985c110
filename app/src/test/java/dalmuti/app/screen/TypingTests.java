package dalmuti.app.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Rank;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypingTests {

    @ParameterizedTest
    @CsvSource({
        "3 9,3,9,0",
        "3x9,3,9,0",
        "3 x 9,3,9,0",
        "12 12,12,12,0",
        "2 10 +j,2,10,1",
        "2 10 + jj,2,10,2",
        "2x10+j,2,10,1",
        "1 4 2j,1,4,2",
        "jj,0,13,2",
        "j,0,13,1",
        "2 j,0,13,2"
    })
    void aSetIsTypedInAnyOfTheseWays(String typed, int naturals, int rank, int jesters) {
        assertThat(Typing.set(typed)).contains(new Typing.Set(naturals, Rank.of(rank), jesters));
    }

    @ParameterizedTest
    @CsvSource({"9,9,0", "10 +j,10,1", "10j,10,1", "4 +jj,4,2"})
    void aRankAloneLeavesTheNumberOpen(String typed, int rank, int jesters) {
        assertThat(Typing.set(typed))
                .contains(new Typing.Set(Typing.Set.UNSAID, Rank.of(rank), jesters));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "0", "13", "14", "jjj", "3 9 9", "x", "-3", "9 +", "999 1", "3 j 9"})
    void anythingElseIsNoSet(String typed) {
        assertThat(Typing.set(typed)).isEmpty();
    }

    @Test
    void aGroupIsACardOrSeveralAlike() {
        assertThat(Typing.group("9")).contains(new Typing.Group(1, Rank.COOK));
        assertThat(Typing.group("2x12")).contains(new Typing.Group(2, Rank.PEASANT));
        assertThat(Typing.group("j")).contains(new Typing.Group(1, Rank.JESTER));
        assertThat(Typing.group("2xj")).contains(new Typing.Group(2, Rank.JESTER));
        assertThat(Typing.group("3xj")).isEmpty();
        assertThat(Typing.group("4x3")).isEmpty();
        assertThat(Typing.group("0x3")).isEmpty();
        assertThat(Typing.group("14")).isEmpty();
        assertThat(Typing.group("")).isEmpty();
    }
}
