package dalmuti.lab.train;

import dalmuti.bots.TableBot;
import dalmuti.bots.roster.Roster;

import java.util.List;

/// Somebody at a table where a network learns.
sealed interface Sitter {

    /// A network.
    ///
    /// @param learns whether it tries moves out, and learns from what comes of them
    record Net(Policy policy, boolean learns) implements Sitter {}

    /// A bot of the house.
    record Guest(TableBot bot) implements Sitter {

        static final List<Guest> ALL =
                List.of(named("greedy"), named("heuristic"), named("tuned"), named("counter"));

        static Guest named(String name) {
            return new Guest((TableBot) Roster.dalmuti().named(name).orElseThrow());
        }
    }
}
