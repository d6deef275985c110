package dalmuti.app.play;

import dalmuti.app.print.Printable;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.app.shell.Status;
import dalmuti.programs.Conformance;
import dalmuti.programs.Conformance.Finding;
import dalmuti.programs.ProgramLimits;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.lang.ProcessBuilder.Redirect;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;

/// Checks whether a program speaks the protocol of bots.
@Command(name = "check")
public final class BotCheckCommand implements Callable<Integer> {

    private final Shell shell;

    @Option(names = "--ms", paramLabel = "MILLISECONDS")
    private int millis = 1000;

    @Parameters(paramLabel = "COMMAND", arity = "1..*", descriptionKey = "command")
    private List<String> command = List.of();

    public BotCheckCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        if (millis < 1) {
            throw GivenUpException.wrongUsage("a program needs at least a millisecond");
        }
        ProgramLimits limits =
                ProgramLimits.USUAL.withMove(Duration.ofMillis(millis)).withLog(Redirect.INHERIT);
        return new Conformance(command, limits, this::print).check() ? Status.GOOD : Status.FLAWED;
    }

    private void print(Finding finding) {
        shell.println(
                "%-6s  %-28s  %s"
                        .formatted(
                                finding.isGood() ? "ok" : "FAILED",
                                finding.check(),
                                Printable.of(finding.sentence())));
    }
}
