package dalmuti.app;

import dalmuti.app.files.Kind;
import dalmuti.app.names.Titles;
import dalmuti.app.simulation.DalmutiSimulation;
import dalmuti.app.simulation.GrapplesSimulation;
import dalmuti.app.simulation.Simulation;
import dalmuti.app.simulation.Summary;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.Optional;
import java.util.concurrent.Callable;

/// Plays matches of random players.
@Command(
        name = "simulate",
        description = {
            "Play matches of players who choose among their legal moves at random.",
            "",
            "Prints how many points each first position brought, or with --record the records."
                    + " The same seed gives the same matches."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  dalmuti simulate --rules korean --players 4 --matches 100",
            "  dalmuti simulate --set passing=OUT_OF_TRICK --rounds 3 --seed 7 --record games",
            "  dalmuti simulate --game grapples --record - | dalmuti verify -"
        })
final class SimulateCommand implements Callable<Integer> {

    private final Shell shell;

    @Mixin private final Wishes wishes = new Wishes();

    @Option(
            names = "--matches",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many (default: ${DEFAULT-VALUE}).")
    private int matches;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "What the dice are thrown from (default: a random one, printed).")
    private Optional<Long> seed = Optional.empty();

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
        if (matches < 1) {
            throw GivenUpException.wrongUsage(shell.words().say("command.matches-least"));
        }
        long dice = Seeds.of(seed);
        Simulation simulation = simulation(dice);
        var shelf = place.map(it -> new RecordShelf(it, wishes.kind(), shell));
        if (shelf.isPresent()) {
            shelf.get().prepare(matches, force ? RecordShelf.Old.REPLACED : RecordShelf.Old.KEPT);
        }
        if (seed.isEmpty()) {
            shell.err().println(shell.words().say("command.seed", dice));
        }
        play(simulation, shelf);
        return Status.GOOD;
    }

    private Simulation simulation(long dice) {
        if (wishes.kind() == Kind.GRAPPLES) {
            return new GrapplesSimulation(wishes.grapples(), wishes.players(), dice);
        }
        Rules rules = wishes.dalmuti();
        var titles = Titles.in(shell.speech().language());
        var simulation = new DalmutiSimulation(rules, wishes.players(), dice, titles);
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

    private void play(Simulation simulation, Optional<RecordShelf> shelf) {
        var summary = new Summary(simulation, shell.words());
        long start = System.nanoTime();
        try (var bar = new ProgressBar(shell, matches)) {
            for (int number = 1; number <= matches; number++) {
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
            shell.err().println(shell.words().say("command.in-place", summary.counts(), shelf.get().place()));
        }
        shell.err().println(summary.speed((System.nanoTime() - start) / 1e9));
    }
}
