package dalmuti.wire.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dalmuti.Dalmuti;
import dalmuti.Phase;
import dalmuti.contract.RefusedException;
import dalmuti.options.Preset;
import dalmuti.testkit.Playout;

import grapples.Grapples;
import grapples.Options;

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

    @Test
    void aMatchOfDalmutiStandsWhereItStood() {
        var footing = new DalmutiFooting();
        var game = new Dalmuti(Preset.MANUAL_ES.rules());
        int seen = 0;
        for (var step : Playout.random(game, 7, 3, 2000).steps()) {
            if (step.before().phase() instanceof Phase.Shuffling
                    || step.before().phase() instanceof Phase.Drawing) {
                assertThat(footing.read(footing.write(step.before()))).isEqualTo(step.before());
                seen++;
            }
        }
        assertThat(seen).isGreaterThan(5);
    }

    @Test
    void aMatchOfGrapplesStandsWhereItStood() {
        var footing = new GrapplesFooting();
        var game = new Grapples(Options.STANDARD.with("games", "4"));
        int seen = 0;
        for (var step : Playout.random(game, 4, 3, 2000).steps()) {
            if (step.before().phase() instanceof grapples.Phase.ShufflingDeck
                    || step.before().phase() instanceof grapples.Phase.Drawing) {
                assertThat(footing.read(footing.write(step.before()))).isEqualTo(step.before());
                seen++;
            }
        }
        assertThat(seen).isGreaterThan(5);
    }
}
