package dalmuti.programs;

import dalmuti.wire.program.Answer;
import dalmuti.wire.program.DalmutiPhrasing;
import dalmuti.wire.program.GrapplesPhrasing;
import dalmuti.wire.program.Phrasing;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/// Finds out whether a program speaks the protocol of bots: it is asked about every kind of
/// decision, and provoked a little.
public final class Conformance {

    private static final Duration TO_END = Duration.ofSeconds(2);

    private final List<String> command;
    private final ProgramLimits limits;
    private final Consumer<Finding> to;
    private boolean good = true;

    /// One thing that was checked about a program.
    ///
    /// @param sentence what was seen, without its full stop
    public record Finding(String check, boolean isGood, String sentence) {}

    /// @param to who hears of each finding as it is made
    public Conformance(List<String> command, ProgramLimits limits, Consumer<Finding> to) {
        this.command = List.copyOf(command);
        this.limits = limits;
        this.to = to;
    }

    /// Whether all was well.
    public boolean check() {
        try (Session session = Session.open(command, limits)) {
            Answer.Hello hello = session.hello();
            find(
                    "hello",
                    true,
                    "it is called %s and plays %s".formatted(hello.name(), hello.games()));
            boolean known = false;
            if (hello.games().contains("dalmuti")) {
                ask(session, new DalmutiPhrasing(), Situations.ofDalmuti());
                known = true;
            }
            if (hello.games().contains("grapples")) {
                ask(session, new GrapplesPhrasing(), Situations.ofGrapples());
                known = true;
            }
            if (!known) {
                find("games", false, "it plays neither dalmuti nor grapples");
            }
            stop(session);
        } catch (FaultException e) {
            find("hello", false, e.why());
            return false;
        }
        endOfInput();
        return good;
    }

    private <V, M> void ask(Session session, Phrasing<V, M> phrasing, Situations<V, M> situations) {
        String game = phrasing.game();
        situations
                .kinds()
                .forEach((kind, asked) -> find(game + ": " + kind, session, phrasing, asked));
        find(game + ": a match", session, phrasing, situations.match());
        session.provoke();
        find(game + ": what is unknown", session, phrasing, situations.match().subList(0, 5));
        session.provokeNoMore();
    }

    private <V, M> void find(
            String check,
            Session session,
            Phrasing<V, M> phrasing,
            List<Situations.Asked<V, M>> questions) {
        long slowest = 0;
        for (Situations.Asked<V, M> asked : questions) {
            long before = System.nanoTime();
            try {
                session.ask(phrasing, asked.view(), asked.legal());
            } catch (FaultException e) {
                find(check, false, e.why());
                return;
            }
            slowest = Math.max(slowest, System.nanoTime() - before);
        }
        find(
                check,
                true,
                "%d answers, the slowest in %d ms"
                        .formatted(questions.size(), Duration.ofNanos(slowest).toMillis()));
    }

    private void stop(Session session) {
        if (!session.stops()) {
            find("stop", false, "it does not end when it is told to stop");
        } else if (session.child().status() == 0) {
            find("stop", true, "it ends when it is told to stop");
        } else {
            find("stop", false, "it ends with status " + session.child().status());
        }
    }

    private void endOfInput() {
        try (Session session = Session.open(command, limits)) {
            session.child().fallSilent();
            boolean ends = session.child().ends(TO_END);
            find(
                    "end of input",
                    ends,
                    ends
                            ? "it ends when there is nothing more to read"
                            : "it runs on when there is nothing more to read");
        } catch (FaultException e) {
            find("end of input", false, e.why());
        }
    }

    private void find(String check, boolean isGood, String sentence) {
        good &= isGood;
        to.accept(new Finding(check, isGood, sentence));
    }
}
