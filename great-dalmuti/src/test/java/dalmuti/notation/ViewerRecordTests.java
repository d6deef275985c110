package dalmuti.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Dalmuti;
import dalmuti.Move;
import dalmuti.Options;
import dalmuti.contract.Deed;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Step;
import dalmuti.contract.Viewer;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.options.Ties;
import dalmuti.testkit.Playout;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/// A viewer's record of a legal match is accepted wherever it stops. `-Ddalmuti.rounds=100000`
/// reads as many, `-Ddalmuti.seed=7` others.
final class ViewerRecordTests {

    private static final int RECORDS = Integer.getInteger("dalmuti.rounds", 2_000);
    private static final long SEED = Long.getLong("dalmuti.seed", 1);
    private static final int CUTS = 4;
    private static final List<Integer> SIZES = List.of(3, 4, 5, 6, 7, 8, 11, 13, 14);

    @Test
    void REC_6_everyViewersRecordIsAcceptedWhereverItStops() {
        List<Rules> all =
                Stream.concat(Preset.all().stream().map(Preset::rules), Options.allPairs().stream())
                        .toList();
        int read = 0;
        int decreed = 0;
        for (long seed = SEED; read < RECORDS; seed++) {
            var dice = new SplittableRandom(seed);
            Rules rules = Options.rounds(all.get(dice.nextInt(all.size())), 2);
            int players = SIZES.get(dice.nextInt(SIZES.size()));
            boolean fits = rules.ties() != Ties.REDRAW_UNTIL_NEW_RANK || players < 14; // DRAW-2
            MatchRecord record = played(rules, fits ? players : 13, seed);
            for (Viewer viewer : viewers(record)) {
                List<String> lines = RecordWriter.write(record, viewer).lines().toList();
                accepted(lines, seed);
                for (int cut = 0; cut < CUTS; cut++) {
                    accepted(lines.subList(0, dice.nextInt(1, lines.size())), seed);
                }
                read += 1 + CUTS;
                decreed += rules.decrees() ? 1 + CUTS : 0;
            }
        }
        assertThat(decreed).isPositive();
        System.out.println(read + " records as viewers kept them, with decrees " + decreed);
    }

    @Test
    void REC_6_everyLineOfAMatchMayBeTheLast() {
        String rules = "manual-es misdeal=1 jestersInTax=NEVER_TAXED ending=ROUNDS(2)";
        MatchRecord record = played(Rules.of(rules), 7, SEED);
        for (Viewer viewer : viewers(record)) {
            List<String> lines = RecordWriter.write(record, viewer).lines().toList();
            for (int count = 1; count <= lines.size(); count++) {
                accepted(lines.subList(0, count), SEED);
            }
        }
    }

    private static MatchRecord played(Rules rules, int players, long seed) {
        var playout = Playout.random(new Dalmuti(rules), players, seed, 100_000);
        List<Deed<Move>> deeds = playout.steps().stream().map(Step::deed).toList();
        return MatchRecord.of(Map.of(), playout.start(), deeds);
    }

    private static List<Viewer> viewers(MatchRecord record) {
        var viewers = new ArrayList<Viewer>(record.start().order());
        viewers.add(Onlooker.ONLOOKER);
        return viewers;
    }

    private static void accepted(List<String> lines, long seed) {
        String text = String.join("\n", lines) + "\n";
        try {
            assertThat(RecordReader.readAll(text)).hasSize(1);
        } catch (FlawedRecordException flaw) {
            throw new AssertionError("seed %d: %s%n%s".formatted(seed, flaw, text), flaw);
        }
    }
}
