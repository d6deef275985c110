package dalmuti.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Player;

import grapples.Options;

import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;

/// A viewer's record of a legal game is accepted wherever it stops, and refused where nothing makes
/// it legal. `-Ddalmuti.rounds=10000` reads more, `-Ddalmuti.seed=7` others.
final class ViewerRecordTests {

    private static final int RECORDS = Integer.getInteger("dalmuti.rounds", 150);
    private static final long SEED = Long.getLong("dalmuti.seed", 1);

    private static final List<Options> OPTIONS =
            List.of(
                    Options.STANDARD,
                    Options.STANDARD.with("doubleDown", "FORCED"),
                    Options.STANDARD.with("doubleDown", "FORCED").with("doubleDownChain", "on"),
                    Options.STANDARD.with("aceAsks", "on").with("queenConsent", "on"),
                    Options.STANDARD.with("tapOut", "ANY_TIME").with("spadesQueen", "HALF"));

    @Test
    void G_LOG_3_everyViewersRecordIsAcceptedWhereverItStops() {
        int read = 0;
        for (long seed = SEED; read < RECORDS; seed++) {
            var dice = new SplittableRandom(seed);
            int players = 3 + dice.nextInt(6);
            var record = Story.random(OPTIONS.get(dice.nextInt(OPTIONS.size())), players, seed);
            for (int viewer = 0; viewer < players; viewer++) {
                var lines =
                        GrapplesWriter.write(record.seenBy(new Player(viewer))).lines().toList();
                assertThat(rule(lines)).as("seed %d", seed).isEqualTo("good");
                int cut = dice.nextInt(1, lines.size());
                assertThat(rule(lines.subList(0, cut))).as("seed %d", seed).isEqualTo("good");
                read += 2;
            }
        }
        System.out.println(read + " records as viewers kept them, all accepted");
    }

    @Test
    void G_LOG_3_twosAndJokersThatWouldHaveBeenDoubledAreInNoHand() {
        var keys = new HashSet<String>();
        for (long seed = SEED; seed < SEED + 30; seed++) {
            var record = Story.random(Options.STANDARD, 8, seed);
            String seen = GrapplesWriter.write(record.seenBy(new Player(0)));
            String forced = seen.replace("\"preset\":", "\"doubleDown\":\"FORCED\",\"preset\":");
            var lines = forced.lines().map(ViewerRecordTests::withoutReckoned).toList();
            try {
                GrapplesReader.read(String.join("\n", lines));
            } catch (FlawedRecordException flaw) {
                assertThat(flaw.refusal().rule()).isEqualTo("G-DOUBLE-1");
                keys.add(flaw.refusal().key());
            }
        }
        assertThat(keys).contains("grapples.record.noPlacing");
    }

    private static String withoutReckoned(String line) {
        var json = Json.read(line).orElseThrow();
        json.remove(List.of("expectedValues", "highestGrapples"));
        return json.toString();
    }

    /// Nobody else can have won where somebody surely has more.
    @Test
    void G_WIN_1_whoCanNotHaveWonIsRefused() {
        int refused = 0;
        for (long seed = SEED; seed < SEED + 40; seed++) {
            var record = Story.random(Options.STANDARD, 3, seed);
            String seen = GrapplesWriter.write(record.seenBy(new Player(0)));
            for (int winner = 0; winner < 3; winner++) {
                String other =
                        seen.replaceAll("\"winner\":\\[[0-9,]*]", "\"winner\":[" + winner + "]");
                String rule = rule(other.lines().toList());
                assertThat(rule).isIn("good", "G-WIN-1");
                assertThat(rule.equals("good") || !other.equals(seen)).isTrue();
                refused += rule.equals("good") ? 0 : 1;
            }
        }
        assertThat(refused).isPositive();
    }

    private static String rule(List<String> lines) {
        try {
            assertThat(GrapplesReader.readAll(String.join("\n", lines))).hasSize(1);
            return "good";
        } catch (FlawedRecordException flaw) {
            return flaw.refusal().rule();
        }
    }
}
