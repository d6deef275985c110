package dalmuti.lab.train;

import dalmuti.bots.TableBot;
import dalmuti.bots.roster.Roster;

import java.util.List;

/// Bots of the house who sit with networks that learn.
final class Guests {

    static final List<TableBot> ALL =
            List.of(named("greedy"), named("heuristic"), named("tuned"), named("counter"));

    private Guests() {}

    static TableBot named(String name) {
        return (TableBot) Roster.dalmuti().named(name).orElseThrow();
    }
}
