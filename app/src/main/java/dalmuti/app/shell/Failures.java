package dalmuti.app.shell;

import dalmuti.app.print.Printable;
import dalmuti.contract.RefusedException;

import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Says in one line why a command has failed, and answers the status it ends with.
///
/// @param shell where it is said
public record Failures(Shell shell) {

    /// The command line could not be understood.
    public int misused(ParameterException e) {
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        shell.err().println(command + ": " + Printable.of(firstLine(e)));
        if (!UnmatchedArgumentException.printSuggestions(e, shell.err())) {
            shell.err().println("Try: " + command + " --help");
        }
        return Status.WRONG_USAGE;
    }

    /// Never fails itself: what is thrown here would be shown as it is.
    public int say(Throwable failure) {
        trace(failure);
        try {
            return status(failure);
        } catch (RuntimeException e) {
            return internal(e);
        }
    }

    private int status(Throwable failure) {
        return switch (failure) {
            case GivenUpException e -> failed(firstLine(e), e.status());
            case RefusedException e -> failed(shell.say(e.refusal()), Status.WRONG_USAGE);
            case BrokenOutputException e when e.isClosedPipe() -> Status.CLOSED_PIPE;
            case BrokenOutputException e ->
                    failed(shell.say("command.cannot-write", firstLine(e)), Status.FLAWED);
            default -> internal(failure);
        };
    }

    private int failed(String sentence, int status) {
        shell.err().println("dalmuti: " + Printable.of(sentence));
        return status;
    }

    private int internal(Throwable failure) {
        String what = failure.getClass().getSimpleName() + ": " + firstLine(failure);
        String hint = shell.wantsTrace() ? "" : " (DALMUTI_TRACE=1 shows where)";
        return failed("internal error: " + what + hint, Status.INTERNAL_ERROR);
    }

    private void trace(Throwable failure) {
        if (shell.wantsTrace()) {
            failure.printStackTrace(shell.err());
        }
    }

    private static String firstLine(Throwable failure) {
        return String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    }
}
