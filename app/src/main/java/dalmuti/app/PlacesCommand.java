package dalmuti.app;

import dalmuti.app.game.Kind;
import dalmuti.app.options.BotNames;
import dalmuti.app.options.RunOptions;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.ProgressBar;
import dalmuti.app.shell.Shell;
import dalmuti.lab.play.SeatedBots;
import dalmuti.lab.run.WorkerPool;
import dalmuti.lab.society.PlaceTable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// Makes the table of places that bots carry with them.
@Command(name = "places")
final class PlacesCommand implements Runnable {

    private final Shell shell;

    @Mixin private final RunOptions run = new RunOptions();

    @Option(names = "--matches", paramLabel = "N", defaultValue = "1000")
    private int matches;

    @Option(names = "--bot", paramLabel = "NAME", defaultValue = "tuned")
    private String bot = "tuned";

    @Option(names = "--out", paramLabel = "FILE")
    private Optional<Path> file = Optional.empty();

    PlacesCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void run() {
        if (matches < 1) {
            throw GivenUpException.wrongUsage("--matches has to be at least 1");
        }
        var names = new BotNames(shell);
        names.check(List.of(bot), Kind.DALMUTI);
        run.tell(shell);
        try (var bar = new ProgressBar(shell, PlaceTable.TABLES)) {
            var table =
                    new PlaceTable(
                            matches,
                            run.seed(),
                            bot,
                            players ->
                                    new SeatedBots(
                                            Collections.nCopies(players, names.dalmuti(bot))),
                            new WorkerPool(run.threads()));
            String text = table.text(bar::advanceTo);
            file.ifPresentOrElse(it -> Output.write(it, text), () -> shell.out().print(text));
        }
    }
}
