package dalmuti.server.review;

import dalmuti.server.FairWorkers;
import dalmuti.server.Fingerprint;
import dalmuti.wire.rest.Reviewed;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;

/// Reviews matches beside everything else a server does: few at a time, and each match once.
public final class ReviewDesk implements AutoCloseable {

    private final Limits limits;
    private final FairWorkers workers;

    /// Whoever was asked for longest ago goes first.
    private final Map<String, Job> jobs = new LinkedHashMap<>(16, 0.75f, true);

    /// @param threads how many reviews are made at the same time
    /// @param waiting how many more may wait
    /// @param kept how many are remembered
    /// @param deadline how long one may take
    /// @param unasked for how long nobody needs to ask until one is given up
    public record Limits(int threads, int waiting, int kept, Duration deadline, Duration unasked) {

        public static Limits usual() {
            int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 4);
            // A page asks every second; in a tab that nobody looks at, once a minute.
            return new Limits(threads, 16, 50, Duration.ofMinutes(2), Duration.ofSeconds(75));
        }
    }

    /// A review that is asked for.
    ///
    /// @param number which match of the text, from 1
    /// @param address whose turn it takes
    public record Order(String text, int number, String address) {

        String name() {
            return number + " " + Fingerprint.of(text);
        }
    }

    public ReviewDesk(Limits limits) {
        this.limits = limits;
        int ofOne = Math.max(1, limits.waiting() / 2);
        workers =
                new FairWorkers(
                        "review",
                        new FairWorkers.Limits(limits.threads(), limits.waiting(), ofOne));
    }

    /// How far the review of a match is; it begins when it is first asked for. Nothing when there
    /// are too many already. What is wrong with the record is thrown.
    ///
    /// @param beforehand done before a review begins; what it throws keeps it from that
    public Optional<Reviewed> review(Order order, Runnable beforehand) {
        String name = order.name();
        return known(name).or(() -> begin(name, order, beforehand)).map(Job::state);
    }

    private synchronized Optional<Job> known(String name) {
        return Optional.ofNullable(jobs.get(name)).filter(job -> !job.wasGivenUp());
    }

    private synchronized Optional<Job> begin(String name, Order order, Runnable beforehand) {
        beforehand.run();
        var job = new Job(limits, System::nanoTime);
        Runnable work = () -> job.run(order.text(), order.number());
        if (workers.submit(order.address(), Executors.callable(work)).isEmpty()) {
            return Optional.empty();
        }
        jobs.remove(name);
        jobs.put(name, job);
        if (jobs.size() > limits.kept()) {
            jobs.remove(jobs.keySet().iterator().next());
        }
        return Optional.of(job);
    }

    @Override
    public void close() {
        workers.close();
    }
}
