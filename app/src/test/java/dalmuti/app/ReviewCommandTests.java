package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Player;
import dalmuti.notation.RecordReader;
import dalmuti.notation.RecordWriter;

import org.junit.jupiter.api.Test;

import java.util.List;

class ReviewCommandTests {

    private static final String MATCH =
            Simulated.dalmuti("--players", "4", "--rounds", "2", "--seed", "3");

    private static Run review(String record, String... args) {
        var all = new String[args.length + 2];
        all[0] = "review";
        all[1] = "-";
        System.arraycopy(args, 0, all, 2, args.length);
        return Run.reading(record, all);
    }

    @Test
    void SEE_2_aFinishedMatchIsReviewed() {
        String out = review(MATCH, "--worlds", "5", "--worst", "3").good().out();
        assertThat(out.lines().limit(5))
                .satisfiesExactly(
                        it -> assertThat(it).startsWith("player").contains("luck", "skill"),
                        it -> assertThat(it).startsWith("Ana").contains("%"),
                        it -> assertThat(it).startsWith("Bo"),
                        it -> assertThat(it).startsWith("Chiara"),
                        it -> assertThat(it).startsWith("Dong"));
        assertThat(out.lines().skip(8)).as("the worst decisions").hasSize(3);
        assertThat(review(MATCH, "--worlds", "5", "--worst", "3").out())
                .as("the same again")
                .isEqualTo(out);
    }

    @Test
    void G_LOG_3_aGameOfGrapplesIsReviewed() {
        String out =
                review(Simulated.grapples("--seed", "3"), "--worlds", "3", "--lang", "es")
                        .good()
                        .out();
        assertThat(out).startsWith("jugador").contains("suerte");
    }

    @Test
    void SCORE_1_withoutPointsLuckAndSkillAreReckonedInPlaces() {
        String match =
                Simulated.dalmuti(
                        "--rules", "italian", "--players", "4", "--rounds", "1", "--seed", "5");
        String out = review(match, "--worlds", "5").good().out();
        List<String> beyond = List.of("\\+1.5", "\\+0.5", "-0.5", "-1.5");
        List<String> names = List.of("Ana", "Bo", "Chiara", "Dong");
        String order = match.lines().filter(it -> it.startsWith("= out")).findFirst().orElseThrow();
        String[] letters = order.split(" +", -1);
        for (int place = 0; place < 4; place++) {
            String name = names.get(letters[place + 2].charAt(0) - 'A');
            assertThat(out).containsPattern("(?m)^" + name + " .*% .* " + beyond.get(place) + " ");
        }
    }

    @Test
    void SEE_1_whatOneViewerKeptIsNotEnough() {
        String kept = RecordWriter.write(RecordReader.read(MATCH), new Player(1));
        assertThat(review(kept).err()).contains("only what one viewer saw");
    }

    @Test
    void aReviewWithoutWorldsIsRefused() {
        assertThat(review(MATCH, "--worlds", "0").err()).contains("--worlds");
    }
}
