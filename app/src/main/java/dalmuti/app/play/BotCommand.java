package dalmuti.app.play;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// What is there for people who write bots.
@Command(
        name = "bot",
        description = {
            "For authors of bots.",
            "",
            "A bot may be a program in any language that reads and writes lines of JSON;",
            "docs/bots.md says how. Wherever a bot is named, program:COMMAND starts one."
        },
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "  dalmuti bot check python3 examples/bot.py",
            "  dalmuti bot check --ms 200 ./my-bot --level 3",
            "  dalmuti bot join localhost:8080 CODE --bot 'program:python3 examples/bot.py'"
        })
public final class BotCommand implements Runnable {

    @SuppressWarnings("NullAway.Init") // picocli sets it
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
