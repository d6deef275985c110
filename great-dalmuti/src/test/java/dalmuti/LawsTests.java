package dalmuti;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Hand;
import dalmuti.contract.Deed;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.contract.Viewer;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordReader;
import dalmuti.notation.RecordWriter;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.options.Ties;
import dalmuti.testkit.Laws;
import dalmuti.testkit.Playout;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/// The laws of the house over seeded random play: every preset and every pair of option values, at
/// small and large tables. `-Ddalmuti.rounds=100000` plays more, `-Ddalmuti.seed=7` other matches.
final class LawsTests {

    private static final int ROUNDS = Integer.getInteger("dalmuti.rounds", 10_000);
    private static final long SEED = Long.getLong("dalmuti.seed", 1);
    private static final int ROUNDS_A_MATCH = 4;
    private static final int LIMIT = 100_000;
    private static final int EVERY = 100;
    private static final int SWAPS = 1000;
    private static final List<Integer> SIZES = List.of(3, 4, 5, 6, 7, 8, 11, 14);

    @TestFactory
    Stream<DynamicTest> laws() {
        List<Rules> all =
                Stream.of(
                                Preset.all().stream().map(Preset::rules),
                                Preset.all().stream()
                                        .map(it -> Option.DECREES.set(it.rules(), "on")),
                                Options.allPairs().stream())
                        .flatMap(it -> it)
                        .toList();
        var tests = new ArrayList<DynamicTest>();
        int matches = Math.max(1, ROUNDS / (all.size() * SIZES.size() * ROUNDS_A_MATCH));
        for (Rules rules : all) {
            for (int players : SIZES) {
                tests.add(law(rules, players, matches, SEED + (long) tests.size() * matches));
            }
        }
        return tests.stream();
    }

    private static DynamicTest law(Rules rules, int players, int matches, long seed) {
        boolean newRanks = rules.ties() == Ties.REDRAW_UNTIL_NEW_RANK;
        int most = newRanks ? Math.min(13, players) : players; // DRAW-2
        return DynamicTest.dynamicTest(
                "%s, %d players, seed %d".formatted(rules, most, seed),
                () -> {
                    for (int i = 0; i < matches; i++) {
                        check(Options.rounds(rules, ROUNDS_A_MATCH), most, seed + i);
                    }
                });
    }

    private static void check(Rules rules, int players, long seed) {
        var game = new Dalmuti(rules);
        Playout<Match, Move, Event> playout = Playout.random(game, players, seed, LIMIT);
        var laws = new Laws<>(game, Match::order, LawsTests::text);
        assertThat(playout.end().over()).as("the match ends, seed %d", seed).isTrue();
        laws.holdAll(playout, EVERY);
        laws.hold("cards are neither made nor lost", playout, 1, (step, _) -> conserved(step));

        var dice = new SplittableRandom(seed);
        Playout<Match, Move, Event> some = playout.first(dice.nextInt(playout.steps().size() + 1));
        MatchRecord record = record(some);
        thereAndBack(seed, RecordWriter.write(record));
        List<Viewer> viewers = laws.viewers(playout.end());
        Viewer viewer = viewers.get(dice.nextInt(viewers.size()));
        thereAndBack(seed, RecordWriter.write(record, viewer));
    }

    /// Whose hand was swapped may be traded with by somebody else, and both see half of it.
    @Test
    void REC_6_aTradeAfterHandsWereSwappedIsReadAsAnybodyKeptIt() {
        int read = 0;
        for (String trade : List.of("FIRST_MERCHANT_CHOOSES", "MERCHANTS_OFFER")) {
            Rules rules =
                    Rules.of(
                            "dutch revolutionCancels=TAX leftovers=SET_ASIDE misdeal=0.5"
                                    + " ending=ROUNDS(1) trade="
                                    + trade);
            var game = new Dalmuti(rules);
            for (long seed = SEED; seed < SEED + SWAPS; seed++) {
                Playout<Match, Move, Event> playout = Playout.random(game, 7, seed, LIMIT);
                if (!hasTradeAfterSwap(playout)) {
                    continue;
                }
                read++;
                MatchRecord record = record(playout);
                thereAndBack(seed, RecordWriter.write(record));
                for (Player viewer : playout.end().order()) {
                    thereAndBack(seed, RecordWriter.write(record, viewer));
                }
            }
        }
        assertThat(read).isGreaterThan(20);
    }

    private static boolean hasTradeAfterSwap(Playout<Match, Move, Event> playout) {
        List<Event> events =
                playout.steps().stream().flatMap(step -> step.events().stream()).toList();
        return events.stream().anyMatch(Event.HandsSwapped.class::isInstance)
                && events.stream().anyMatch(Event.Traded.class::isInstance);
    }

    private static void conserved(Step<Match, Move, Event> step) {
        Match match = step.after();
        View.dealOf(match)
                .ifPresent(
                        deal -> {
                            Hand played =
                                    match.phase() instanceof Phase.Tricks(var board, _, _)
                                            ? board.played()
                                            : Hand.EMPTY;
                            Hand all =
                                    deal.hands().values().stream()
                                            .reduce(deal.aside().plus(played), Hand::plus);
                            assertThat(all).isEqualTo(match.rules().deck().cards(match.players()));
                        });
    }

    private static void thereAndBack(long seed, String text) {
        try {
            assertThat(RecordWriter.write(RecordReader.read(text))).isEqualTo(text);
        } catch (FlawedRecordException flaw) {
            throw new AssertionError("seed %d: %s%n%s".formatted(seed, flaw, text), flaw);
        }
    }

    static MatchRecord record(Playout<Match, Move, Event> playout) {
        List<Deed<Move>> deeds = playout.steps().stream().map(Step::deed).toList();
        Map<Player, String> names = Map.of(new Player(0), "Ana", new Player(1), "Bo; [x] \"é\"");
        return MatchRecord.of(names, playout.start(), deeds);
    }

    private static String text(Playout<Match, Move, Event> playout) {
        return RecordWriter.write(record(playout));
    }
}
