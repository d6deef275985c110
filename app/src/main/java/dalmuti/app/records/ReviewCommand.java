package dalmuti.app.records;

import dalmuti.app.files.RecordFile;
import dalmuti.app.game.GameAtTerminal;
import dalmuti.app.print.Ink;
import dalmuti.app.shell.ProgressBar;
import dalmuti.app.shell.Shell;
import dalmuti.app.story.People;
import dalmuti.app.story.TextStyle;
import dalmuti.bots.review.Review;
import dalmuti.contract.Action;
import dalmuti.contract.Deed;
import dalmuti.table.game.KeptMatch;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.List;
import java.util.Optional;

/// Tells how well a recorded match was played.
@Command(name = "review")
public final class ReviewCommand implements Runnable {

    private static final long SEED = 1;

    private final Shell shell;

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private String file = "";

    @Option(names = "--worlds", paramLabel = "N")
    private Optional<Integer> worlds = Optional.empty();

    @Option(names = "--worst", paramLabel = "N", defaultValue = "10")
    private int worst;

    public ReviewCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void run() {
        if (worlds.filter(it -> it < 1).isPresent() || worst < 0) {
            throw shell.misuse("command.review-bounds");
        }
        var style = new TextStyle(shell.language(), Ink.PLAIN);
        for (var match : RecordFile.open(file, shell)) {
            if (match.seenBy().isPresent()) {
                throw shell.misuse("command.review-kept");
            }
            print(match, style);
        }
    }

    private <S, M extends Action, E, V> void print(KeptMatch<S, M, E, V> match, TextStyle style) {
        List<Deed<M>> moves = match.deeds();
        Review<M> review;
        try (var bar = new ProgressBar(shell, moves.size())) {
            review = match.reviewer(worlds).review(match.start(), moves, SEED, bar::advanceTo);
        }
        var people = new People(match.names(), shell.words());
        var screen = GameAtTerminal.of(match).screen().apply(people, style);
        new ReviewTables<>(review, people, screen::name, shell.words())
                .lines(worst)
                .forEach(shell::println);
    }
}
