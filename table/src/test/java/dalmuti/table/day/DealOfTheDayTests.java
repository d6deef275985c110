package dalmuti.table.day;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.Move;
import dalmuti.contract.RefusedException;
import dalmuti.table.people.Guest;
import dalmuti.wire.journal.Entry;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class DealOfTheDayTests {

    private static List<Entry> entries(String date, String name) {
        return new DealOfTheDay(date).entries(new Guest("g-" + name, name));
    }

    private static List<Entry> nature(List<Entry> entries) {
        return entries.stream().filter(it -> it instanceof Entry.Did).toList();
    }

    @Test
    void everybodyHasTheSameDeal() {
        List<Entry> anas = nature(entries("2026-11-18", "Ana"));
        assertThat(anas).isEqualTo(nature(entries("2026-11-18", "Bo")));
        assertThat(anas).isNotEqualTo(nature(entries("2026-11-19", "Ana")));
        assertThat(anas.getLast())
                .isInstanceOfSatisfying(
                        Entry.Did.class,
                        it -> assertThat(it.move()).isInstanceOf(Move.Shuffle.class));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "today", "2026-1-1", "2026-11-18 ", "20261118"})
    void whatIsNoDateIsRefused(String date) {
        assertThatThrownBy(() -> new DealOfTheDay(date)).isInstanceOf(RefusedException.class);
    }
}
