package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Player;
import dalmuti.table.state.RecentAnswers;

import org.junit.jupiter.api.Test;

final class RecentAnswersTests {

    private static final Player A = new Player(0);
    private static final Player C = new Player(2);

    @Test
    void anAnswerIsKnownAgainByItsPlayerItsNameAndItsQuestion() {
        RecentAnswers heard = RecentAnswers.NOTHING.and(A, 1, 17).and(C, 1, 18);
        assertThat(heard.knows(A, 1, 17)).isTrue();
        assertThat(heard.knows(C, 1, 18)).isTrue();
        assertThat(heard.knows(A, 1, 18)).isFalse();
        assertThat(heard.knows(A, 2, 17)).isFalse();
        assertThat(heard.knows(new Player(1), 1, 17)).isFalse();
        assertThat(heard.knows(new Player(9), 1, 17)).isFalse();
        assertThat(RecentAnswers.NOTHING.knows(A, 1, 17)).isFalse();
    }

    @Test
    void onlyTheLastFewOfEachPlayerAreKept() {
        RecentAnswers heard = RecentAnswers.NOTHING.and(C, 1, 1);
        for (int ack = 1; ack <= 5; ack++) {
            heard = heard.and(A, ack, 10 + ack);
        }
        assertThat(heard.knows(A, 1, 11)).isFalse();
        assertThat(heard.knows(A, 2, 12)).isTrue();
        assertThat(heard.knows(A, 5, 15)).isTrue();
        assertThat(heard.knows(C, 1, 1)).isTrue();
    }
}
