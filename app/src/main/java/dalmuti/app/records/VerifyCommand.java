package dalmuti.app.records;

import dalmuti.app.files.RecordFile;
import dalmuti.app.files.Source;
import dalmuti.app.print.Printable;
import dalmuti.app.shell.Shell;
import dalmuti.app.shell.Status;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.UndecidedRecordException;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

/// Checks records.
@Command(name = "verify")
public final class VerifyCommand implements Callable<Integer> {

    private final Shell shell;

    @Parameters(paramLabel = "FILE|DIR", arity = "1..*", descriptionKey = "file")
    private List<String> places = List.of();

    @Option(names = {"-q", "--quiet"})
    private boolean quiet;

    private int records;
    private int flawed;
    private int undecided;
    private int unreadable;

    public VerifyCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public Integer call() {
        List<Source> sources = Source.all(places, shell.in());
        sources.forEach(this::check);
        if (!quiet) {
            summarize(sources.size());
        }
        if (unreadable > 0) {
            return Status.WRONG_USAGE;
        }
        if (flawed > 0) {
            return Status.FLAWED;
        }
        return undecided > 0 ? Status.UNDECIDED : Status.GOOD;
    }

    private void check(Source source) {
        try {
            records += RecordFile.readAll(source).size();
        } catch (FlawedRecordException e) {
            flawed++;
            say(source.name() + ":" + e.line() + ": " + shell.say(e.refusal()));
        } catch (UndecidedRecordException e) {
            undecided++;
            say(source.name() + ":" + e.line() + ": " + shell.say(UndecidedRecordException.KEY));
        } catch (IOException e) {
            unreadable++;
            say(
                    shell.say(
                            "command.cannot-be-read",
                            source.name(),
                            RecordFile.reason(e, shell.words())));
        }
    }

    private void say(String line) {
        shell.println(Printable.of(line));
    }

    private void summarize(int files) {
        int bad = flawed + unreadable;
        if (bad > 0) {
            shell.err().println(shell.say("command.bad-files", bad, files));
        }
        if (undecided > 0) {
            shell.err().println(shell.say("command.undecided-files", undecided, files));
        }
        if (bad + undecided == 0) {
            shell.println(shell.say("command.all-good", records));
        }
    }
}
