package dalmuti.lab.train;

import dalmuti.bots.TableBot;
import dalmuti.bots.roster.Roster;

import java.util.List;

/// Somebody at a table where a network learns.
sealed interface Participant {

    /// A network.
    ///
    /// @param learns whether it tries moves out, and learns from what comes of them
    record Net(Policy policy, boolean learns) implements Participant {}

    /// A bot of the house.
    record HouseBot(TableBot bot) implements Participant {

        static final List<HouseBot> ALL =
                List.of(named("greedy"), named("heuristic"), named("tuned"), named("counter"));

        static HouseBot named(String name) {
            return new HouseBot((TableBot) Roster.dalmuti().named(name).orElseThrow());
        }
    }
}
