package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.server.store.Kind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Many tables for a long time: `-Ddalmuti.soak=SECONDS`. Memory and threads stay as they are, and
/// the data file is at no time much larger than what is alive in it.
@EnabledIfSystemProperty(named = "dalmuti.soak", matches = "\\d+")
class SoakTests {

    private static final int TABLES = Integer.getInteger("dalmuti.tables", 30);
    private static final int LOOKS = 6;
    private static final int A_SECOND = 1_000;
    private static final long ALLOWED = 64L << 20;
    private static final int MORE_HEAP_KB = 16 << 10;
    private static final Duration LIMIT = Duration.ofMinutes(2);

    @Test
    void memoryStaysFlat() {
        long look = Long.getLong("dalmuti.soak") * 1_000 / LOOKS;
        var reception = new Reception();
        List<Company> companies = new ArrayList<>();
        List<Integer> heaps = new ArrayList<>();
        List<Integer> threads = new ArrayList<>();
        var access = Kind.SQLITE.fresh();
        List<DataSize> sizes = new ArrayList<>();
        try (Node node = Node.start(access)) {
            reception.at(node.address());
            for (int i = 0; i < TABLES; i++) {
                companies.add(Company.sits(reception, i));
            }
            for (int i = 0; i < LOOKS; i++) {
                long end = System.nanoTime() + look * 1_000_000;
                while (System.nanoTime() < end) {
                    Pause.millis(A_SECOND);
                    sizes.add(DataSize.of(access));
                }
                heaps.add(node.heap());
                threads.add(node.threads());
            }
            companies.forEach(it -> it.ends(LIMIT));
            int answers = companies.stream().mapToInt(Company::check).sum();
            System.out.printf(
                    "%d tables, %d matches, %d acknowledged answers; heap %s kB, threads %s;"
                            + " data at most %s, in the end %s%n",
                    TABLES,
                    companies.stream().mapToInt(Company::matches).sum(),
                    answers,
                    heaps,
                    threads,
                    sizes.stream().max(Comparator.comparingLong(DataSize::file)).orElseThrow(),
                    sizes.getLast());
        } finally {
            companies.forEach(Company::close);
        }
        assertThat(sizes).allMatch(it -> it.file() < 3 * it.alive() + ALLOWED);
        assertThat(heaps.getLast()).isLessThan(heaps.get(1) + MORE_HEAP_KB);
        assertThat(threads.getLast()).isLessThan(threads.get(1) + LOOKS);
    }
}
