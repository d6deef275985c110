package dalmuti.app.play;

import dalmuti.app.console.Console;
import dalmuti.app.local.MatchFolder;
import dalmuti.app.local.SeatPlan;
import dalmuti.app.options.BotNames;
import dalmuti.app.options.ColorOption;
import dalmuti.app.options.MatchOptions;
import dalmuti.app.options.SeedOption;
import dalmuti.app.remote.ServerAddress;
import dalmuti.app.shell.Shell;
import dalmuti.app.sitting.MovePrompt;
import dalmuti.app.sitting.Outcome;
import dalmuti.app.sitting.VisitOptions;
import dalmuti.contract.Player;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/// Lets somebody play against bots.
@Command(name = "play")
public final class PlayCommand implements Callable<Integer> {

    private final Shell shell;

    @Mixin private final MatchOptions options = new MatchOptions();

    @Mixin private final ServerOptions remote = new ServerOptions();

    @Option(names = "--bots", paramLabel = "BOT,...")
    private Optional<String> bots = Optional.empty();

    @Option(names = "--name", paramLabel = "NAME")
    private Optional<String> name = Optional.empty();

    @Mixin private final SeedOption seed = new SeedOption();

    @Option(names = "--record", paramLabel = "FILE|DIR")
    private Optional<String> record = Optional.empty();

    @Option(names = "--resume", paramLabel = "FILE", arity = "0..1", fallbackValue = "")
    private Optional<String> resume = Optional.empty();

    @Option(names = "--confirm")
    private boolean confirm;

    @Option(
            names = "--draw-for-me",
            description = "Draw for the first positions without asking for a place.")
    private boolean drawForMe;

    @Mixin private final ColorOption color = new ColorOption();

    public PlayCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        remote.check(shell);
        return remote.server().map(this::playAt).orElseGet(this::playHere);
    }

    private int playAt(String server) {
        if (seed.isChosen() || resume.isPresent()) {
            throw shell.misuse("remote.local-only");
        }
        return new RemotePlay(shell, color.style(shell), ServerAddress.of(server))
                .play(remote, options, guest(), record);
    }

    private RemotePlay.Guest guest() {
        String others = bots.orElse(BotNames.USUAL);
        return new RemotePlay.Guest(name.orElse(""), name(), others, care(), drawing());
    }

    private int playHere() {
        var matches = new OpenMatches(shell, MatchFolder.of(shell.environment()));
        OpenMatches.OpenMatch match =
                resume.isPresent()
                        ? matches.resumed(resume.get())
                        : matches.fresh(options, name(), record, plan());
        return new TableErrors(shell)
                .within(
                        () -> {
                            try (Console console = Console.of(shell)) {
                                var play = new LocalPlay(shell, color.style(shell));
                                Outcome outcome = play.play(match, console, care(), drawing());
                                console.say(farewell(outcome, match));
                            }
                        });
    }

    private String farewell(Outcome outcome, OpenMatches.OpenMatch match) {
        boolean unfinished = !(outcome instanceof Outcome.Over);
        return unfinished && record.isEmpty() && resume.orElse("").isEmpty()
                ? shell.say("play.saved-resume")
                : shell.say("play.saved", match.file());
    }

    private SeatPlan plan() {
        List<String> names = new BotNames(shell).known(bots, options.kind());
        List<String> each = BotNames.repeated(names, options.players() - 1);
        return new SeatPlan(seed.seed(), new Player(0).toString(), each);
    }

    private String name() {
        if (name.filter(String::isBlank).isPresent()) {
            throw shell.misuse("command.no-name");
        }
        String user = shell.environment().getOrDefault("USER", "");
        return name.orElse(user.isBlank() ? "Zoe" : user);
    }

    private VisitOptions.Drawing drawing() {
        return drawForMe ? VisitOptions.Drawing.BY_ITSELF : VisitOptions.Drawing.BY_HAND;
    }

    private MovePrompt.Care care() {
        return confirm ? MovePrompt.Care.CONFIRM : MovePrompt.Care.SEND_AT_ONCE;
    }
}
