package dalmuti.offline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.contract.RefusedException;
import dalmuti.wire.table.Plan;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// A table as a Worker hosts it, and its journal.
class HostedTableTests {

    private static final Plan PLAN =
            new Plan(
                    "dalmuti",
                    "official ending=ROUNDS(2)",
                    5,
                    false,
                    "cook",
                    new Plan.Customs(5, 0, 2, 1, Plan.Pace.INSTANT, true, true));

    private final List<String> lines = new ArrayList<>(HostedTable.opened(PLAN, "Ana", 1));
    private final List<String> told = new ArrayList<>();
    private String summary = "";
    private int summed;
    private long now = 1;
    private HostedTable table = woken(lines);

    private HostedTable woken(List<String> from) {
        return HostedTable.of(from, "here-test", "Ana", new SplittableRandom(now), now);
    }

    private void keep(List<String> made) {
        lines.addAll(made);
        if (!made.isEmpty()) {
            if (!table.summary(now).isEmpty()) {
                summary = table.summary(now);
                summed = lines.size();
            }
            table.kept(now);
        }
        told.addAll(table.told());
    }

    private void come() {
        keep(table.hear("{\"type\":\"hello\",\"token\":\"\",\"language\":\"en\"}", now));
    }

    private void goOn() {
        if (table.isThinking()) {
            keep(table.think(now));
        } else {
            now = Math.max(now, table.alarm());
            keep(table.ring(now));
        }
    }

    private boolean isOver() {
        return told.stream().anyMatch(it -> it.contains("\"doing\":\"OVER\""));
    }

    @Test
    void nothingIsToldBeforeItIsKept() {
        come();
        List<String> made = table.hear("{\"type\":\"start\",\"ack\":1}", now);
        assertThat(made).isNotEmpty();
        assertThat(table.told()).isEmpty();
        keep(made);
        assertThat(told).last().asString().contains("\"ack\":1");
    }

    @Test
    void aMatchGoesOnFromItsLinesWheneverTheWorkerEnds() {
        come();
        keep(table.hear("{\"type\":\"start\",\"ack\":1}", now));
        for (int i = 1; i < 20_000 && !isOver(); i++) {
            goOn();
            if (i % 150 == 0) {
                var from = new ArrayList<>(lines.subList(summed, lines.size()));
                if (!summary.isEmpty()) {
                    from.addFirst(summary);
                }
                table = woken(from);
                come();
            }
        }
        assertThat(isOver()).isTrue();
        assertThat(FinishedMatch.of(lines, "here-test").record()).contains("Ana");
    }

    @Test
    void whatIsNonsenseIsRefusedAndNothingIsKept() {
        come();
        assertThat(table.hear("{\"type\":\"fly\"}", now)).isEmpty();
        assertThat(table.told()).singleElement().asString().contains("wire.kind");
    }

    @Test
    void aDamagedLineIsNoTable() {
        lines.set(1, lines.get(1).substring(5));
        assertThatThrownBy(() -> woken(lines)).isInstanceOf(RefusedException.class);
    }
}
