package dalmuti.programs;

import dalmuti.wire.program.Lines;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A running program. Saying never waits, hearing never waits longer than it is told to, and when
/// this one is closed, or the JVM ends, nothing of the program is left.
final class ChildProcess implements AutoCloseable {

    /// What is not heard waits in the pipe, and a program that floods it waits as well.
    private static final int UNHEARD = 64;

    private static final Duration TO_DIE = Duration.ofSeconds(5);

    private final Process process;
    private final Thread undertaker = Thread.ofPlatform().unstarted(this::kill);
    private final BlockingQueue<String> sayings = new LinkedBlockingQueue<>();
    private final BlockingQueue<Output> heard = new ArrayBlockingQueue<>(UNHEARD);
    private boolean ended;

    /// What comes from a program.
    sealed interface Output {

        record Line(String text) implements Output {}

        /// A line that is longer than allowed. Nothing is heard after it.
        record TooLong() implements Output {}

        /// The program has closed its output, as a rule by ending.
        record End() implements Output {}

        /// Nothing in the time there was.
        record Silence() implements Output {}
    }

    private ChildProcess(Process process) {
        this.process = process;
    }

    static ChildProcess start(List<String> command, ProgramLimits limits) throws IOException {
        var child =
                new ChildProcess(new ProcessBuilder(command).redirectError(limits.log()).start());
        try {
            Runtime.getRuntime().addShutdownHook(child.undertaker);
        } catch (IllegalStateException e) {
            child.kill();
            throw new IOException("the JVM is ending", e);
        }
        Thread.ofVirtual().start(child::write);
        Thread.ofVirtual().start(child::read);
        return child;
    }

    void say(String line) {
        sayings.add(line);
    }

    /// The next thing that comes within this time.
    Output hear(Duration time) {
        if (ended) {
            return new Output.End();
        }
        try {
            Output next = heard.poll(Math.max(0, time.toNanos()), TimeUnit.NANOSECONDS);
            ended = next instanceof Output.End || next instanceof Output.TooLong;
            return next == null ? new Output.Silence() : next;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Output.Silence();
        }
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /// Waits for the program to end by itself.
    boolean ends(Duration within) {
        try {
            return process.waitFor(within.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    int status() {
        return process.exitValue();
    }

    /// Closes the program's input.
    void fallSilent() {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            // it was closed from the other side
        }
    }

    @Override
    public void close() {
        kill();
        ends(TO_DIE);
        try {
            Runtime.getRuntime().removeShutdownHook(undertaker);
        } catch (IllegalStateException e) {
            // the JVM is ending, and the hook with it
        }
    }

    private void kill() {
        var all = process.descendants().toList(); // who has no parent any more is not found
        process.destroyForcibly();
        all.forEach(ProcessHandle::destroyForcibly);
    }

    private void write() {
        try (var to = process.getOutputStream()) {
            while (process.isAlive()) {
                String line = sayings.poll(1, TimeUnit.SECONDS);
                if (line != null) {
                    to.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                    to.flush();
                }
            }
        } catch (IOException e) {
            // the program does not listen any more, which is its own affair
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void read() {
        var from = new BufferedInputStream(process.getInputStream());
        try {
            Output next;
            do {
                next = next(from);
                heard.put(next);
            } while (next instanceof Output.Line);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// The next line without its end, the end, or that there was too much: never more of a line is
    /// kept than one may have.
    private static Output next(InputStream from) {
        var line = new ByteArrayOutputStream();
        try {
            int next = from.read();
            while (next >= 0 && next != '\n') {
                if (line.size() == Lines.LONGEST) {
                    return new Output.TooLong();
                }
                line.write(next);
                next = from.read();
            }
            boolean nothing = next < 0 && line.size() == 0;
            return nothing
                    ? new Output.End()
                    : new Output.Line(line.toString(StandardCharsets.UTF_8));
        } catch (IOException e) {
            return new Output.End(); // a pipe that was closed from this side
        }
    }
}
