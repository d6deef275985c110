package dalmuti;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Hand;
import dalmuti.contract.House;
import dalmuti.contract.Player;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import org.junit.jupiter.api.Test;

final class DoorTests {

    private static final Rules RULES = Preset.OFFICIAL.rules();

    private static Move join(int index) {
        return new Move.Join(new Player(index));
    }

    private static Move leave(Player player) {
        return new Move.Leave(player);
    }

    private static Table between(int players) {
        return ScoreTests.betweenRounds(RULES, players);
    }

    @Test
    void JOIN_1_anEvenTableSeatsANewcomerJustBelowTheMiddle() {
        Table table = between(4).make(House.HOUSE, join(4));
        assertThat(table.match().order().indexOf(new Player(4))).isEqualTo(2);
        assertThat(table.match().scores()).containsEntry(new Player(4), 0);
        assertThat(table.events()).containsExactly(new Event.Joined(new Player(4), 3));
    }

    @Test
    void JOIN_1_atAnOddTableTheGreaterDalmutiChoosesBetweenTwoSeats() {
        Table table = between(5).make(House.HOUSE, join(5));
        Player greaterDalmuti = table.match().greaterDalmuti();
        assertThat(table.awaited()).containsExactly(greaterDalmuti);
        assertThat(table.legal(greaterDalmuti.toString()))
                .containsExactly(new Move.SeatNewcomer(3), new Move.SeatNewcomer(4));
        assertThat(table.refused(greaterDalmuti, new Move.SeatNewcomer(1))).isEqualTo("JOIN-1");
        table.make(greaterDalmuti, new Move.SeatNewcomer(4));
        assertThat(table.match().order().get(3)).isEqualTo(new Player(5));
    }

    @Test
    void JOIN_1_leaversGoFirstAndNewcomersEnterOneByOneInLetters() {
        Table table = between(6);
        assertThat(table.refused(House.HOUSE, join(7))).isEqualTo("REC-1");
        table.make(House.HOUSE, join(6));
        Player somebody = table.match().order().getFirst();
        assertThat(table.refused(House.HOUSE, leave(somebody))).isEqualTo("JOIN-1");
    }

    @Test
    void JOIN_1_nobodyJoinsInTheMiddleOfARoundNorAFullTable() {
        assertThat(between(4).deal().refused(House.HOUSE, join(4))).isEqualTo("JOIN-1");
        assertThat(Table.first(RULES, 4).refused(House.HOUSE, join(4))).isEqualTo("JOIN-1");
        assertThat(between(14).refused(House.HOUSE, join(14))).isEqualTo("WHO-1");
    }

    @Test
    void JOIN_2_theSeatGoesAndThePointsStay() {
        Table table = between(5);
        Player second = table.match().order().get(1);
        int points = table.match().scores().getOrDefault(second, -1);
        table.make(House.HOUSE, leave(second));
        assertThat(table.match().order()).hasSize(4).doesNotContain(second);
        assertThat(table.match().scores()).containsEntry(second, points);
        assertThat(table.refused(House.HOUSE, leave(second))).isEqualTo("JOIN-2");
        assertThat(table.deal().refused(House.HOUSE, leave(table.match().greaterPeon())))
                .isEqualTo("JOIN-2");
    }

    @Test
    void JOIN_2_withFewerThanThreeLeftTheMatchIsOver() {
        Table table = between(3);
        table.make(House.HOUSE, leave(table.match().greaterPeon()));
        assertThat(table.match().over()).isTrue();
        assertThat(table.events()).contains(new Event.MatchEnded());
    }

    @Test
    void JOIN_2_theDeckIsChosenAnewForTheNumberThenPlaying() {
        Rules reduced = Option.DECK.set(RULES, "REDUCED");
        Table table = ScoreTests.betweenRounds(reduced, 5);
        table.make(House.HOUSE, leave(table.match().greaterPeon())).deal();
        assertThat(
                        View.dealOf(table.match()).orElseThrow().hands().values().stream()
                                .mapToInt(Hand::size)
                                .sum())
                .isEqualTo(57);
    }
}
