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
import dalmuti.contract.Player;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/// Lets somebody play against bots.
@Command(
        name = "play",
        description = {
            "Play The Great Dalmuti or Grapples against bots, or with others at a server.",
            "",
            "Short answers do: 3 9 lays three nines, p passes, ? gives a hint, h explains, q"
                    + " leaves. The match is saved after every move.",
            "",
            "Against bots, /quip lists what can be said by a number, /add BOT and /remove WHO let"
                    + " a bot join or leave after the round, and /end ends the match with it; one"
                    + " with ending=ENDLESS goes on until then.",
            "",
            "At a server, /say TEXT speaks to the table, /quip lists what can be said by a"
                    + " number, /who shows who sits where, /start begins the match, /away lets"
                    + " a bot play on, /back takes over, /end ends the match after the round,"
                    + " /leave leaves for good."
        },
        footer = {
            "  dalmuti play",
            "  dalmuti play --rules korean --players 5 --bots cook,knight",
            "  dalmuti play --game grapples --lang nl",
            "  dalmuti play --set ending=ENDLESS",
            "  dalmuti play --resume",
            "  dalmuti play --server https://dalmuti.example --bots cook",
            "  dalmuti play --server localhost:8080 --bots none --players 4",
            "  dalmuti play --server localhost:8080 --table CODE"
        })
public final class PlayCommand implements Callable<Integer> {

    private final Shell shell;

    @Mixin private final MatchOptions options = new MatchOptions();

    @Mixin private final ServerOptions remote = new ServerOptions();

    @Option(
            names = "--bots",
            paramLabel = "BOT,...",
            description =
                    "Who plays with you: one kind for all, or one for each in turn; at a server,"
                            + " none leaves the chairs to people.")
    private Optional<String> bots = Optional.empty();

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "What you are called (default: your user name).")
    private Optional<String> name = Optional.empty();

    @Mixin private final SeedOption seed = new SeedOption();

    @Option(
            names = "--record",
            paramLabel = "FILE|DIR",
            description = "Where the match is saved (default: the data folder of the user).")
    private Optional<String> record = Optional.empty();

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            arity = "0..1",
            fallbackValue = "",
            description = "Go on with the match that was left last, or with the one in FILE.")
    private Optional<String> resume = Optional.empty();

    @Option(names = "--confirm", description = "Ask for Enter before a move is made.")
    private boolean confirm;

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
        return new RemotePlay.Guest(name.orElse(""), name(), others, care());
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
                                Outcome outcome = play.play(match, console, care());
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

    private MovePrompt.Care care() {
        return confirm ? MovePrompt.Care.CONFIRM : MovePrompt.Care.SEND_AT_ONCE;
    }
}
