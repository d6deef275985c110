package dalmuti.app;

import dalmuti.app.files.RecordFile;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.ProgressBar;
import dalmuti.app.shell.Shell;
import dalmuti.bots.net.Foresight;
import dalmuti.bots.net.Network;
import dalmuti.bots.net.WeightsFile;
import dalmuti.bots.sense.Goal;
import dalmuti.lab.train.Calibration;
import dalmuti.options.Rules;
import dalmuti.words.Words;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Checks whether the chances that a network names come true.
@Command(name = "calibration")
final class CalibrationCommand implements Runnable {

    private final Shell shell;

    @Mixin private final Output output = new Output();

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
    private long seed;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "1000")
    private long rounds;

    @Option(names = "--players", paramLabel = "N", split = ",", defaultValue = "4,5,6,7,8,9,10")
    private List<Integer> players = List.of();

    @Option(names = "--weights", paramLabel = "FILE")
    private Optional<Path> file = Optional.empty();

    CalibrationCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void run() {
        if (rounds < 1
                || players.stream()
                        .anyMatch(it -> it < Rules.FEWEST_PLAYERS || it > Rules.MOST_PLAYERS)) {
            throw GivenUpException.wrongUsage("--rounds is at least 1, --players from 3 to 14");
        }
        output.prepare();
        Network network = network();
        var found = new ArrayList<Calibration>();
        try (var bar = new ProgressBar(shell, players.size())) {
            for (int number : players) {
                found.add(Calibration.of(network, number, rounds, seed));
                bar.advanceTo(found.size());
            }
        }
        output.publish(Calibration.findings(found, seed), shell);
    }

    private Network network() {
        if (file.isEmpty()) {
            return Foresight.shipped(Goal.ROUND).network();
        }
        try {
            return WeightsFile.read(Files.readAllBytes(file.get()));
        } catch (IOException e) {
            throw GivenUpException.flawed(file.get() + ": " + RecordFile.reason(e, Words.ENGLISH));
        }
    }
}
