package dalmuti.fairness;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.decrees.Decree;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

final class FairDeckTests {

    private static final String SEED =
            "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    private static final String NUMBER = "ffeeddccbbaa99887766554433221100";
    private static final List<Integer> FIRST_SEAT = List.of(0);

    private static FairDeck.Shuffled shuffle(Map<Player, String> entropy, int round) {
        return new FairDeck(SEED, entropy, round).shuffle(Hand.FULL_DECK, FIRST_SEAT);
    }

    @Test
    void REC_8_theCommitmentIsTheHashOfTheSeed() {
        assertThat(FairDeck.commitment(SEED))
                .isEqualTo("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    }

    @Test
    void REC_8_theDeckDependsOnSeedNumbersAndRoundAlone() {
        var entropy = Map.of(new Player(0), NUMBER);
        assertThat(shuffle(entropy, 1)).isEqualTo(shuffle(entropy, 1));
        assertThat(shuffle(entropy, 1)).isNotEqualTo(shuffle(entropy, 2));
        assertThat(shuffle(entropy, 1)).isNotEqualTo(shuffle(Map.of(), 1));
        assertThat(shuffle(entropy, 1)).isNotEqualTo(shuffle(Map.of(new Player(1), NUMBER), 1));
        assertThat(Hand.of(shuffle(entropy, 1).deck())).isEqualTo(Hand.FULL_DECK);
    }

    /// The vector was worked out from the page by a program in another language.
    private static String[] vector(int block) throws IOException {
        String page = Files.readString(Path.of("../docs/fairness.md"));
        String vector = page.substring(page.indexOf("## Test vector"));
        return vector.split("```", -1)[block].strip().split("\\s", -1);
    }

    @Test
    void REC_8_theDeckIsThatOfTheTestVector() throws IOException {
        assertThat(shuffle(Map.of(new Player(0), NUMBER), 1).deck().stream().map(Rank::toString))
                .containsExactly(vector(1));
    }

    @Test
    void DRAW_5_theSpreadDeckIsThatOfTheTestVector() throws IOException {
        var secrets = new FairDeck(SEED, Map.of(new Player(0), NUMBER), 1);
        assertThat(new Spread(secrets, Hand.FULL_DECK).cards().stream().map(Rank::toString))
                .containsExactly(vector(3));
    }

    @Test
    void REC_8_theDecreesAreThoseOfTheTestVector() throws IOException {
        String page = Files.readString(Path.of("../docs/fairness.md"));
        var fair = new FairDeck(SEED, Map.of(new Player(0), NUMBER), 2);
        List<String> drawn =
                fair.decrees(List.of(Decree.values())).stream().map(Decree::name).toList();
        assertThat(page).contains("`" + String.join(" ", drawn) + "`");
    }

    @Test
    void REC_8_everyCardIsAsLikelyAnywhere() {
        var first = new HashMap<Rank, Integer>();
        int rounds = 8000;
        for (int round = 1; round <= rounds; round++) {
            first.merge(shuffle(Map.of(), round).deck().getFirst(), 1, Integer::sum);
        }
        for (Rank rank : Rank.all()) {
            double expected = rounds * rank.copies() / 80.0;
            assertThat((double) first.getOrDefault(rank, 0))
                    .as("rank %s first", rank)
                    .isBetween(
                            expected - 5 * Math.sqrt(expected), expected + 5 * Math.sqrt(expected));
        }
    }
}
