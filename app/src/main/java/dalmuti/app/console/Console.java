package dalmuti.app.console;

import dalmuti.app.print.Paragraph;
import dalmuti.app.shell.Shell;

import org.jline.terminal.TerminalBuilder;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Where somebody reads and types.
public interface Console extends AutoCloseable {

    /// The console that fits where a command was started.
    static Console of(Shell shell) {
        if (!shell.isInteractive()) {
            return new PlainConsole(shell);
        }
        try {
            return new LiveConsole(TerminalBuilder.builder().system(true).build());
        } catch (IOException e) {
            throw new BrokenInputException(e);
        }
    }

    void say(String line);

    default void say(List<String> lines) {
        lines.forEach(this::say);
    }

    /// A sentence beside the game.
    default void tell(String sentence) {
        say(Paragraph.lines("  ", sentence));
    }

    /// The next line that somebody types; empty when they want to leave.
    ///
    /// @param completions what may be typed, whenever somebody wants to know
    Optional<String> ask(String prompt, Supplier<List<String>> completions);

    /// Whether somebody is there who can say that they have read what was said.
    boolean isAttended();

    @Override
    void close();
}
