package dalmuti.app.sitting;

import dalmuti.app.console.Console;
import dalmuti.app.remote.News;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Reads what somebody types while a table goes on, one line at a time: the next is asked for when
/// the one before was heeded.
final class Keyboard implements AutoCloseable {

    private final Console console;
    private final Supplier<String> prompt;
    private final Supplier<List<String>> completions;
    private final Consumer<News> reader;
    private final Thread thread =
            Thread.ofPlatform().daemon().name("keyboard").unstarted(this::read);
    private boolean wanted;
    private boolean unheeded;

    /// @param reader is told the lines, by another thread
    Keyboard(
            Console console,
            Supplier<String> prompt,
            Supplier<List<String>> completions,
            Consumer<News> reader) {
        this.console = console;
        this.prompt = prompt;
        this.completions = completions;
        this.reader = reader;
    }

    void start() {
        thread.start();
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
                deliver(line.<News>map(News.Typed::new).orElseGet(News.TypedNoMore::new));
            } while (line.isPresent());
        } catch (java.io.IOError | IllegalStateException e) {
            deliver(new News.TypedNoMore()); // the terminal is gone, or closed by ourselves
        } catch (RuntimeException e) {
            deliver(new News.Broken(e));
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

    private void deliver(News typed) {
        synchronized (this) {
            unheeded = true;
            wanted = false;
        }
        reader.accept(typed);
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
