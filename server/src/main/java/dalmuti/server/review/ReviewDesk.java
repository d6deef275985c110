package dalmuti.server.review;

import dalmuti.server.Fingerprint;
import dalmuti.wire.rest.Reviewed;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// Reviews matches beside everything else a server does: few at a time, and each match once.
public final class ReviewDesk implements AutoCloseable {

    private final Manners manners;
    private final ThreadPoolExecutor workers;

    /// Whoever was asked for longest ago goes first.
    private final Map<String, Job> jobs = new LinkedHashMap<>(16, 0.75f, true);

    /// @param threads how many reviews are made at the same time
    /// @param waiting how many more may wait
    /// @param kept how many are remembered
    /// @param deadline how long one may take
    public record Manners(int threads, int waiting, int kept, Duration deadline) {

        public static Manners usual() {
            int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 4);
            return new Manners(threads, 16, 50, Duration.ofMinutes(2));
        }
    }

    public ReviewDesk(Manners manners) {
        this.manners = manners;
        workers =
                new ThreadPoolExecutor(
                        manners.threads(),
                        manners.threads(),
                        0,
                        TimeUnit.SECONDS,
                        new ArrayBlockingQueue<>(manners.waiting()),
                        work -> Thread.ofPlatform().daemon().name("review").unstarted(work));
    }

    /// How far the review of a match is; it begins when it is first asked for. Nothing when there
    /// are too many already. What is wrong with the record is thrown.
    ///
    /// @param number which match of the text, from 1
    /// @param beforehand done before a review begins; what it throws keeps it from that
    public Optional<Reviewed> review(String text, int number, Runnable beforehand) {
        String name = number + " " + Fingerprint.of(text);
        return known(name).or(() -> begin(name, text, number, beforehand)).map(Job::state);
    }

    private synchronized Optional<Job> known(String name) {
        return Optional.ofNullable(jobs.get(name));
    }

    private synchronized Optional<Job> begin(
            String name, String text, int number, Runnable beforehand) {
        beforehand.run();
        var job = new Job(manners.deadline(), System::nanoTime);
        try {
            workers.execute(() -> job.run(text, number));
        } catch (RejectedExecutionException e) {
            return Optional.empty();
        }
        jobs.put(name, job);
        if (jobs.size() > manners.kept()) {
            jobs.remove(jobs.keySet().iterator().next());
        }
        return Optional.of(job);
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}
