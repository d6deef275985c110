package dalmuti.app.remote.seat;

import dalmuti.app.play.BrokenInputException;
import dalmuti.app.play.Console;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Reads what somebody types while a table goes on, one line at a time: the next is asked for when
/// the one before was heeded.
final class Keyboard {

    private final Console console;
    private final Supplier<String> prompt;
    private final Supplier<List<String>> completions;
    private final Consumer<Typed> reader;
    private boolean wanted;
    private boolean unheeded;

    /// @param reader is told the lines, by another thread
    Keyboard(
            Console console,
            Supplier<String> prompt,
            Supplier<List<String>> completions,
            Consumer<Typed> reader) {
        this.console = console;
        this.prompt = prompt;
        this.completions = completions;
        this.reader = reader;
    }

    /// A line, or nothing when somebody wants to leave.
    record Typed(Optional<String> line) {}

    void start() {
        Thread.ofPlatform().daemon().name("keyboard").start(this::read);
    }

    /// Whoever types may go on, once their last line is heeded.
    synchronized void want() {
        wanted = !unheeded;
        notifyAll();
    }

    synchronized void heed() {
        unheeded = false;
    }

    private void read() {
        try {
            Optional<String> line;
            do {
                await();
                line = console.ask(prompt.get(), completions);
                deliver(line);
            } while (line.isPresent());
        } catch (BrokenInputException | java.io.IOError | IllegalStateException e) {
            deliver(Optional.empty()); // the terminal is gone, or closed by ourselves
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void await() throws InterruptedException {
        while (!wanted) {
            wait();
        }
        wanted = false;
    }

    private void deliver(Optional<String> line) {
        synchronized (this) {
            unheeded = true;
            wanted = false;
        }
        reader.accept(new Typed(line));
    }
}
