package dalmuti.app.play;

import dalmuti.bots.Bot;
import dalmuti.bots.roster.Level;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.Player;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Bots for the seats of a table, by their names in a roster.
public record Opponents<V, M>(Roster<V, M> roster) {

    /// The name of a bot that is neither hopeless nor a master.
    public String usual() {
        return roster.named(Level.KNIGHT.spelling()).isPresent()
                ? Level.KNIGHT.spelling()
                : roster.names().getLast();
    }

    /// The best there is.
    public Optional<Bot<V, M>> best() {
        return roster.named(Level.DALMUTI.spelling());
    }

    /// The bots of everybody in a list, as often repeated as there are seats.
    public Map<Player, Bot<V, M>> at(List<Player> seats, List<String> names) {
        var bots = new LinkedHashMap<Player, Bot<V, M>>();
        for (int i = 0; i < seats.size(); i++) {
            bots.put(seats.get(i), roster.named(names.get(i % names.size())).orElseThrow());
        }
        return bots;
    }
}
