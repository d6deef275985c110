package dalmuti.app.console;

import dalmuti.app.shell.Shell;

import org.jline.terminal.TerminalBuilder;

import java.io.IOException;

/// Opens the console that fits where a command was started.
public final class Consoles {

    private Consoles() {}

    public static Console of(Shell shell) {
        if (!shell.isInteractive()) {
            return new PlainConsole(shell.in(), shell.out(), echo(shell));
        }
        try {
            return new LiveConsole(TerminalBuilder.builder().system(true).build());
        } catch (IOException e) {
            throw new BrokenInputException(e);
        }
    }

    private static PlainConsole.Echo echo(Shell shell) {
        return shell.inIsTerminal() ? PlainConsole.Echo.BY_TERMINAL : PlainConsole.Echo.OURS;
    }
}
