package dalmuti.app;

import dalmuti.app.files.RecordFile;
import dalmuti.app.options.RunOptions;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.app.shell.ShutdownHook;
import dalmuti.bots.net.WeightsFile;
import dalmuti.lab.report.Csv;
import dalmuti.lab.report.Findings;
import dalmuti.lab.report.Format;
import dalmuti.lab.report.HtmlPage;
import dalmuti.lab.train.CurvePoint;
import dalmuti.lab.train.Training;
import dalmuti.lab.train.TrainingFindings;
import dalmuti.words.Words;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/// Lets a network teach itself The Great Dalmuti.
@Command(name = "train")
final class TrainCommand implements Runnable {

    /// Seconds.
    private static final double BETWEEN_POINTS = 60;

    private final Shell shell;

    @Mixin private final RunOptions run = new RunOptions();

    @Option(names = "--out", paramLabel = "DIR", required = true)
    private Path folder = Path.of("");

    @Option(names = "--minutes", paramLabel = "N")
    private Optional<Double> minutes = Optional.empty();

    @Option(names = "--decisions", paramLabel = "N")
    private Optional<Long> decisions = Optional.empty();

    @Option(names = "--against", paramLabel = "FILE")
    private Optional<Path> besieged = Optional.empty();

    TrainCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void run() {
        if (minutes.filter(it -> !(it > 0)).isPresent()
                || decisions.filter(it -> it < 1).isPresent()) {
            throw GivenUpException.wrongUsage("--minutes and --decisions are more than 0");
        }
        var stopped = new AtomicBoolean();
        try (var _ = new ShutdownHook(() -> stopped.set(true), RunOptions.TO_PUBLISH)) {
            Files.createDirectories(folder);
            run(training(), stopped);
        } catch (IOException e) {
            throw GivenUpException.flawed(folder + ": " + RecordFile.reason(e, Words.ENGLISH));
        }
    }

    private Training training() throws IOException {
        Path checkpoint = folder.resolve("checkpoint");
        if (besieged.isEmpty() && Files.exists(checkpoint)) {
            return Training.resume(checkpoint);
        }
        run.tell(shell);
        if (besieged.isPresent()) {
            var weights = WeightsFile.read(Files.readAllBytes(besieged.get()));
            return Training.siege(weights, run.seed());
        }
        return Training.begin(run.seed());
    }

    private void run(Training training, AtomicBoolean stopped) throws IOException {
        long most = decisions.orElse(Long.MAX_VALUE);
        double left = minutes.orElse(Double.POSITIVE_INFINITY) * 60;
        while (!stopped.get() && left > 0 && training.lessons() < most) {
            long start = System.nanoTime();
            double slice = Math.min(left, BETWEEN_POINTS);
            training.learn(run.threads(), most, Duration.ofMillis((long) (slice * 1e3)), stopped);
            say(training.measure());
            keep(training);
            left -= (System.nanoTime() - start) / 1e9;
        }
    }

    private void say(CurvePoint point) {
        shell.out()
                .printf(
                        Locale.ROOT,
                        "%6.1f min  %,13d rounds  %,13d decisions  %,8.0f/s  surprise %.3f"
                                + "  %s%n",
                        point.seconds() / 60,
                        point.rounds(),
                        point.lessons(),
                        point.lessons() / point.seconds(),
                        point.surprise(),
                        String.join("  ", strength(point)));
        shell.out().flush();
    }

    private static List<String> strength(CurvePoint point) {
        return point.points().entrySet().stream()
                .map(it -> it.getKey() + " " + Format.THOUSANDTHS.of(it.getValue()))
                .toList();
    }

    private void keep(Training training) throws IOException {
        Findings findings =
                new TrainingFindings(training.seed(), run.threads(), training.curve()).findings();
        Files.writeString(folder.resolve("curve.html"), HtmlPage.of(findings));
        Files.writeString(folder.resolve("curve.csv"), Csv.of(findings.allSheets().getFirst()));
        Files.write(folder.resolve("weights.bin"), WeightsFile.write(training.network()));
        if (besieged.isEmpty()) { // a siege is short, and always begun anew
            training.save(folder.resolve("checkpoint"));
        }
    }
}
