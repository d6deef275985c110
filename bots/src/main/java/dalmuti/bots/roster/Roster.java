package dalmuti.bots.roster;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.BotProvider;
import dalmuti.bots.Guarded;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;

/// All bots of a game by name: the plain ones by what they do, the levels by their cards.
///
/// ```java
/// Bot<View, Move> knight = Roster.dalmuti().named("knight").orElseThrow();
/// Move move = knight.choose(game.view(match, player), game.legal(match, player), dice);
/// ```
///
/// @param <V> what a viewer may know
/// @param <M> a move
public record Roster<V, M>(Map<String, Bot<V, M>> bots) {

    public Roster {
        bots = Collections.unmodifiableMap(new LinkedHashMap<>(bots));
    }

    /// Those who play The Great Dalmuti.
    public static Roster<View, Move> dalmuti() {
        return new Roster<>(DalmutiRoster.bots());
    }

    /// Those who play Grapples.
    public static Roster<grapples.View, grapples.Choice> grapples() {
        return new Roster<>(GrapplesRoster.bots());
    }

    /// Adds the bots of others, from the class path or the module path, each guarded. A name that
    /// is taken stays whose it is.
    static <V, M> void addProvided(
            Map<String, Bot<V, M>> bots,
            Function<BotProvider, Optional<Bot<V, M>>> game,
            Bot<V, M> fallback) {
        for (BotProvider provider : ServiceLoader.load(BotProvider.class)) {
            game.apply(provider)
                    .ifPresent(bot -> bots.putIfAbsent(provider.name(), Guarded.of(bot, fallback)));
        }
    }

    public List<String> names() {
        return new ArrayList<>(bots.keySet());
    }

    /// The levels at which this game can be played, the weakest first: those that differ.
    public List<Level> levels() {
        return Arrays.stream(Level.values()).filter(it -> bots.containsKey(it.spelling())).toList();
    }

    /// A bot by its name. For a level at which nobody plays this game better than at a lower one it
    /// is the best there is: tables and saved matches may name it from the time when somebody did.
    public Optional<Bot<V, M>> named(String name) {
        Optional<String> lower = Level.named(name).flatMap(this::below).map(Level::spelling);
        return Optional.ofNullable(bots.get(bots.containsKey(name) ? name : lower.orElse(name)));
    }

    private Optional<Level> below(Level level) {
        return levels().stream().filter(it -> it.compareTo(level) < 0).reduce((_, last) -> last);
    }
}
