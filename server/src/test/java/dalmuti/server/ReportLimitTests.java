package dalmuti.server;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Refusal;
import dalmuti.table.Complaint;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/// Nobody buries what others report.
class ReportLimitTests {

    private final List<Complaint> book = new ArrayList<>();
    private final AtomicLong clock = new AtomicLong();
    private final ReportLimit limit = new ReportLimit(book::add, clock::get);

    private Optional<Refusal> report(String by, String from) {
        return limit.report(new Complaint("T1", by, "g", "", "rude"), from);
    }

    @Test
    void aGuestReportsSoMuchAnHour() {
        for (int i = 0; i < 6; i++) {
            assertThat(report("g1", "192.0.2." + i)).isEmpty();
        }
        clock.addAndGet(Duration.ofMinutes(20).toNanos());
        assertThat(report("g1", "192.0.2.9"))
                .contains(Refusal.of("report", "table.report-rate", 41));
        assertThat(report("g2", "192.0.2.9")).isEmpty();
        assertThat(book).hasSize(7);
        clock.addAndGet(Duration.ofMinutes(40).toNanos());
        assertThat(report("g1", "192.0.2.9")).isEmpty();
    }

    @Test
    void anAddressReportsSoMuchAnHourUnderAllItsNames() {
        int kept = 0;
        for (int i = 0; i < 1_121; i++) {
            kept += report("guest " + i, "192.0.2.1").isEmpty() ? 1 : 0;
        }
        assertThat(kept).isEqualTo(20);
        assertThat(report("g1", "192.0.2.2")).isEmpty();
        assertThat(book).hasSize(21);
    }
}
