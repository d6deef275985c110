package dalmuti.app;

import dalmuti.app.game.Kind;
import dalmuti.app.options.BotNames;
import dalmuti.app.options.MatchOptions;
import dalmuti.app.options.RulesText;
import dalmuti.app.options.RunOptions;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.ProgressBar;
import dalmuti.app.shell.Shell;
import dalmuti.app.shell.ShutdownHook;
import dalmuti.app.simulation.DalmutiSimulation;
import dalmuti.app.simulation.GrapplesSimulation;
import dalmuti.app.simulation.Simulation;
import dalmuti.app.simulation.Summary;
import dalmuti.app.story.DalmutiNames;
import dalmuti.lab.grapples.GrapplesSurvey;
import dalmuti.lab.play.RulesVariant;
import dalmuti.lab.play.SeatedBots;
import dalmuti.lab.play.Traffic;
import dalmuti.lab.run.WorkerPool;
import dalmuti.lab.society.Survey;
import dalmuti.options.Preset;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Plays matches of bots.
@Command(name = "simulate")
final class SimulateCommand implements Runnable {

    private static final int USUAL_MATCHES = 1000;
    private static final Pattern CHANGE = Pattern.compile("([1-9][0-9]{0,3}):([+-])([1-9][0-9]?)");

    private final Shell shell;

    @Mixin private final MatchOptions options = new MatchOptions();
    @Mixin private final RunOptions run = new RunOptions();
    @Mixin private final Output output = new Output();

    @Option(names = "--matches", paramLabel = "N")
    private Optional<Integer> matches = Optional.empty();

    @Option(names = "--bots", paramLabel = "BOT,...", defaultValue = "random")
    private String bots = "random";

    @Option(names = "--join", paramLabel = "ROUND:CHANGE", split = ",")
    private List<String> changes = List.of();

    @Option(names = "--stats")
    private boolean stats;

    @Option(names = "--compare", paramLabel = "RULES")
    private List<String> compared = List.of();

    @Option(names = "--record", paramLabel = "DIR|-")
    private Optional<String> place = Optional.empty();

    @Option(names = "--force")
    private boolean force;

    SimulateCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void run() {
        if (matches.orElse(1) < 1) {
            throw GivenUpException.wrongUsage(shell.words().say("command.matches-least"));
        }
        boolean statistics = stats || !compared.isEmpty() || output.isWanted();
        checkComingAndGoing(statistics);
        if (statistics && place.isPresent()) {
            checkRecordsBesideStatistics(place.get());
        }
        int count = matches.orElse(statistics ? USUAL_MATCHES : 1);
        Simulation simulation = simulation(count);
        var records = place.map(it -> new RecordOutput(it, options.kind(), shell));
        if (records.isPresent()) {
            records.get().prepare(count, force ? RecordOutput.Old.REPLACED : RecordOutput.Old.KEPT);
        }
        if (statistics) {
            publish(simulation, records, count);
        } else {
            summarise(simulation, records, count);
        }
    }

    private void checkComingAndGoing(boolean statistics) {
        if (!changes.isEmpty() && options.kind() == Kind.GRAPPLES) { // G-WHO-1
            throw GivenUpException.wrongUsage("--join is for dalmuti: nobody joins Grapples");
        }
        if (!changes.isEmpty() && statistics) {
            throw GivenUpException.wrongUsage(
                    "--join is not for statistics, which are of tables with as many players all the"
                            + " time");
        }
    }

    private void checkRecordsBesideStatistics(String records) {
        if (!compared.isEmpty()) {
            throw GivenUpException.wrongUsage(
                    "--record is for one set of rules, not for --compare");
        }
        if (records.equals("-")) {
            throw GivenUpException.wrongUsage(
                    "records and statistics can't both be printed: --record takes a folder");
        }
    }

    private Simulation simulation(int count) {
        return switch (options.kind()) {
            case DALMUTI -> dalmuti(count);
            case GRAPPLES -> grapples(count);
        };
    }

    private Simulation dalmuti(int count) {
        List<RulesVariant> variants =
                compared.isEmpty()
                        ? List.of(new RulesVariant(options.finite(), RulesVariant.Court.WHOLE))
                        : compared.stream()
                                .flatMap(it -> RulesText.variants(it, options::finite).stream())
                                .toList();
        var names = new BotNames(shell);
        List<String> named = BotNames.listed(bots);
        names.check(named, Kind.DALMUTI);
        int players = options.players();
        var traffic = new Traffic(changes.stream().map(SimulateCommand::change).toList());
        int everybody = players + traffic.joining();
        var survey =
                new Survey(
                        variants,
                        players,
                        traffic,
                        () -> new SeatedBots(BotNames.seated(named, everybody, names::dalmuti)),
                        String.join(", ", named),
                        count,
                        run.seed());
        return new DalmutiSimulation(survey, DalmutiNames.in(shell.language()));
    }

    /// `3:+2` or `6:-1`: after which round how many join or leave.
    private static Traffic.Change change(String text) {
        Matcher change = CHANGE.matcher(text);
        if (!change.matches()) {
            throw GivenUpException.wrongUsage(
                    "--join is ROUND:+N or ROUND:-N, as in 3:+2,6:-1, and not " + text);
        }
        int round = Integer.parseInt(change.group(1));
        int count = Integer.parseInt(change.group(3));
        return change.group(2).equals("+")
                ? new Traffic.Change(round, 0, count)
                : new Traffic.Change(round, count, 0);
    }

    private Simulation grapples(int count) {
        if (!compared.isEmpty()) {
            throw GivenUpException.wrongUsage("--compare is for the rules of dalmuti");
        }
        var names = new BotNames(shell);
        List<String> named = BotNames.listed(bots);
        names.check(named, Kind.GRAPPLES);
        int players = options.players();
        return new GrapplesSimulation(
                new GrapplesSurvey(
                        options.grapples(),
                        players,
                        () -> BotNames.seated(named, players, names::grapples),
                        String.join(", ", named),
                        count,
                        run.seed()));
    }

    /// What the matches tell.
    private void publish(Simulation simulation, Optional<RecordOutput> records, int count) {
        output.prepare();
        run.tell(shell);
        var stopped = new AtomicBoolean();
        try (var _ = new ShutdownHook(() -> stopped.set(true), RunOptions.TO_PUBLISH)) {
            long start = System.nanoTime();
            Simulation.Statistics statistics;
            try (var bar = new ProgressBar(shell, count)) {
                var pool = new WorkerPool(run.threads(), stopped, (done, _) -> bar.advanceTo(done));
                statistics = simulation.run(pool, records.map(it -> it::put));
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            output.publish(statistics.findings(), shell);
            statistics.rounds().ifPresent(rounds -> tellSpeed(rounds, seconds));
        }
    }

    private void tellSpeed(long rounds, double seconds) {
        shell.err()
                .println(
                        String.format(
                                Locale.ROOT,
                                "%.1f s, %.0f rounds a second",
                                seconds,
                                rounds / seconds));
    }

    /// How many matches there were and what each place brought, or where their records are.
    private void summarise(Simulation simulation, Optional<RecordOutput> records, int count) {
        if (options.kind() == Kind.DALMUTI) {
            hint(options.finite().preset());
        }
        run.tell(shell);
        var summary = new Summary(simulation.layout(), shell.words());
        long start = System.nanoTime();
        try (var bar = new ProgressBar(shell, count)) {
            var alone =
                    new WorkerPool(
                            1,
                            new AtomicBoolean(),
                            (done, _) -> bar.advanceTo(done)); // in their order
            Consumer<Simulation.Played> log = summary::add;
            var _ =
                    simulation.run(
                            alone,
                            Optional.of(records.map(it -> log.andThen(it::put)).orElse(log)));
        }
        if (records.isEmpty()) {
            summary.lines().forEach(shell.out()::println);
            shell.out().flush();
        } else {
            shell.err()
                    .println(
                            shell.words()
                                    .say(
                                            "command.in-place",
                                            summary.counts(),
                                            records.get().place()));
        }
        shell.err().println(summary.speed((System.nanoTime() - start) / 1e9));
    }

    private void hint(Preset preset) { // WHO-1
        if (!preset.recommendedFor(options.players())) {
            shell.err()
                    .println(
                            shell.words()
                                    .say("command.hint", preset, preset.fewest(), preset.most()));
        }
    }
}
