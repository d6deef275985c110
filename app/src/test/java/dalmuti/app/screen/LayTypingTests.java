package dalmuti.app.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.notation.RecordReader;
import dalmuti.words.Words;

import org.junit.jupiter.api.Test;

import java.util.Optional;

class LayTypingTests {

    private static final String ROUND =
            """
            [game dalmuti] [notation 1] [rules korean] [players A=Ana B=Bo C=Chiara D=Dong]

            round 3    order C A D B
            deal  C  3 2x5 2x6 3x7 2x8 2x9 3x10
            deal  A  1 3 2x4 6 7 2x8 2x9 3x10 J
            deal  D  3 2x4 5 6 2x7 8 3x9 2x10 J
            deal  B  2x2 2x5 2x6 7 3x8 2x9 2x10
            revolution -
            tax   B>C 2x2   C>B 3 10
            tax   D>A 3   A>D 7
            """;

    private static final View LEAD = view(ROUND, 2);
    private static final View FOLLOW = view(ROUND + " 1  C 3x7\n", 0);

    private static View view(String record, int player) {
        Match match = RecordReader.read(record).end();
        return new Dalmuti(match.rules()).view(match, new Player(player));
    }

    private static Reply<Move> read(String typed, View view) {
        return new LayTyping(Words.ENGLISH).read(typed, view, Optional.empty());
    }

    private static Move lay(int rank, int naturals, int jesters) {
        return new Move.Lay(new Play(Rank.of(rank), naturals, jesters));
    }

    @Test
    void aRankAloneIsTheWholeSetInALead() {
        assertThat(read("7", LEAD)).isEqualTo(new Reply.Chosen<>(lay(7, 3, 0)));
    }

    @Test
    void aRankAloneIsAsManyAsTheTrickNeeds() {
        View onOne = view(ROUND + " 1  C 10\n", 0);
        assertThat(read("9", onOne)).isEqualTo(new Reply.Chosen<>(lay(9, 1, 0)));
    }

    @Test
    void aJesterThatNobodyTypedIsConfirmedFirst() {
        assertThat(read("4", FOLLOW)).isEqualTo(new Reply.Selected<>(lay(4, 2, 1)));
        assertThat(read("4 +j", FOLLOW)).isEqualTo(new Reply.Chosen<>(lay(4, 2, 1)));
    }

    @Test
    void whatTheRulesForbidIsLeftToThemToRefuse() {
        assertThat(read("3 9", FOLLOW)).isEqualTo(new Reply.Chosen<>(lay(9, 3, 0)));
        assertThat(read("12", LEAD)).isEqualTo(new Reply.Chosen<>(lay(12, 1, 0)));
        assertThat(read("p", LEAD)).isEqualTo(new Reply.Chosen<>(new Move.Pass()));
    }

    @Test
    void cardsAreAddedOneByOne() {
        var typing = new LayTyping(Words.ENGLISH);
        Reply<Move> one = typing.read("+4", FOLLOW, Optional.empty());
        assertThat(one).isEqualTo(new Reply.Selected<>(lay(4, 1, 0)));
        Reply<Move> two = typing.read("+j", FOLLOW, Optional.of(lay(4, 1, 0)));
        assertThat(two).isEqualTo(new Reply.Selected<>(lay(4, 1, 1)));
        assertThat(typing.read("+5", FOLLOW, Optional.of(lay(4, 1, 0))))
                .isInstanceOf(Reply.Unclear.class);
        assertThat(typing.read("+12x12", FOLLOW, Optional.of(lay(12, 12, 0))))
                .isInstanceOf(Reply.Unclear.class);
    }

    @Test
    void whatIsOfferedIsReadAsItself() {
        for (View view : new View[] {LEAD, FOLLOW}) {
            for (Play play : LayTyping.plays(view)) {
                var chosen = new Reply.Chosen<Move>(new Move.Lay(play));
                assertThat(read(LayTyping.typed(play), view)).isEqualTo(chosen);
            }
        }
        for (Play play : LayTyping.plays(FOLLOW)) {
            assertThat(read(LayTyping.typedBriefly(play), FOLLOW))
                    .isEqualTo(new Reply.Chosen<Move>(new Move.Lay(play)));
        }
    }
}
