package dalmuti.app.console;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Where somebody reads and types.
public interface Console extends AutoCloseable {

    void say(String line);

    default void say(List<String> lines) {
        lines.forEach(this::say);
    }

    /// The next line that somebody types; empty when they want to leave.
    ///
    /// @param completions what may be typed, whenever somebody wants to know
    Optional<String> ask(String prompt, Supplier<List<String>> completions);

    /// Waits until somebody has read what was said, where somebody can say so.
    void pause(String prompt);

    @Override
    void close();
}
