package dalmuti.lab.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Threads that share the pieces of a run. Pieces are counted in batches that depend on nothing but
/// how many there are, and batches are added up in their order: the result is the same to the last
/// bit whatever the number of threads.
///
/// @param stopped set from any thread when the run is to stop before its end
public record WorkerPool(int threads, AtomicBoolean stopped, Progress progress) {

    private static final int BATCHES = 256;
    private static final int LARGEST_BATCH = 4096;

    public WorkerPool {
        if (threads < 1) {
            throw new IllegalArgumentException("A pool has at least one thread");
        }
    }

    /// One that nobody stops or watches.
    public WorkerPool(int threads) {
        this(threads, new AtomicBoolean(), (_, _) -> {});
    }

    /// Does the pieces 0 to count - 1.
    ///
    /// @param blank an empty tally
    /// @param workers makes a worker for each thread
    public <T extends Tally<T>> Outcome<T> run(
            long count, Supplier<T> blank, Supplier<? extends Worker<T>> workers) {
        var run = new Run<>(count, blank);
        int needed = (int) Math.max(1, Math.min(threads, run.batches()));
        if (needed == 1) {
            run.work(workers.get());
            return run.outcome();
        }
        List<? extends Worker<T>> made = Stream.generate(workers).limit(needed).toList();
        try (ExecutorService executor = Executors.newFixedThreadPool(needed)) {
            var running = new ArrayList<Future<?>>();
            for (Worker<T> worker : made) {
                running.add(executor.submit(() -> run.workOrStopAll(worker)));
            }
            await(running);
        }
        return run.outcome();
    }

    private void await(List<Future<?>> running) {
        try {
            for (Future<?> future : running) {
                future.get();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException("A worker failed: " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            stopped.set(true);
            Thread.currentThread().interrupt();
        }
    }

    /// One run, which all threads work on.
    private final class Run<T extends Tally<T>> {

        private final long count;
        private final long size;
        private final Supplier<T> blank;
        private final AtomicLong next = new AtomicLong();
        private final Map<Long, Batch<T>> early = new HashMap<>();
        private final T sum;
        private long added;
        private long done;

        Run(long count, Supplier<T> blank) {
            this.count = count;
            this.blank = blank;
            size = Math.clamp(count / BATCHES, 1, LARGEST_BATCH);
            sum = blank.get();
        }

        long batches() {
            return (count + size - 1) / size;
        }

        /// One that fails stops all at once: what the others still did would be thrown away.
        void workOrStopAll(Worker<T> worker) {
            boolean failed = true;
            try {
                work(worker);
                failed = false;
            } finally {
                if (failed) {
                    stopped.set(true);
                }
            }
        }

        void work(Worker<T> worker) {
            for (long batch = next.getAndIncrement();
                    batch < batches() && !stopped.get();
                    batch = next.getAndIncrement()) {
                T tally = blank.get();
                hand(batch, new Batch<>(tally, work(worker, batch, tally)));
            }
        }

        private long work(Worker<T> worker, long batch, T tally) {
            long finished = 0;
            long end = Math.min(count, (batch + 1) * size);
            for (long number = batch * size; number < end && !stopped.get(); number++) {
                if (worker.work(number, tally) == Worker.Done.WHOLLY) {
                    finished++;
                }
            }
            return finished;
        }

        private synchronized void hand(long number, Batch<T> batch) {
            early.put(number, batch);
            for (Batch<T> due = early.remove(added); due != null; due = early.remove(added)) {
                add(due);
            }
            progress.reached(done, count);
        }

        private void add(Batch<T> batch) {
            sum.add(batch.tally());
            done += batch.finished();
            added++;
        }

        /// What was added up, and after a stop also what was finished out of order.
        synchronized Outcome<T> outcome() {
            early.keySet().stream().sorted().map(early::get).forEach(this::add);
            early.clear();
            return new Outcome<>(sum, done, count);
        }
    }

    private record Batch<T>(T tally, long finished) {}
}
