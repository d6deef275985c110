package dalmuti.server;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

/// A small thread pool for long work, shared fairly: each user has at most one thread at a time,
/// and users take turns however much each has asked for.
public final class FairWorkers implements AutoCloseable {

    private final String name;
    private final Limits limits;
    private final Map<String, Deque<FutureTask<?>>> waiting = new LinkedHashMap<>();
    private final Set<String> served = new HashSet<>();
    private final Set<Thread> threads = new HashSet<>();
    private int tasksWaiting;
    private boolean closed;

    /// @param threads how much is done at the same time
    /// @param waiting how much more may wait
    /// @param ofOne how much of that may be of one and the same
    public record Limits(int threads, int waiting, int ofOne) {}

    /// @param name of the threads
    public FairWorkers(String name, Limits limits) {
        this.name = name;
        this.limits = limits;
    }

    /// Has something done when its turn comes. Nothing where too much waits already.
    ///
    /// @param whose for example an address
    public synchronized <T> Optional<FutureTask<T>> submit(String whose, Callable<T> work) {
        Deque<FutureTask<?>> own = waiting.getOrDefault(whose, new ArrayDeque<>());
        boolean canStart = threads.size() < limits.threads() && !served.contains(whose);
        boolean full = tasksWaiting >= limits.waiting() || own.size() >= limits.ofOne();
        if (closed || (full && !canStart)) {
            return Optional.empty();
        }
        var task = new FutureTask<>(work);
        own.add(task);
        waiting.put(whose, own);
        tasksWaiting++;
        if (canStart) {
            // Of the system's threads: a virtual one that is busy would keep others waiting.
            Thread thread = Thread.ofPlatform().daemon().name(name).unstarted(this::work);
            threads.add(thread);
            thread.start();
        }
        return Optional.of(task);
    }

    /// Stops something that nobody wants any more; what is being done is interrupted.
    public synchronized void cancel(String whose, FutureTask<?> task) {
        Deque<FutureTask<?>> own = waiting.get(whose);
        if (own != null && own.remove(task)) {
            tasksWaiting--;
            if (own.isEmpty()) {
                waiting.remove(whose);
            }
        }
        task.cancel(true);
    }

    private record Turn(String whose, FutureTask<?> task) {}

    private void work() {
        Optional<Turn> turn = next();
        while (turn.isPresent()) {
            Thread.interrupted(); // an interruption was meant for the task before
            turn.get().task().run();
            done(turn.get());
            turn = next();
        }
    }

    private synchronized void done(Turn turn) {
        served.remove(turn.whose());
    }

    /// Nothing when nothing waits that may be done now; the thread ends then.
    private synchronized Optional<Turn> next() {
        for (Map.Entry<String, Deque<FutureTask<?>>> entry : waiting.entrySet()) {
            String whose = entry.getKey();
            if (served.add(whose)) {
                return Optional.of(new Turn(whose, take(whose, entry.getValue())));
            }
        }
        threads.remove(Thread.currentThread());
        return Optional.empty();
    }

    private FutureTask<?> take(String whose, Deque<FutureTask<?>> own) {
        FutureTask<?> task = own.remove();
        tasksWaiting--;
        waiting.remove(whose);
        if (!own.isEmpty()) {
            waiting.put(whose, own); // behind all others
        }
        return task;
    }

    @Override
    public synchronized void close() {
        closed = true;
        waiting.values().forEach(own -> own.forEach(task -> task.cancel(false)));
        waiting.clear();
        threads.forEach(Thread::interrupt);
    }
}
