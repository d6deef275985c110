package dalmuti.wire.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dalmuti.contract.RefusedException;
import dalmuti.wire.journal.Entry.Base;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

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
    void REV_2_aTableThatWasOpenedBeforeGoesOnByItsOldRules() {
        var opened = (Entry.Opened) Journals.dalmuti().getFirst();
        var summary = new Entry.Summary(List.of(opened), new Base.Start(), 0, Map.of(), List.of());
        assertThat(asIn(1, opened).toString())
                .contains("korean passing=REENTER revolutionCancels=TAX_AND_TRADE");
        assertThat(asIn(1, summary).toString())
                .contains("korean passing=REENTER revolutionCancels=TAX_AND_TRADE");
        assertThat(asIn(2, opened)).isEqualTo(opened);
        Entry dutch = new Entry.Opened(opened.plan().with("dutch"), opened.host());
        assertThat(asIn(1, dutch)).isEqualTo(dutch);
    }

    private static Entry asIn(int version, Entry entry) {
        Entries.Line line = Entries.write(entry);
        return Entries.read(line.kind(), version, line.body());
    }

    @Test
    void whatIsNotKnownIsRefusedClearly() {
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> Entries.read("did", 3, "{}"))
                .withMessageContaining("wire.version[did, 3]");
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> Entries.read("did", 0, "{}"))
                .withMessageContaining("wire.version[did, 0]");
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> Entries.read("danced", 1, "{}"))
                .withMessageContaining("wire.kind[danced]");
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> Entries.read("did", 1, "{}"))
                .withMessageContaining("(by)");
    }
}
