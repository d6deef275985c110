package dalmuti.app.records;

import dalmuti.Phase;
import dalmuti.app.files.RecordFile;
import dalmuti.app.print.Table;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.engine.Board;
import dalmuti.engine.Perft;
import dalmuti.notation.MatchRecord;
import dalmuti.options.Passing;
import dalmuti.options.Rules;
import dalmuti.table.game.KeptDalmuti;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.List;
import java.util.Optional;

/// Counts what can be played.
@Command(name = "perft")
public final class PerftCommand implements Runnable {

    private static final int MOST_RANKS = 12;
    private static final int DEEPEST = 100;

    private final Shell shell;

    @Parameters(arity = "0..2", paramLabel = "FILE DEPTH", descriptionKey = "file")
    private List<String> arguments = List.of();

    @Option(names = "--sorted", paramLabel = "RANKS")
    private Optional<Integer> ranks = Optional.empty();

    @Option(names = "--players", paramLabel = "N", defaultValue = "5")
    private int players;

    @Option(names = "--passing", paramLabel = "P", defaultValue = "REENTER")
    private Passing passing = Passing.REENTER;

    @Option(names = "--complete")
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
        if (!(kept instanceof KeptDalmuti(MatchRecord match))) {
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
