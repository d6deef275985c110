package dalmuti.court;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Player;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Set;
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
    void COURT_6_whoeverIsNotWaitedForTakesTheBestThatIsLeft() {
        List<Player> order = court(5).order();
        Treats treats = Treats.of(order, Map.of(), Set.of());
        assertThat(order.stream().map(treats.taken()::get))
                .containsExactly(Treat.CAKE, Treat.TART, Treat.BISCUIT, Treat.APPLE, Treat.CRUMBS);
        assertThat(treats.left()).isEmpty();
        assertThat(Treat.plate(3)).containsExactly(Treat.CAKE, Treat.BISCUIT, Treat.CRUMBS);
    }

    @Test
    void COURT_6_theOthersWaitUntilWhoeverIsAboveThemHasChosen() {
        List<Player> order = court(4).order();
        var people = Set.of(order.get(1), order.get(3));
        Treats first = Treats.of(order, Map.of(), people);
        assertThat(first.picks()).contains(order.get(1));
        assertThat(first.left()).containsExactly(Treat.TART, Treat.APPLE, Treat.CRUMBS);
        Treats second = Treats.of(order, Map.of(order.get(1), Treat.CRUMBS), people);
        assertThat(second.picks()).contains(order.get(3));
        assertThat(second.taken()).containsEntry(order.get(2), Treat.TART);
        assertThat(second.left()).containsExactly(Treat.APPLE);
    }
}
