package dalmuti.server.review;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.UndecidedRecordException;
import dalmuti.contract.WorkLimit;
import dalmuti.table.desk.Desk;
import dalmuti.wire.rest.Reviewed;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.Optional;
import java.util.function.LongSupplier;

/// One review that is waited for, made, or ready.
final class Job {

    private static final Logger LOG = LoggerFactory.getLogger(Job.class);

    private final ReviewDesk.Limits limits;
    private final LongSupplier clock;
    private volatile long lastAsked;
    private volatile boolean givenUp;
    private volatile int done;
    private volatile int of;
    private volatile Optional<Reviewed.Review> review = Optional.empty();
    private volatile Optional<RuntimeException> failure = Optional.empty();

    /// @param clock in nanoseconds
    Job(ReviewDesk.Limits limits, LongSupplier clock) {
        this.limits = limits;
        this.clock = clock;
        lastAsked = clock.getAsLong();
    }

    /// @param number which match of the text, from 1
    void run(String text, int number) {
        long until = clock.getAsLong() + limits.deadline().toNanos();
        try {
            var limit = WorkLimit.forText(text, () -> goOn(until));
            var study = Desk.study(text, number, limit);
            of = study.size();
            review =
                    Optional.of(
                            study.review(
                                    moves -> {
                                        done = moves;
                                        goOn(until);
                                    }));
        } catch (FlawedRecordException | UndecidedRecordException | RefusedException e) {
            failure = Optional.of(e);
        } catch (RuntimeException | Error e) { // whoever waits has to be told
            LOG.error("A match could not be reviewed", e);
            failure = Optional.of(refused("server.review-failed"));
        }
    }

    private void goOn(long until) {
        long now = clock.getAsLong();
        if (now - until > 0) {
            throw refused("server.review-late");
        }
        if (now - lastAsked > limits.unasked().toNanos()) {
            givenUp = true;
        }
        if (givenUp || Thread.currentThread().isInterrupted()) {
            throw refused("server.unavailable");
        }
    }

    /// Whether nobody asked for it any more. Whoever does so now has it begin anew.
    boolean wasGivenUp() {
        return givenUp;
    }

    private static RefusedException refused(String key) {
        return new RefusedException(Refusal.of("record", key));
    }

    /// How far it is; what went wrong is thrown.
    Reviewed state() {
        lastAsked = clock.getAsLong();
        failure.ifPresent(
                e -> {
                    throw e;
                });
        return new Reviewed(done, of, review);
    }
}
