package dalmuti.contract;

/// How much work may go into a text that anybody may have sent. Work is counted in steps, about as
/// long as one move takes, so that whether a text is refused does not depend on the machine or on
/// what else it does.
public final class WorkLimit {

    /// Enough to look for the hidden cards of one round in all ways before it is refused.
    private static final long FREE = 2_000_000;

    /// A record has about one move in eight characters; some rounds are tried several times.
    private static final long PER_CHARACTER = 2;

    private static final long BETWEEN_CHECKS = 1_000;

    private final long most;
    private final Runnable check;
    private long done;
    private long nextCheck;

    private WorkLimit(long most, Runnable check) {
        this.most = most;
        this.check = check;
    }

    /// In proportion to the length of a text.
    ///
    /// @param check called now and then; whatever it throws ends the work
    public static WorkLimit forText(String text, Runnable check) {
        return new WorkLimit(FREE + PER_CHARACTER * text.length(), check);
    }

    /// For texts of one's own.
    public static WorkLimit none() {
        return new WorkLimit(Long.MAX_VALUE, () -> {});
    }

    /// Counts steps before they are taken. More than there may be are a [RefusedException].
    public void spend(long steps) {
        done += steps;
        if (done > most) {
            throw new RefusedException(Refusal.of("record", "record.too-much-work"));
        }
        if (done >= nextCheck) {
            nextCheck = done + BETWEEN_CHECKS;
            check.run();
        }
    }

    /// How many steps have been taken.
    public long done() {
        return done;
    }
}
