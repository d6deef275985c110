package dalmuti.app.play;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// What is there for people who write bots.
@Command(name = "bot", synopsisSubcommandLabel = "COMMAND")
public final class BotCommand implements Runnable {

    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
