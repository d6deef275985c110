package dalmuti.app.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Move;
import dalmuti.decrees.Decree;
import dalmuti.words.Words;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class BidTypingTests {

    private static final List<Decree> DRAWN =
            List.of(Decree.SILENCE, Decree.HEAVY_TAX, Decree.CHARITY);

    private static Reply<Move> read(String typed) {
        return new BidTyping(Words.ENGLISH).read(typed, DRAWN);
    }

    @Test
    void DEC_3_aDecreeAndCoinsAreABid() {
        assertThat(read("2 900"))
                .isEqualTo(new Reply.Chosen<>(new Move.LayCoins(900, Decree.HEAVY_TAX)));
        assertThat(read("n")).isEqualTo(new Reply.Chosen<>(new Move.KeepCoins()));
    }

    @Test
    void DEC_3_aDecreeAloneIsOneCoinToBeConfirmed() {
        assertThat(read("1")).isEqualTo(new Reply.Selected<>(new Move.LayCoins(1, Decree.SILENCE)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"4 1", "0 1", "2 -1", "2 9999999", "two", "2 1 1", "p"})
    void anythingElseIsUnclear(String typed) {
        assertThat(read(typed)).isInstanceOf(Reply.Unclear.class);
    }

    @Test
    void DEC_3_theMenuIsAsLongAsThereAreDecrees() {
        assertThat(new BidTyping(Words.ENGLISH).menu(DRAWN))
                .hasSize(DRAWN.size() + 2)
                .first()
                .asString()
                .isEqualTo("   1  Silence: Whoever passes is out of the trick.");
    }
}
