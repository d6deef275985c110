package dalmuti.bots.roster;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.BotProvider;
import dalmuti.bots.Guarded;
import dalmuti.bots.RandomBot;
import dalmuti.bots.TableBot;
import dalmuti.bots.Temper;
import dalmuti.bots.TrickPlayer;
import dalmuti.bots.court.PlainCourt;
import dalmuti.bots.net.Lookahead;
import dalmuti.bots.net.NetBot;
import dalmuti.bots.search.Budget;
import dalmuti.bots.search.FlatBot;
import dalmuti.bots.search.SearchBot;
import dalmuti.bots.sense.Goal;
import dalmuti.bots.tricks.Counter;
import dalmuti.bots.tricks.Scorer;
import dalmuti.bots.tricks.Thumbs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;

/// All bots of a game by name: the plain ones by what they do, the levels by their cards.
///
/// @param <V> what a viewer may know
/// @param <M> a move
public record Roster<V, M>(Map<String, Bot<V, M>> bots) {

    private static final int FLAT_WORLDS = 200;

    public Roster {
        bots = Collections.unmodifiableMap(new LinkedHashMap<>(bots));
    }

    /// Those who play The Great Dalmuti.
    public static Roster<View, Move> dalmuti() {
        var bots = new LinkedHashMap<String, Bot<View, Move>>();
        bots.put("random", new TableBot(TrickPlayer.RANDOM, new RandomBot<>()));
        bots.put("greedy", new TableBot(TrickPlayer.GREEDY, new PlainCourt()));
        bots.put("scorer", new TableBot(new Scorer(), new PlainCourt()));
        bots.put("counter", new TableBot(new Counter(), new PlainCourt()));
        Bot<View, Move> heuristic = DalmutiLevels.thumbs(Thumbs.PLAIN);
        bots.put("heuristic", heuristic);
        bots.put("tuned", DalmutiLevels.thumbs(Thumbs.TUNED));
        bots.put("flat", new FlatBot(FLAT_WORLDS, new PlainCourt()));
        bots.put("search", new SearchBot(Budget.FULL, Goal.MATCH));
        bots.put("net", NetBot.shipped(Goal.MATCH, Temper.SURE));
        bots.put("ahead", NetBot.shipped(Goal.MATCH, Temper.SURE).looking(Lookahead.USUAL));
        for (Level level : Level.values()) {
            bots.put(level.spelling(), DalmutiLevels.of(level));
        }
        addProvided(bots, BotProvider::dalmuti, heuristic);
        return new Roster<>(bots);
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

    public Optional<Bot<V, M>> named(String name) {
        return Optional.ofNullable(bots.get(name));
    }
}
