package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.notation.RecordReader;
import dalmuti.notation.RecordWriter;
import dalmuti.options.Preset;
import dalmuti.wire.GrapplesReader;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.GrapplesWriter;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Map;

class ReplayTests {

    private static final List<Viewer> VIEWERS =
            List.of(new Player(0), new Player(2), new Player(5), Onlooker.ONLOOKER);

    private static String letter(Viewer viewer) {
        return viewer instanceof Player player ? player.toString() : "-";
    }

    private static String replay(String record, String... args) {
        var all = new String[args.length + 2];
        all[0] = "replay";
        all[1] = "-";
        System.arraycopy(args, 0, all, 2, args.length);
        return Run.reading(record, all).good().out();
    }

    /// What a viewer kept has other cards, or none, where they did not look. So if both tell the
    /// same, nothing is told that the viewer was not shown.
    @ParameterizedTest
    @EnumSource
    void SEE_1_nobodyIsToldMoreThanTheyWereShown(Preset preset) {
        String whole =
                Simulated.dalmuti(
                        "--rules", preset.toString(),
                        "--players", "7",
                        "--rounds", "3",
                        "--seed", "8",
                        "--set", "misdeal=0.7",
                        "--set", "leftovers=SET_ASIDE");
        for (Viewer viewer : VIEWERS) {
            String kept = RecordWriter.write(RecordReader.read(whole), viewer);
            String told = replay(whole, "--as", letter(viewer));
            assertThat(told).isEqualTo(replay(kept)).isNotEqualTo(replay(whole));
        }
    }

    @Test
    void G_SEE_1_nobodyIsToldMoreThanTheyWereShown() {
        String whole = Simulated.grapples("--players", "6", "--seed", "8", "--rounds", "2");
        var full = (GrapplesRecord.Full) GrapplesReader.read(whole);
        for (Viewer viewer : VIEWERS) {
            String kept = GrapplesWriter.write(full.seenBy(viewer));
            String told = replay(whole, "--as", letter(viewer));
            assertThat(told).isEqualTo(replay(kept)).isNotEqualTo(replay(whole));
        }
    }

    @Test
    void whatOneViewerKeptIsShownToNobodyElse() {
        String whole = Simulated.dalmuti("--rounds", "1", "--seed", "1");
        String kept = RecordWriter.write(RecordReader.read(whole), new Player(1));
        assertThat(Run.reading(kept, "replay", "-", "--as", "A").misused().err())
                .isEqualTo("dalmuti: this record holds only what one viewer saw: leave out --as\n");
        assertThat(replay(kept, "--as", "B")).isEqualTo(replay(kept));
    }

    @Test
    void aRecordIsToldFromAnyRoundAndWhereverItStops() {
        String whole = Simulated.dalmuti("--rounds", "3", "--seed", "1", "--rules", "manual-es");
        assertThat(replay(whole, "--round", "2"))
                .contains("The Great Dalmuti\n", "\nRound 2\n", "\nRound 3\n", "is over")
                .doesNotContain("\nRound 1\n");
        assertThat(Run.reading(whole, "replay", "-", "--round", "4").misused().err())
                .isEqualTo("dalmuti: there is no round 4; the last is 3\n");
        List<String> lines = whole.lines().toList();
        for (int count = 1; count < lines.size() / 2; count++) {
            replay(String.join("\n", lines.subList(0, count)));
        }
    }

    @Test
    void everyPlayAndEveryScoreIsTold() {
        String record =
                """
                [game dalmuti] [notation 1] [rules korean] [players A=Ana B=Bo C=Chiara D="D. \\u001b[1m"]

                round 3    order C A D B
                deal  C  3 2x5 2x6 3x7 2x8 2x9 3x10
                deal  A  1 3 2x4 6 7 2x8 2x9 3x10 J
                deal  D  3 2x4 5 6 2x7 8 3x9 2x10 J
                deal  B  2x2 2x5 2x6 7 3x8 2x9 2x10
                revolution -
                tax   B>C 2x2   C>B 3 10
                tax   D>A 3   A>D 7
                 1  C 2x10  A 2x9  D 2x4  B -  C 2x2  A -  D -  B -  => C
                """;
        assertThat(replay(record))
                .contains(
                        "Greater Dalmuti  Chiara",
                        "Bo pays Chiara 2 × Archbishop (2)",
                        "Chiara gives Bo Earl Marshal (3), Shepherdess (10)",
                        "Chiara leads 2 × Shepherdess (10)",
                        "Bo passes",
                        "Chiara leads next")
                .doesNotContain("\033");
    }

    @Test
    void colorsComeOnlyWhereTheyAreWelcome() {
        String record = Simulated.dalmuti("--rounds", "1", "--seed", "1");
        assertThat(replay(record)).doesNotContain("\033");
        assertThat(replay(record, "--color", "always")).contains("\033[1;36mRound 1\033[0m");
        assertThat(replay(record, "--color", "always").replaceAll("\033\\[[0-9;]*m", ""))
                .isEqualTo(replay(record));
        Run quiet =
                Run.with(Map.of("NO_COLOR", "1"), record, "replay", "-", "--color", "auto").good();
        assertThat(quiet.out()).doesNotContain("\033");
    }

    @Test
    void flawedAndMissingRecordsAreNotTold() {
        assertThat(Run.reading("[game dalmuti]\nnonsense", "replay", "-").flawed().err())
                .startsWith("dalmuti: -:");
        assertThat(Run.of("replay", "missing.drn").misused().err())
                .isEqualTo("dalmuti: missing.drn: cannot be read: there is no such file\n");
        String record = Simulated.dalmuti("--rounds", "1", "--seed", "1");
        assertThat(Run.reading(record, "replay", "-", "--as", "Zoe").misused().err())
                .startsWith("dalmuti: nobody is called Zoe; there are A Ana, B Bo, ");
    }
}
