package dalmuti.app;

import dalmuti.bots.Bot;
import dalmuti.programs.FaultException;
import dalmuti.programs.ProgramBot;

import java.io.PrintStream;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/// The programs that play while a command runs. Those who run many tables ask for a bot for each of
/// their threads, and nobody of them has to think of its end.
final class HiredPrograms {

    private static final Queue<Hired> HIRED = new ConcurrentLinkedQueue<>();

    private HiredPrograms() {}

    private record Hired(String name, ProgramBot<?, ?> bot) {}

    /// The bot, once it has said that it plays the game.
    static <V, M> Bot<V, M> hire(String name, ProgramBot<V, M> bot) {
        HIRED.add(new Hired(name, bot));
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

    /// Ends them all, and says who had to be replaced.
    static void dismiss(PrintStream err) {
        for (Hired hired = HIRED.poll(); hired != null; hired = HIRED.poll()) {
            hired.bot().close();
            if (hired.bot().faults().total() > 0) {
                err.println(
                        "dalmuti: %s was replaced for some moves: %s"
                                .formatted(hired.name(), hired.bot().faults()));
            }
        }
    }
}
