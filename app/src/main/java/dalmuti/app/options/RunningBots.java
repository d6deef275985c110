package dalmuti.app.options;

import dalmuti.app.shell.GivenUpException;
import dalmuti.bots.Bot;
import dalmuti.bots.Faults;
import dalmuti.bots.Guarded;
import dalmuti.programs.FaultException;
import dalmuti.programs.ProgramBot;

import java.io.PrintStream;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/// The bots of others that play while a command runs. Those who run many tables ask for a bot for
/// each of their threads, and nobody of them has to think of its end.
public final class RunningBots {

    private static final Queue<Hired> HIRED = new ConcurrentLinkedQueue<>();

    private RunningBots() {}

    private record Hired(String name, Faults faults, Runnable end) {}

    /// The program, once it has said that it plays the game.
    public static <V, M> Bot<V, M> hire(String name, ProgramBot<V, M> bot) {
        HIRED.add(new Hired(name, bot.faults(), bot::close));
        String game = bot.phrasing().game();
        try {
            if (!bot.program().games().contains(game)) {
                throw GivenUpException.wrongUsage(name + " does not play " + game);
            }
        } catch (FaultException e) {
            throw GivenUpException.wrongUsage(name + " can't play: " + e.why());
        }
        return bot;
    }

    /// The bot; one that has to be guarded is not of the house.
    public static <V, M> Bot<V, M> hire(String name, Bot<V, M> bot) {
        if (bot instanceof Guarded<V, M> guarded) {
            HIRED.add(new Hired(name, guarded.faults(), () -> {}));
        }
        return bot;
    }

    /// Ends them all, and says who had to be replaced.
    public static void dismiss(PrintStream err) {
        for (Hired hired = HIRED.poll(); hired != null; hired = HIRED.poll()) {
            hired.end().run();
            if (hired.faults().total() > 0) {
                err.println(
                        "dalmuti: %s was replaced for some moves: %s"
                                .formatted(hired.name(), hired.faults()));
            }
        }
    }
}
