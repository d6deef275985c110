package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Viewer;
import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Matches at a table, from the first chair to the last card.
class TableTests {

    private static final DalmutiJson JSON = new DalmutiJson();

    private static void starts(Companion host) {
        assertThat(host.says(Request.Start::new)).isNotInstanceOf(Notice.Refused.class);
    }

    private static void answersSomehow(Companion companion, RandomGenerator dice) {
        View view = companion.view(JSON);
        Move move = view.legal().get(dice.nextInt(view.legal().size()));
        int question = companion.question().orElseThrow();
        assertThat(companion.says(ack -> new Request.Answer(ack, question, JSON.move(move))))
                .isInstanceOfAny(Notice.Update.class, Notice.Done.class);
    }

    @SuppressWarnings("unchecked") // the table is one of The Great Dalmuti
    private static View truth(Evening evening, Viewer viewer) {
        var table = (Table<dalmuti.Match, Move, dalmuti.Event, View>) evening.table();
        return table.game().rules().view(table.running().orElseThrow().state(), viewer);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aViewerKnowsWhatTheirViewSays(long seed) {
        var dice = new SplittableRandom(seed);
        String rules = "korean ending=ROUNDS(3) cut=on trade=MERCHANTS_OFFER";
        var evening = new Evening(Evening.plan("dalmuti", rules, 7, "cook"), seed);
        Companion ana = evening.comes("Ana");
        Companion onlooker = evening.comes("Olga");
        starts(ana);
        while (evening.table().isPlaying()) {
            evening.until(() -> ana.question().isPresent() || !evening.table().isPlaying());
            assertThat(onlooker.view(JSON)).isEqualTo(truth(evening, Onlooker.ONLOOKER));
            if (ana.question().isPresent()) {
                assertThat(ana.view(JSON)).isEqualTo(truth(evening, ana.viewing().viewer()));
                answersSomehow(ana, dice);
            }
        }
        assertThat(evening.journal().getLast().entry()).isInstanceOf(Entry.Finished.class);
    }

    @ParameterizedTest
    @ValueSource(longs = {4, 5})
    void aKilledTableComesBackAsItWas(long seed) {
        var dice = new SplittableRandom(seed);
        var evening =
                new Evening(Evening.plan("dalmuti", "official ending=ROUNDS(3)", 5, "cook"), seed);
        Companion ana = evening.comes("Ana");
        starts(ana);
        Optional<Entry.Summary> summary = Optional.empty();
        int kept = 0;
        while (evening.table().isPlaying()) {
            Companion now = ana;
            evening.until(() -> now.question().isPresent() || !evening.table().isPlaying());
            if (!evening.table().isPlaying()) {
                break;
            }
            answersSomehow(ana, dice);
            if (dice.nextInt(10) == 0) {
                Entry.Summary before = evening.table().summary();
                evening.dies(summary, kept);
                assertThat(evening.table().summary()).isEqualTo(before);
                summary = dice.nextBoolean() ? Optional.of(before) : Optional.empty();
                kept = evening.journal().size();
                View seen = ana.view(JSON);
                ana = evening.comes(ana.guest());
                assertThat(ana.view(JSON).hands()).isEqualTo(seen.hands());
            }
        }
        assertThat(evening.journal().stream().map(Entry.Dated::entry))
                .filteredOn(Entry.Finished.class::isInstance)
                .hasSize(1);
    }

    @Test
    void grapplesIsPlayedTheSameWay() {
        var evening = new Evening(Evening.plan("grapples", "standard games=2", 4, "cook"), 6);
        Companion ana = evening.comes("Ana");
        starts(ana);
        ana.says(ack -> new Request.Rest(ack, true));
        evening.until(() -> !evening.table().isPlaying());
        assertThat(evening.journal().getLast().entry()).isEqualTo(new Entry.Finished(1));
    }

    @Test
    void JOIN_2_aTableThatEverybodyLeavesStillEnds() {
        var plan = Evening.plan("dalmuti", "official ending=ENDLESS", 4, "cook");
        var evening = new Evening(plan, 7);
        Companion ana = evening.comes("Ana");
        starts(ana);
        evening.goes(ana);
        evening.until(() -> !evening.table().isPlaying());
        assertThat(evening.now()).isLessThan(7_200_000L + Evening.BEGINNING);
        assertThat(List.of(evening.journal().getLast().entry()))
                .containsExactly(new Entry.Finished(1));
    }
}
