package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.table.game.Games;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;

import java.util.List;

/// A game that the table does not know is played at it from its kit alone.
final class ThirdGameTests {

    private static final Games GAMES = new Games(List.of(new Nim(0)));

    private final Evening evening = new Evening(GAMES, Evening.plan("nim", "20", 3, "knight"), 1);
    private final Companion ana = evening.comes("Ana");

    private Notice takes(int stones) {
        String move = "{\"move\":\"take\",\"stones\":" + stones + "}";
        return ana.says(ack -> new Request.Answer(ack, ana.question().orElseThrow(), move));
    }

    @Test
    void somebodyPlaysItWithBotsToItsEnd() {
        ana.says(Request.Start::new);
        assertThat(ana.part("heap")).isEqualTo("20");
        while (evening.table().isPlaying()) {
            evening.until(() -> ana.question().isPresent() || !evening.table().isPlaying());
            if (evening.table().isPlaying()) {
                takes(1);
            }
        }
        assertThat(ana.part("heap")).isEqualTo("0");
        assertThat(evening.journal().getLast().entry()).isEqualTo(new Entry.Finished(1));
    }

    @Test
    void itsRulesRefuseAMove() {
        ana.says(Request.Start::new);
        assertThat(takes(4))
                .isInstanceOfSatisfying(
                        Notice.Refused.class, it -> assertThat(it.rule()).isEqualTo("NIM-1"));
    }
}
