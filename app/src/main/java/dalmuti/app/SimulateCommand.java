package dalmuti.app;

import dalmuti.app.files.Kind;
import dalmuti.app.options.BotNames;
import dalmuti.app.options.MatchOptions;
import dalmuti.app.options.RunOptions;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.ProgressBar;
import dalmuti.app.shell.Shell;
import dalmuti.app.shell.Status;
import dalmuti.app.simulation.DalmutiSimulation;
import dalmuti.app.simulation.GrapplesSimulation;
import dalmuti.app.simulation.Simulation;
import dalmuti.app.simulation.Summary;
import dalmuti.app.story.Titles;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/// Plays matches of bots.
@Command(
        name = "simulate",
        description = {
            "Play matches of bots, who choose among their legal moves at random unless others are"
                    + " named.",
            "",
            "Prints how many points each first position brought, or with --record the records, or"
                    + " with --stats what the matches tell: who stays on top, what a seat is"
                    + " worth, what rules change. The same seed gives the same matches."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  dalmuti simulate --rules korean --players 4 --matches 100",
            "  dalmuti simulate --set passing=OUT_OF_TRICK --rounds 3 --seed 7 --record games",
            "  dalmuti simulate --game grapples --record - | dalmuti verify -",
            "  dalmuti simulate --stats --bots greedy --matches 5000 --report society.html",
            "  dalmuti simulate --bots greedy --compare official --compare"
                    + " \"official succession=MASTER\""
        })
final class SimulateCommand implements Callable<Integer> {

    private static final int USUAL_MATCHES = 1000;

    private final Shell shell;

    @Mixin private final MatchOptions wishes = new MatchOptions();
    @Mixin private final RunOptions effort = new RunOptions();
    @Mixin private final Output output = new Output();

    @Option(
            names = "--matches",
            paramLabel = "N",
            description = "How many (default: 1, for statistics 1000).")
    private Optional<Integer> matches = Optional.empty();

    @Option(
            names = "--bots",
            paramLabel = "BOT,...",
            defaultValue = "random",
            description = "Who plays, seat by seat and again from the first (default: random).")
    private String bots = "random";

    @Option(names = "--stats", description = "Print what the matches tell.")
    private boolean stats;

    @Option(
            names = "--compare",
            paramLabel = "RULES",
            description =
                    "Statistics of several rules side by side, each as \"PRESET OPTION=VALUE ...\";"
                            + " the others are compared with the first. tax=off and revolution=off"
                            + " leave those out.")
    private List<String> compared = List.of();

    @Option(
            names = "--record",
            paramLabel = "DIR|-",
            description = "Write match-000001.drn and so on into a folder, or all records to -.")
    private Optional<String> place = Optional.empty();

    @Option(names = "--force", description = "Write over records that are there already.")
    private boolean force;

    SimulateCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        if (matches.orElse(1) < 1) {
            throw GivenUpException.wrongUsage(shell.words().say("command.matches-least"));
        }
        if (stats || !compared.isEmpty() || output.isWanted()) {
            return statistics();
        }
        int count = matches.orElse(1);
        Simulation simulation = simulation(effort.seed());
        var shelf = place.map(it -> new RecordShelf(it, wishes.kind(), shell));
        if (shelf.isPresent()) {
            shelf.get().prepare(count, force ? RecordShelf.Old.REPLACED : RecordShelf.Old.KEPT);
        }
        effort.tell(shell);
        play(simulation, shelf, count);
        return Status.GOOD;
    }

    private int statistics() {
        if (place.isPresent()) {
            throw GivenUpException.wrongUsage("it is either --record or statistics");
        }
        var statistics =
                new Statistics(
                        shell,
                        wishes,
                        effort,
                        output,
                        BotNames.listed(bots),
                        matches.orElse(USUAL_MATCHES));
        statistics.publish(compared);
        return Status.GOOD;
    }

    private Simulation simulation(long dice) {
        if (wishes.kind() == Kind.GRAPPLES) {
            return new GrapplesSimulation(
                    wishes.grapples(),
                    BotNames.seated(
                            BotNames.listed(bots), wishes.players(), new BotNames(shell)::grapples),
                    dice);
        }
        Rules rules = wishes.dalmuti();
        var titles = Titles.in(shell.speech().language());
        var seated =
                BotNames.seated(
                        BotNames.listed(bots), wishes.players(), new BotNames(shell)::dalmuti);
        var simulation = new DalmutiSimulation(rules, seated, dice, titles);
        hint(rules.preset());
        return simulation;
    }

    private void hint(Preset preset) { // WHO-1
        if (!preset.recommendedFor(wishes.players())) {
            shell.err()
                    .println(
                            shell.words()
                                    .say("command.hint", preset, preset.fewest(), preset.most()));
        }
    }

    private void play(Simulation simulation, Optional<RecordShelf> shelf, int count) {
        var summary = new Summary(simulation, shell.words());
        long start = System.nanoTime();
        try (var bar = new ProgressBar(shell, count)) {
            for (int number = 1; number <= count; number++) {
                Simulation.Outcome outcome = simulation.play(number);
                if (shelf.isPresent()) {
                    shelf.get().put(number, outcome.text().get());
                }
                summary.add(outcome);
                bar.advanceTo(number);
            }
        }
        if (shelf.isEmpty()) {
            summary.lines().forEach(shell.out()::println);
            shell.out().flush();
        } else {
            shell.err()
                    .println(
                            shell.words()
                                    .say(
                                            "command.in-place",
                                            summary.counts(),
                                            shelf.get().place()));
        }
        shell.err().println(summary.speed((System.nanoTime() - start) / 1e9));
    }
}
