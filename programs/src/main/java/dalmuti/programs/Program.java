package dalmuti.programs;

import dalmuti.bots.Fault;
import dalmuti.wire.program.Phrasing;

import java.util.List;
import java.util.Optional;

/// A program that plays. It is started when it is needed, and again when it has ended, but not for
/// ever. Nothing of it is left when this is closed or when the JVM ends.
public final class Program implements AutoCloseable {

    /// So many late answers in a row, and nobody waits for it any more.
    private static final int PATIENCE = 3;

    private final List<String> command;
    private final ProgramLimits limits;
    private Optional<Session> session = Optional.empty();
    private int starts;
    private int late;

    public Program(List<String> command, ProgramLimits limits) {
        this.command = List.copyOf(command);
        this.limits = limits;
    }

    /// The games that the program says it plays.
    public synchronized List<String> games() throws FaultException {
        return session().hello().games();
    }

    /// The move that the program chooses. It never takes longer than it may.
    public synchronized <V, M> M ask(Phrasing<V, M> phrasing, V view, List<M> legal)
            throws FaultException {
        try {
            M chosen = session().ask(phrasing, view, legal);
            late = 0;
            return chosen;
        } catch (FaultException e) {
            late = e.fault() == Fault.LATE ? late + 1 : 0;
            if (late >= PATIENCE || e.fault() == Fault.DIED || e.fault() == Fault.TOO_LONG) {
                abandon();
            }
            throw e;
        }
    }

    private Session session() throws FaultException {
        if (session.isEmpty()) {
            if (starts > limits.restarts()) {
                throw new FaultException(
                        Fault.DIED, "it was started %d times already".formatted(starts));
            }
            starts++;
            late = 0;
            session = Optional.of(Session.open(command, limits));
        }
        return session.get();
    }

    /// Ends it without a word: it would not listen.
    private void abandon() {
        session.ifPresent(it -> it.child().close());
        session = Optional.empty();
    }

    @Override
    public synchronized void close() {
        session.ifPresent(Session::close);
        session = Optional.empty();
    }
}
