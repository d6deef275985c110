package dalmuti.lab.society;

import dalmuti.lab.play.Luck;
import dalmuti.lab.play.MatchRunner;
import dalmuti.lab.play.RulesVariant;
import dalmuti.lab.play.SeatedBots;
import dalmuti.lab.play.Timing;
import dalmuti.lab.run.Worker;
import dalmuti.lab.run.WorkerPool;
import dalmuti.options.Ending;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.options.Succession;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;

/// The resource from which bots know what a position is worth: for every number of players and both
/// ways of succession, how likely each position is to come to each place, and where it goes from
/// there.
///
/// @param matches how many are played for each
/// @param bots gives the bots of a table of so many, anew for each thread
public record PlaceTable(
        int matches, long seed, String bot, IntFunction<SeatedBots> bots, WorkerPool pool) {

    /// How many kinds of table are measured.
    public static final int TABLES =
            (Rules.MOST_PLAYERS - Rules.FEWEST_PLAYERS + 1) * Succession.values().length;

    private static final int ROUNDS = 20;

    /// The text of the resource.
    ///
    /// @param measured is told how many tables are done
    public String text(LongConsumer measured) {
        var lines = new ArrayList<String>();
        lines.add("# How likely a position is to come to a place, and where it goes from there.");
        lines.add(
                "# %s at every seat, official rules, %d rounds each, seed %d."
                        .formatted(bot, (long) matches * ROUNDS, seed));
        lines.add("# Positions (at the deal) and places count from 1.");
        lines.add("# players succession position place probability next:probability,...");
        int tables = 0;
        for (int players = Rules.FEWEST_PLAYERS; players <= Rules.MOST_PLAYERS; players++) {
            for (Succession succession : Succession.values()) {
                lines.addAll(lines(players + " " + succession, mobility(players, succession)));
                tables++;
                measured.accept(tables);
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private Mobility mobility(int players, Succession succession) {
        Rules rules =
                Preset.OFFICIAL
                        .rules()
                        .but(
                                draft -> {
                                    draft.succession = succession;
                                    draft.ending = new Ending.Rounds(ROUNDS);
                                });
        return pool.run(matches, () -> new Mobility(players), () -> worker(rules, players)).tally();
    }

    private Worker<Mobility> worker(Rules rules, int players) {
        var variant = new RulesVariant(rules, RulesVariant.Court.WHOLE);
        var runner = new MatchRunner(variant, bots.apply(players), Timing.NONE);
        return (number, mobility) -> {
            runner.play(Luck.ofMatch(seed, number, players), mobility::enter);
            return Worker.Done.WHOLLY;
        };
    }

    /// The lines of one kind of table, without places that were never taken.
    static List<String> lines(String kind, Mobility mobility) {
        var lines = new ArrayList<String>();
        for (int position = 0; position < mobility.players(); position++) {
            for (int place = 0; place < mobility.players(); place++) {
                long count = mobility.count(position, place);
                if (count > 0) {
                    String share = share(count, mobility.rounds());
                    String next = next(mobility, position, place);
                    lines.add(
                            String.join(
                                    " ", kind, "" + (position + 1), "" + (place + 1), share, next));
                }
            }
        }
        return lines;
    }

    private static String next(Mobility mobility, int position, int place) {
        long all = mobility.count(position, place);
        var parts = new ArrayList<String>();
        for (int next = 0; next < mobility.players(); next++) {
            long count = mobility.count(position, place, next);
            if (count == all) {
                return (next + 1) + ":1";
            }
            if (count > 0) {
                parts.add((next + 1) + ":" + share(count, all));
            }
        }
        return String.join(",", parts);
    }

    private static String share(long count, long of) {
        return String.format(Locale.ROOT, "%.4f", (double) count / of);
    }
}
