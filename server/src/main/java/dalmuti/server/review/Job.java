package dalmuti.server.review;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.wire.rest.Reviewed;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/// One review that is waited for, made, or ready.
final class Job {

    private static final Logger LOG = LoggerFactory.getLogger(Job.class);

    private final Duration deadline;
    private final LongSupplier clock;
    private volatile int done;
    private volatile int of;
    private volatile Optional<Reviewed.Review> review = Optional.empty();
    private volatile Optional<RuntimeException> failure = Optional.empty();

    /// @param clock in nanoseconds
    Job(Duration deadline, LongSupplier clock) {
        this.deadline = deadline;
        this.clock = clock;
    }

    /// @param number which match of the text, from 1
    void run(String text, int number) {
        long until = clock.getAsLong() + deadline.toNanos();
        try {
            Study<?, ?, ?, ?> study = Studies.of(text, number);
            of = study.size();
            review = Optional.of(study.review(moves -> advance(moves, until)));
        } catch (FlawedRecordException | RefusedException e) {
            failure = Optional.of(e);
        } catch (RuntimeException | Error e) { // whoever waits has to be told
            LOG.error("A match could not be reviewed", e);
            failure = Optional.of(refused("server.review-failed"));
        }
    }

    private void advance(int moves, long until) {
        done = moves;
        if (clock.getAsLong() > until) {
            throw refused("server.review-late");
        }
        if (Thread.currentThread().isInterrupted()) {
            throw refused("server.unavailable");
        }
    }

    private static RefusedException refused(String key) {
        return new RefusedException(Refusal.of("record", key));
    }

    /// How far it is; what went wrong is thrown.
    Reviewed state() {
        failure.ifPresent(
                e -> {
                    throw e;
                });
        return new Reviewed(done, of, review);
    }
}
