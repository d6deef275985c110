package dalmuti.programs;

import java.io.IOException;
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
    private final BlockingQueue<ProgramOutput> heard = new ArrayBlockingQueue<>(UNHEARD);
    private boolean ended;

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
    ProgramOutput hear(Duration time) {
        if (ended) {
            return new ProgramOutput.End();
        }
        try {
            ProgramOutput next = heard.poll(Math.max(0, time.toNanos()), TimeUnit.NANOSECONDS);
            ended = next instanceof ProgramOutput.End || next instanceof ProgramOutput.TooLong;
            return next == null ? new ProgramOutput.Silence() : next;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new ProgramOutput.Silence();
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
        var lines = new LineReader(process.getInputStream());
        try {
            ProgramOutput next;
            do {
                next = lines.next();
                heard.put(next);
            } while (next instanceof ProgramOutput.Line);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
