package dalmuti.app.play;

import dalmuti.bots.Bot;
import dalmuti.bots.hints.Adviser;
import dalmuti.bots.roster.Level;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.Player;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// Those whom one can play against in a game.
///
/// @param named a bot by its name, of the house or not
/// @param adviser who weighs moves for people
public record Opponents<V, M>(
        Roster<V, M> roster, Function<String, Bot<V, M>> named, Adviser<V, M> adviser) {

    /// The name of a bot that is neither hopeless nor a master.
    public static String usual() {
        return Level.KNIGHT.spelling();
    }

    /// The bots of some seats, the names again and again from the first.
    public Map<Player, Bot<V, M>> at(List<Player> seats, List<String> names) {
        var bots = new LinkedHashMap<Player, Bot<V, M>>();
        for (int i = 0; i < seats.size(); i++) {
            bots.put(seats.get(i), named.apply(names.get(i % names.size())));
        }
        return bots;
    }

    /// The bots of some seats, and whoever may be asked for advice.
    public Company<V, M> company(List<Player> seats, List<String> names) {
        return new Company<>(at(seats, names), adviser);
    }
}
