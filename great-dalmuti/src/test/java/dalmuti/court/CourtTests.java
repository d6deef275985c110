package dalmuti.court;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Player;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.IntStream;

final class CourtTests {

    private static List<Title> titles(int players) {
        return IntStream.rangeClosed(1, players).mapToObj(i -> Title.of(i, players)).toList();
    }

    private static Court court(int players) {
        return new Court(IntStream.range(0, players).mapToObj(Player::new).toList());
    }

    @Test
    void WHO_2_titlesByPosition() {
        assertThat(titles(6))
                .containsExactly(
                        Title.GREATER_DALMUTI,
                        Title.LESSER_DALMUTI,
                        Title.MERCHANT,
                        Title.MERCHANT,
                        Title.LESSER_PEON,
                        Title.GREATER_PEON);
        assertThat(titles(4)).doesNotContain(Title.MERCHANT);
        assertThat(titles(3))
                .containsExactly(Title.GREATER_DALMUTI, Title.MERCHANT, Title.GREATER_PEON);
        assertThat(Title.merchant(3, 6)).isEqualTo(1);
        assertThat(Title.merchant(4, 6)).isEqualTo(2);
        assertThat(Title.merchant(2, 3)).isEqualTo(1);
    }

    @Test
    void WHO_3_theGreaterPeonSitsAtTheRightOfTheGreaterDalmuti() {
        List<Player> seats = court(5).seats(2);
        int throne = seats.indexOf(new Player(0));
        assertThat(seats.get(Math.floorMod(throne - 1, 5))).isEqualTo(new Player(4));
        assertThat(seats.get((throne + 1) % 5)).isEqualTo(new Player(1));
    }

    @Test
    void COURT_1_chairsFromThroneToSuitcase() {
        assertThat(titles(5).stream().map(Title::chair))
                .containsExactly("throne", "armchair", "chair", "stool", "suitcase");
    }

    @Test
    void COURT_2_hatsFromCrownToStrawHat() {
        assertThat(titles(5).stream().map(Title::hat))
                .containsExactly("crown", "coronet", "feathered-cap", "hood", "straw-hat");
    }

    @Test
    void COURT_3_theGreaterDalmutiPicksTheSeatAtWhichTheOrderStarts() {
        assertThat(court(4).seats(0).getFirst()).isEqualTo(new Player(0));
        assertThat(court(4).seats(3).getLast()).isEqualTo(new Player(0));
    }

    @Test
    void COURT_4_theGreaterPeonDoesTheWork() {
        assertThat(court(4).servant()).isEqualTo(new Player(3));
    }

    @Test
    void COURT_5_everyRankHasItsTone() {
        assertThat(Tone.of(1, 6, 6)).containsExactly(Tone.HAUGHTY, Tone.GRACIOUS);
        assertThat(Tone.of(2, 1, 6)).containsExactly(Tone.HAUGHTY, Tone.GRACIOUS);
        assertThat(Tone.of(3, 1, 6)).containsExactly(Tone.SERVILE);
        assertThat(Tone.of(3, 4, 6)).containsExactly(Tone.SNOBBISH);
        assertThat(Tone.of(5, 6, 6)).containsExactly(Tone.SERVILE);
        assertThat(Tone.SERVILE.phrases()).hasSize(3).allMatch(key -> key.startsWith("court."));
    }

    @Test
    void COURT_6_treatsGoRoundInOrderOfRank() {
        assertThat(court(3).treats()).containsExactly(new Player(0), new Player(1), new Player(2));
    }
}
