package dalmuti.programs;

import dalmuti.bots.Fault;
import dalmuti.wire.program.Answer;
import dalmuti.wire.program.Lines;
import dalmuti.wire.program.Phrasing;
import dalmuti.wire.program.Telling;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The conversation with one running program, from its hello on. It may be asked about any seat of
/// any match: it is told what it has to know first. One question at a time.
final class Session implements AutoCloseable {

    /// The most lines that are listened to for one answer.
    private static final int LINES = 1000;

    private static final Duration TO_STOP = Duration.ofSeconds(1);

    private final ChildProcess child;
    private final ProgramLimits limits;
    private final Answer.Hello hello;
    private Optional<Telling> told = Optional.empty();
    private int questions;
    private boolean provoking;

    private Session(ChildProcess child, ProgramLimits limits) throws FaultException {
        this.child = child;
        this.limits = limits;
        child.say(Lines.hello());
        hello = hear(limits.start(), Session::hello);
        if (hello.protocol() != Lines.PROTOCOL) {
            throw new FaultException(
                    Fault.GARBAGE,
                    "it speaks protocol %d, and not %d"
                            .formatted(hello.protocol(), Lines.PROTOCOL));
        }
        child.say(Lines.options(limits.seed(), limits.move().toMillis()));
    }

    static Session open(List<String> command, ProgramLimits limits) throws FaultException {
        ChildProcess child;
        try {
            child = ChildProcess.start(command, limits);
        } catch (IOException e) {
            throw new FaultException(Fault.DIED, "it can't be started: " + e.getMessage());
        }
        try {
            return new Session(child, limits);
        } catch (FaultException e) {
            child.close();
            throw e;
        }
    }

    private static Optional<Answer.Hello> hello(Answer answer) {
        return answer instanceof Answer.Hello hello ? Optional.of(hello) : Optional.empty();
    }

    Answer.Hello hello() {
        return hello;
    }

    ChildProcess child() {
        return child;
    }

    void say(String line) {
        child.say(provoking ? Lines.withUnknownFields(line) : line);
    }

    /// From now on the program reads things that it can't know.
    void provoke() {
        provoking = true;
        told = Optional.empty();
        say(Lines.unheardOf());
    }

    void provokeNoMore() {
        provoking = false;
    }

    /// The move that the program chooses.
    <V, M> M ask(Phrasing<V, M> phrasing, V view, List<M> legal) throws FaultException {
        tell(phrasing.telling(view));
        questions++;
        say(phrasing.go(view, legal, questions, limits.move().toMillis()));
        int index = hear(limits.move(), this::move).index();
        if (index < 0 || index >= legal.size()) {
            throw new FaultException(
                    Fault.ILLEGAL,
                    "it chose move %d of %d, counted from 0".formatted(index, legal.size()));
        }
        return legal.get(index);
    }

    /// An answer to an earlier question comes too late to matter.
    private Optional<Answer.Move> move(Answer answer) {
        return answer instanceof Answer.Move move && move.id() == questions
                ? Optional.of(move)
                : Optional.empty();
    }

    /// Says what is new, or everything where the program knows another match.
    private void tell(Telling telling) {
        int known = told.filter(telling::continues).map(it -> it.happened().size()).orElse(0);
        if (told.filter(it -> telling.continues(it) || telling.follows(it)).isEmpty()) {
            say(telling.match());
        }
        telling.events(known).forEach(this::say);
        told = Optional.of(telling);
    }

    /// The first answer that is wanted; others are passed over.
    private <T> T hear(Duration within, Function<Answer, Optional<T>> wanted)
            throws FaultException {
        long deadline = System.nanoTime() + within.toNanos();
        for (int lines = 0; lines < LINES; lines++) {
            Optional<T> found =
                    wanted.apply(answer(Duration.ofNanos(deadline - System.nanoTime()), within));
            if (found.isPresent()) {
                return found.get();
            }
        }
        throw new FaultException(
                Fault.TOO_LONG, "it said %d lines without an answer".formatted(LINES));
    }

    private Answer answer(Duration left, Duration granted) throws FaultException {
        return switch (child.hear(left)) {
            case ChildProcess.Output.Line(var text)
                    when Answer.of(text) instanceof Answer.Garbage(var why) ->
                    throw new FaultException(
                            Fault.GARBAGE, "it said %s: %s".formatted(shortened(text), why));
            case ChildProcess.Output.Line(var text) -> Answer.of(text);
            case ChildProcess.Output.TooLong() ->
                    throw new FaultException(
                            Fault.TOO_LONG,
                            "it said a line of more than %d bytes".formatted(Lines.LONGEST));
            case ChildProcess.Output.End() -> throw new FaultException(Fault.DIED, "it has ended");
            case ChildProcess.Output.Silence() ->
                    throw new FaultException(
                            Fault.LATE,
                            "it did not answer within %d ms".formatted(granted.toMillis()));
        };
    }

    private static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + " ...";
    }

    /// Whether the program ends by itself when it is told to stop.
    boolean stops() {
        say(Lines.stop());
        return child.ends(TO_STOP);
    }

    @Override
    public void close() {
        if (child.isAlive()) {
            stops();
        }
        child.close();
    }
}
