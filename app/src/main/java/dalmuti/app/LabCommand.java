package dalmuti.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// What the lab makes for other parts of the house.
@Command(name = "lab", synopsisSubcommandLabel = "COMMAND")
final class LabCommand implements Runnable {

    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "lab needs a command, such as places");
    }
}
