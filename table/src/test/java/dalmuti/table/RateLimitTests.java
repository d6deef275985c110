package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.table.people.RateLimit;

import org.junit.jupiter.api.Test;

import java.util.stream.IntStream;

class RateLimitTests {

    private final RateLimit limit = new RateLimit(5, 100);

    private long times(String guest, long now, int tries) {
        return IntStream.range(0, tries).filter(_ -> limit.allows(guest, now)).count();
    }

    @Test
    void soMuchAtOnceAndThenALittleAtATime() {
        assertThat(times("g1", 1_000, 50)).isEqualTo(5);
        assertThat(times("g1", 1_099, 50)).isZero();
        assertThat(times("g1", 1_100, 50)).isEqualTo(1);
        assertThat(times("g1", 1_400, 50)).isEqualTo(3);
        assertThat(times("g1", 9_999, 50)).isEqualTo(5);
    }

    @Test
    void everybodyHasTheirOwn() {
        assertThat(times("g1", 0, 50)).isEqualTo(5);
        assertThat(times("g2", 0, 50)).isEqualTo(5);
        limit.forget("g1");
        assertThat(times("g1", 0, 50)).isEqualTo(5);
    }

    @Test
    void aClockThatIsSetBackLocksNobodyOut() {
        assertThat(times("g1", 1_000_000, 50)).isEqualTo(5);
        assertThat(times("g1", 0, 50)).isZero();
        assertThat(times("g1", 500, 50)).isEqualTo(5);
    }

    @Test
    void thoseWhoHaveRestedAreForgotten() {
        for (int i = 0; i < 10_000; i++) {
            assertThat(limit.allows("g" + i, i * 1_000L)).isTrue();
        }
    }
}
