package dalmuti.app.play;

import dalmuti.app.local.WatchedMatch;
import dalmuti.app.options.BotNames;
import dalmuti.app.options.ColorOption;
import dalmuti.app.options.MatchOptions;
import dalmuti.app.options.SeedOption;
import dalmuti.app.shell.Shell;
import dalmuti.app.simulation.PlayerNames;
import dalmuti.contract.Player;
import dalmuti.table.game.KeptMatch;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// Shows bots playing.
@Command(name = "watch")
public final class WatchCommand implements Runnable {

    private final Shell shell;

    @Mixin private final MatchOptions options = new MatchOptions();

    @Option(names = "--bots", paramLabel = "BOT,...")
    private Optional<String> bots = Optional.empty();

    @Option(names = "--pace", paramLabel = "SECONDS", defaultValue = "1")
    private double pace;

    @Option(names = "--open")
    private boolean open;

    @Mixin private final SeedOption seed = new SeedOption();

    @Mixin private final ColorOption color = new ColorOption();

    public WatchCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void run() {
        if (!Double.isFinite(pace) || pace < 0) {
            throw shell.misuse("command.pace");
        }
        List<String> names = new BotNames(shell).known(bots, options.kind());
        KeptMatch<?, ?, ?, ?> match = options.fresh(PlayerNames.named(options.players()));
        List<Player> seats = match.names().keySet().stream().sorted().toList();
        var style = color.style(shell);
        var dice = new SplittableRandom(seed.seed());
        var hands = open ? WatchedMatch.Hands.OPEN : WatchedMatch.Hands.HIDDEN;
        try (PacedOutput stage = PacedOutput.of(shell, pace)) {
            var play = new LocalPlay(shell, style);
            var table = play.table(match, seats, names, dice, Optional.empty());
            WatchedMatch.run(table, hands, style, stage::show);
        }
    }
}
