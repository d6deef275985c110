package dalmuti.offline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.RefusedException;
import dalmuti.contract.WorkLimit;
import dalmuti.table.day.DealOfTheDay;
import dalmuti.table.day.PlayedDay;
import dalmuti.wire.rest.Statistics;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// The deal of a day is played at a table of this device, and its record tells how well.
class DayTests {

    private static final DealOfTheDay DAY = new DealOfTheDay("2026-11-18");

    /// Bots play for the person, too, once nobody is there any more.
    private static String played(DealOfTheDay day, long seed) {
        return finished(day, seed).record();
    }

    private static FinishedMatch finished(DealOfTheDay day, long seed) {
        long now = 1;
        List<String> lines = new ArrayList<>(HostedTable.opened(day, "Ana", now));
        var table = HostedTable.of(lines, "here-day", "Ana", new SplittableRandom(seed), now);
        for (int i = 0; i < 20_000; i++) {
            now = table.isThinking() ? now : Math.max(now, table.alarm());
            List<String> made = table.isThinking() ? table.think(now) : table.ring(now);
            if (!made.isEmpty()) {
                lines.addAll(made);
                table.kept(now);
            }
            if (table.card().filter(it -> it.toString().contains("OVER")).isPresent()) {
                return FinishedMatch.of(lines, "here-day");
            }
        }
        throw new AssertionError("It never ended");
    }

    private static PlayedDay read(DealOfTheDay day, String record) {
        return PlayedDay.of(day, record, WorkLimit.none());
    }

    @Test
    void whoeverPlaysAlikeHasTheSameRecord() {
        String record = played(DAY, 1);
        assertThat(played(DAY, 2)).isEqualTo(record);
        PlayedDay day = read(DAY, record);
        assertThat(day.players()).isEqualTo(6);
        assertThat(day.place()).isBetween(1, 6);
        assertThat(day.placeOfStrongest()).isBetween(1, 6);
    }

    @Test
    void whatOneDidIsCounted() {
        FinishedMatch match = finished(DAY, 1);
        int place =
                match.card().results().stream()
                        .filter(it -> it.guest().equals("you"))
                        .findFirst()
                        .orElseThrow()
                        .place();
        Statistics own = match.own().orElseThrow();
        assertThat(own.matches()).isEqualTo(1);
        assertThat(own.rounds()).isEqualTo(match.card().rounds());
        assertThat(own.won()).isEqualTo(place == 1 ? 1 : 0);
        assertThat(own.place()).isEqualTo((place - 1) / 5.0);
    }

    @Test
    void aRecordOfAnotherDayIsRefused() {
        String record = played(DAY, 1);
        assertThatThrownBy(() -> read(new DealOfTheDay("2026-11-19"), record))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("not-of-the-day");
    }

    @Test
    void aRecordThatIsNotOverIsRefused() {
        String record = played(DAY, 1);
        String begun = record.substring(0, record.indexOf("\n 2 ") + 1);
        assertThatThrownBy(() -> read(DAY, begun)).isInstanceOf(RuntimeException.class);
    }
}
