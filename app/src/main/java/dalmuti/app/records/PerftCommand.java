package dalmuti.app.records;

import dalmuti.Phase;
import dalmuti.app.files.RecordFile;
import dalmuti.app.game.SavedDalmuti;
import dalmuti.app.print.Table;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.engine.Board;
import dalmuti.engine.Perft;
import dalmuti.notation.MatchRecord;
import dalmuti.options.Passing;
import dalmuti.options.Rules;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.List;
import java.util.Optional;

/// Counts what can be played.
@Command(
        name = "perft",
        customSynopsis = {
            "dalmuti perft FILE DEPTH",
            "       dalmuti perft --sorted RANKS [OPTIONS] (DEPTH | --complete)"
        },
        description = {
            "Count in how many ways a round can go on, to compare engines with each other.",
            "",
            "For every depth up to DEPTH: how many sequences of so many moves (plays and passes)"
                    + " there are. A round that ends sooner is not counted. FILE is a record that"
                    + " stops in the tricks; the count starts there. --sorted deals without"
                    + " chance: one card of rank 1, two of rank 2, and so on up to RANKS, then two"
                    + " jesters, one at a time from the Greater Dalmuti."
        },
        footer = {
            "  dalmuti perft match.drn 4",
            "  dalmuti perft --sorted 12 --players 5 6",
            "  dalmuti perft --sorted 3 --players 4 --passing OUT_OF_TRICK --complete"
        })
public final class PerftCommand implements Runnable {

    private static final int MOST_RANKS = 12;
    private static final int DEEPEST = 100;

    private final Shell shell;

    @Parameters(
            arity = "0..2",
            paramLabel = "FILE DEPTH",
            description = "A record, unless --sorted is given; how many moves to look ahead.")
    private List<String> arguments = List.of();

    @Option(names = "--sorted", paramLabel = "RANKS", description = "Deal these ranks in order.")
    private Optional<Integer> ranks = Optional.empty();

    @Option(
            names = "--players",
            paramLabel = "N",
            defaultValue = "5",
            description = "How many are dealt to (default: ${DEFAULT-VALUE}).")
    private int players;

    @Option(
            names = "--passing",
            paramLabel = "P",
            defaultValue = "REENTER",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}), PLAY-3.")
    private Passing passing = Passing.REENTER;

    @Option(
            names = "--complete",
            description = "Count complete rounds instead; for a few ranks only.")
    private boolean complete;

    public PerftCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void run() {
        int files = ranks.isPresent() ? 0 : 1;
        int depths = complete ? 0 : 1;
        if (arguments.size() != files + depths) {
            throw GivenUpException.wrongUsage(
                    "perft needs FILE DEPTH, or --sorted RANKS DEPTH, or --sorted RANKS"
                            + " --complete");
        }
        int depth = complete ? 0 : depth(arguments.getLast());
        Board board = ranks.isPresent() ? sorted(ranks.get()) : stopped(arguments.getFirst());
        if (complete) {
            shell.println(Perft.complete(board) + " complete rounds");
        } else {
            counts(board, depth).lines().forEach(shell::println);
        }
    }

    private static int depth(String text) {
        if (!text.matches("[0-9]{1,3}")) {
            throw GivenUpException.wrongUsage("DEPTH is a number, not " + text);
        }
        int depth = Integer.parseInt(text);
        if (depth < 1 || depth > DEEPEST) {
            throw GivenUpException.wrongUsage("DEPTH is from 1 to " + DEEPEST);
        }
        return depth;
    }

    private Board sorted(int count) {
        if (count < 1 || count > MOST_RANKS) {
            throw GivenUpException.wrongUsage("--sorted takes 1 to " + MOST_RANKS + " ranks");
        }
        if (players < Rules.FEWEST_PLAYERS || players > Rules.MOST_PLAYERS) {
            throw GivenUpException.wrongUsage(
                    "--players is from %d to %d"
                            .formatted(Rules.FEWEST_PLAYERS, Rules.MOST_PLAYERS));
        }
        return Perft.sorted(count, players, passing);
    }

    private Board stopped(String file) {
        var kept = RecordFile.open(file, shell).getLast();
        if (!(kept instanceof SavedDalmuti(MatchRecord match))) {
            throw GivenUpException.flawed(file + ": perft counts tricks, and Grapples has none");
        }
        if (match.seenBy().isPresent()) {
            throw GivenUpException.flawed(file + ": cards are hidden in this record");
        }
        if (!(match.end().phase() instanceof Phase.Tricks(var board, _, _))) {
            throw GivenUpException.flawed(file + ": the record does not stop in the tricks");
        }
        return board;
    }

    private static Table counts(Board board, int depth) {
        var table = new Table().row("depth", "sequences");
        for (int d = 1; d <= depth; d++) {
            table.row(d, Perft.count(board, d));
        }
        return table;
    }
}
