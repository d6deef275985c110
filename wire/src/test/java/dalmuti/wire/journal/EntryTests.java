package dalmuti.wire.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dalmuti.contract.RefusedException;

import org.junit.jupiter.api.Test;

/// What is kept of a table.
final class EntryTests {

    @Test
    void everyKindIsStoredUnderItsOwnName() {
        assertThat(Journals.all().stream().<Class<?>>map(Entry::getClass).distinct())
                .containsExactlyInAnyOrder(subclasses());
        for (Entry entry : Journals.all()) {
            Entries.Line line = Entries.write(entry);
            assertThat(Entries.read(line.kind(), line.version(), line.body())).isEqualTo(entry);
        }
        assertThat(Journals.all().stream().map(entry -> Entries.write(entry).kind()).distinct())
                .hasSameSizeAs(subclasses());
    }

    private static Class<?>[] subclasses() {
        return Entry.class.getPermittedSubclasses();
    }

    @Test
    void whatIsNotKnownIsRefusedClearly() {
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> Entries.read("did", 2, "{}"))
                .withMessageContaining("wire.version[did, 2]");
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> Entries.read("danced", 1, "{}"))
                .withMessageContaining("wire.kind[danced]");
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> Entries.read("did", 1, "{}"))
                .withMessageContaining("(by)");
    }
}
