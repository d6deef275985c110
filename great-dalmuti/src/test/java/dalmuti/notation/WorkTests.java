package dalmuti.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.Dalmuti;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Player;
import dalmuti.contract.RefusedException;
import dalmuti.contract.Step;
import dalmuti.contract.WorkLimit;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.testkit.Playout;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Reading takes work in proportion to the text, whatever it says. Work is counted, not timed; the
/// time limits are wide and catch work that nobody counts.
final class WorkTests {

    private static final int LENGTH = 50_000;
    private static final int MEGABYTE = 1 << 20;

    /// Lines that a round may be filled with.
    private static final List<String> UNITS =
            List.of(
                    "tax B>C ?\n",
                    "tax D>A 2x?   A>D 2x?\n",
                    "trade -\n",
                    "trade B>C ?   C>B ?\n",
                    "refused B>C ?\n",
                    "misdeal A 12 goes back ?\n",
                    "revolution A great\n",
                    "deal A 20x?\n",
                    "1 A 12\n",
                    "= out A B C D\n",
                    "round 2 order A B C D\n");

    static List<String> units() {
        return UNITS;
    }

    private static String head(int players, String more) {
        String names =
                IntStream.range(0, players)
                        .mapToObj(it -> new Player(it) + "=n")
                        .collect(Collectors.joining(" "));
        return "[game dalmuti] [notation 1] [rules official] [players " + names + "]" + more + "\n";
    }

    private static String filled(String start, String unit, int length) {
        return start + unit.repeat((length - start.length()) / unit.length());
    }

    /// A viewer's record of one round that goes on and on.
    private static String kept(String unit, int length) {
        String deals = "deal A 20x?\ndeal B 20x?\ndeal C 20x?\ndeal D 20x?\n";
        return filled(head(4, " [seen-by -]") + "round 2 order A B C D\n" + deals, unit, length);
    }

    private static long work(String text) {
        var limit = WorkLimit.forText(text, () -> {});
        try {
            RecordReader.readAll(text, limit);
        } catch (FlawedRecordException flaw) {
            // what it says of the text is for other tests
        }
        return limit.done();
    }

    private static MatchRecord played(Preset preset, int players, int moves) {
        var endless = Option.ENDING.set(preset.rules(), "ENDLESS");
        var playout = Playout.random(new Dalmuti(endless), players, 11, moves);
        return MatchRecord.of(
                Map.of(), playout.start(), playout.steps().stream().map(Step::deed).toList());
    }

    @ParameterizedTest
    @EnumSource
    void REC_7_aMatchTakesWorkInProportionToItsLength(Preset preset) {
        for (boolean whole : new boolean[] {true, false}) {
            MatchRecord record = played(preset, 5, 4_000);
            String text =
                    whole ? RecordWriter.write(record) : RecordWriter.write(record, new Player(0));
            assertThat(work(text)).as("whole %s", whole).isLessThan(text.length() / 2);
        }
    }

    /// For figures of a quiet machine: `-Ddalmuti.megabyte=true`.
    @EnabledIfSystemProperty(named = "dalmuti.megabyte", matches = "true")
    @ParameterizedTest
    @MethodSource("megabytes")
    void REC_7_aMegabyteIsReadInHalfASecond(String kind, String text) {
        long best = Long.MAX_VALUE;
        for (int i = 0; i < 8; i++) {
            long start = System.nanoTime();
            assertThat(work(text)).isPositive();
            best = Math.min(best, System.nanoTime() - start);
        }
        System.out.printf("%-30s %7d characters %5d ms%n", kind, text.length(), best / 1_000_000);
        assertThat(best).isLessThan(500_000_000);
    }

    static Stream<Arguments> megabytes() {
        Stream<Arguments> matches =
                Stream.of(Preset.values())
                        .flatMap(
                                preset -> {
                                    MatchRecord record = played(preset, 5, 150_000);
                                    String whole = RecordWriter.write(record);
                                    String kept = RecordWriter.write(record, new Player(0));
                                    return Stream.of(
                                            Arguments.of(preset + " whole", whole),
                                            Arguments.of(preset + " of a viewer", kept));
                                });
        Stream<Arguments> rounds =
                UNITS.stream().map(it -> Arguments.of(it.strip(), kept(it, MEGABYTE)));
        return Stream.concat(matches, rounds);
    }

    @Timeout(20)
    @ParameterizedTest
    @MethodSource("units")
    void REC_6_aRoundOfVeryManyLinesTakesNoMoreWorkThanALongOne(String unit) {
        String once = kept(unit, LENGTH);
        long more = work(kept(unit, 4 * LENGTH)) - work(once);
        assertThat(more).isLessThan(4L * once.length());
    }

    @Test
    void REC_6_thatTheTradeIsClosedMayBeSaidAgain() {
        String text = RecordWriter.write(played(Preset.MANUAL_ES, 8, 600), new Player(0));
        String again = text.replace("trade -\n", "trade -\n".repeat(LENGTH));
        assertThat(again).isNotEqualTo(text);
        assertThat(RecordReader.read(again)).isEqualTo(RecordReader.read(text));
    }

    @Timeout(20)
    @Test
    void DRAW_2_aDrawWithoutEndIsRefused() {
        var text = new StringBuilder(head(8, "") + "round 1 order A B C D E F G H\n");
        text.append("draw A 12 B 12 C 1 D 3 E 5 F 7 G 9 H 11");
        String cycle = pairs(13, 1);
        for (int rank = 11; rank > 1; rank--) {
            cycle += pairs(rank, rank / 2);
        }
        cycle += pairs(12, 5); // two stay tied until all cards have been drawn, and again
        text.append(cycle.repeat(LENGTH / cycle.length()));
        assertThatThrownBy(() -> work(text.toString()))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("record.too-much-work");
    }

    private static String pairs(int rank, int count) {
        String card = rank == 13 ? "J" : String.valueOf(rank);
        return (" A " + card + " B " + card).repeat(count);
    }

    @Timeout(20)
    @Test
    void REC_7_aMatchOfThousandsOfPeopleIsRefused() {
        String rounds = RecordWriter.write(played(Preset.OFFICIAL, 4, 10_000));
        String later = rounds.substring(rounds.indexOf("\nround 2")).replaceAll("= total.*\n", "");
        String text = head(9_000, "").replace("official", "official ending=ENDLESS") + later;
        assertThatThrownBy(() -> work(text)).hasMessageContaining("record.too-much-work");
    }

    @Test
    void REC_7_whoeverHasReadingDoneMayStopIt() {
        String text = RecordWriter.write(played(Preset.OFFICIAL, 5, 4_000));
        var limit =
                WorkLimit.forText(
                        text,
                        () -> {
                            throw new IllegalStateException("stopped");
                        });
        assertThatThrownBy(() -> RecordReader.readAll(text, limit)).hasMessage("stopped");
        assertThat(limit.done()).isLessThan(2_000);
    }
}
