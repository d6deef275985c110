package dalmuti.app;

import dalmuti.Dalmuti;
import dalmuti.app.files.Kind;
import dalmuti.app.play.DalmutiHost;
import dalmuti.app.play.GrapplesHost;
import dalmuti.app.play.Opponents;
import dalmuti.app.play.Showing;
import dalmuti.app.simulation.People;
import dalmuti.app.story.Teller;
import dalmuti.contract.Player;
import dalmuti.notation.MatchRecord;
import dalmuti.wire.GrapplesRecord;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;

/// Shows bots playing.
@Command(
        name = "watch",
        description = {
            "Watch bots play, sentence by sentence.",
            "",
            "On a terminal Enter or space goes on at once, + and - change the pace, a shows all the"
                    + " rest, q ends."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  dalmuti watch --bots random,greedy --rounds 2",
            "  dalmuti watch --game grapples --pace 0.5 --open"
        })
final class WatchCommand implements Callable<Integer> {

    private final Shell shell;

    @Mixin private final Wishes wishes = new Wishes();

    @Option(
            names = "--bots",
            paramLabel = "BOT,...",
            description = "Who plays: one kind for all, or one for each in turn.")
    private Optional<String> bots = Optional.empty();

    @Option(
            names = "--pace",
            paramLabel = "SECONDS",
            defaultValue = "1",
            description =
                    "How long a sentence stays on a terminal; 0 waits for a key (default: 1).")
    private double pace;

    @Option(names = "--open", description = "Show all cards.")
    private boolean open;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "What the dice are thrown from (default: a random one).")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            description = "auto, always or never (default: auto; NO_COLOR is respected).")
    private Color color = Color.AUTO;

    WatchCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        if (!Double.isFinite(pace) || pace < 0) {
            throw GivenUpException.wrongUsage(shell.words().say("command.pace"));
        }
        try (PacedStage stage = PacedStage.of(shell, pace)) {
            var _ = showing(stage).run();
        }
        return Status.GOOD;
    }

    private Showing<?, ?, ?, ?> showing(PacedStage stage) {
        var teller = new Teller(shell.speech().language(), color.ink(shell));
        var hands = open ? Showing.Hands.OPEN : Showing.Hands.HIDDEN;
        var dice = new SplittableRandom(Seeds.of(seed));
        var names = People.named(wishes.players());
        List<Player> seats = List.copyOf(names.keySet());
        if (wishes.kind() == Kind.GRAPPLES) {
            var before =
                    new GrapplesRecord.Full(
                            wishes.grapples(), List.copyOf(names.values()), List.of());
            Opponents<grapples.View, grapples.Choice> all = Rivals.grapples(shell);
            return new Showing<>(
                    new GrapplesHost(before, teller),
                    all.at(seats, Rivals.names(bots, all, shell)),
                    hands,
                    dice,
                    stage);
        }
        var start = new Dalmuti(wishes.dalmuti()).start(wishes.players());
        Opponents<dalmuti.View, dalmuti.Move> all = Rivals.dalmuti(shell);
        return new Showing<>(
                new DalmutiHost(MatchRecord.of(names, start, List.of()), teller),
                all.at(seats, Rivals.names(bots, all, shell)),
                hands,
                dice,
                stage);
    }
}
