package dalmuti.app;

import dalmuti.Dalmuti;
import dalmuti.app.local.LocalTable;
import dalmuti.app.local.SavedDalmuti;
import dalmuti.app.local.SavedGrapples;
import dalmuti.app.local.SavedMatch;
import dalmuti.app.local.Showing;
import dalmuti.app.simulation.People;
import dalmuti.app.story.Teller;
import dalmuti.bots.Bot;
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
import java.util.function.Function;

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
            List<String> names = new BotNames(shell).known(bots, wishes.kind());
            switch (wishes.kind()) {
                case DALMUTI -> show(stage, dalmuti(), names, new BotNames(shell)::dalmuti);
                case GRAPPLES -> show(stage, grapples(), names, new BotNames(shell)::grapples);
            }
        }
        return Status.GOOD;
    }

    private SavedDalmuti dalmuti() {
        var start = new Dalmuti(wishes.dalmuti()).start(wishes.players());
        return new SavedDalmuti(
                MatchRecord.of(People.named(wishes.players()), start, List.of()));
    }

    private SavedGrapples grapples() {
        return new SavedGrapples(
                new GrapplesRecord.Full(
                        wishes.grapples(),
                        List.copyOf(People.named(wishes.players()).values()),
                        List.of()));
    }

    private <S, M, E, V> void show(
            PacedStage stage,
            SavedMatch<S, M, E, V> match,
            List<String> names,
            Function<String, Bot<V, M>> named) {
        var teller = new Teller(shell.speech().language(), color.ink(shell));
        List<Player> seats = match.names().keySet().stream().sorted().toList();
        var table =
                new LocalTable<>(
                        match,
                        LocalPlay.bots(seats, names, named),
                        new SplittableRandom(Seeds.of(seed)),
                        teller,
                        _ -> {});
        var hands = open ? Showing.Hands.OPEN : Showing.Hands.HIDDEN;
        Showing.run(match, table, hands, teller, stage);
    }
}
