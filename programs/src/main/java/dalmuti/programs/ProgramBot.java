package dalmuti.programs;

import dalmuti.bots.Bot;
import dalmuti.bots.Faults;
import dalmuti.wire.program.Phrasing;

import java.util.List;
import java.util.random.RandomGenerator;

/// A program at the table. For a move that it does not make, or may not make, somebody else moves;
/// each time is counted.
///
/// @param fallback who moves instead
public record ProgramBot<V, M>(
        Program program, Phrasing<V, M> phrasing, Bot<V, M> fallback, Faults faults)
        implements Bot<V, M>, AutoCloseable {

    /// A program that plays a game. Close it when it is not needed any more.
    public static <V, M> ProgramBot<V, M> of(
            List<String> command,
            ProgramLimits limits,
            Phrasing<V, M> phrasing,
            Bot<V, M> fallback) {
        return new ProgramBot<>(new Program(command, limits), phrasing, fallback, new Faults());
    }

    @Override
    public M choose(V view, List<M> legal, RandomGenerator dice) {
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        try {
            return program.ask(phrasing, view, legal);
        } catch (FaultException e) {
            faults.add(e.fault());
            return fallback.choose(view, legal, dice);
        }
    }

    @Override
    public void close() {
        program.close();
    }
}
