package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.View;
import dalmuti.contract.Player;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;

import java.util.Optional;

/// How a match went so far, for those who come later.
class CourseTests {

    private static final DalmutiJson JSON = new DalmutiJson();
    private static final String RULES = "official ending=ROUNDS(4)";

    private final Evening evening = new Evening(Evening.plan("dalmuti", RULES, 5, "peasant"), 7);

    /// A match that is played by bots alone, once its host rests.
    private Companion begun() {
        Companion ana = evening.comes("Ana");
        ana.says(Request.Start::new);
        ana.says(ack -> new Request.Rest(ack, true));
        return ana;
    }

    /// The beginning of a round, with one of the table's own people.
    private void untilRound(Companion ana, int round) {
        evening.until(() -> Integer.parseInt(ana.part("round")) >= round);
    }

    @Test
    void whoComesLaterSeesEveryRoundOfBefore() {
        untilRound(begun(), 3);
        Companion late = evening.comes("Lot");
        View view = late.view(JSON);
        assertThat(late.part("course"))
                .startsWith("[{\"round\":1,\"scores\":{\"A\":")
                .contains(
                        "},{\"round\":2,\"scores\":{\"A\":"
                                + view.scores().get(new Player(0))
                                + ",")
                .doesNotContain("\"round\":3");
    }

    @Test
    void itIsNoPartOfUpdatesThatAreNotWhole() {
        Companion ana = begun();
        evening.until(() -> !evening.table().isPlaying());
        assertThat(ana.frames())
                .filteredOn(frame -> frame.contains("\"course\""))
                .allMatch(frame -> frame.contains("\"whole\":true"));
        assertThat(evening.comes("Lot").part("course")).contains("\"round\":4");
    }

    @Test
    void itIsThereAfterARestart() {
        untilRound(begun(), 3);
        String before = evening.comes("Lot").part("course");
        Entry.Summary summary = evening.table().summary();
        evening.dies(Optional.of(summary), evening.journal().size());
        assertThat(evening.comes("Max").part("course")).isEqualTo(before);
        evening.dies(Optional.empty(), 0);
        assertThat(evening.comes("Mia").part("course")).isEqualTo(before);
    }

    @Test
    void anotherMatchBeginsAnew() {
        Companion ana = begun();
        evening.until(() -> !evening.table().isPlaying());
        ana.says(Request.Start::new);
        assertThat(evening.comes("Lot").part("course")).isEmpty();
    }
}
