package dalmuti.bots.roster;

import dalmuti.bots.Bot;
import dalmuti.bots.BotProvider;
import dalmuti.bots.Guarded;

import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;

/// The bots of others who are on the class path or the module path.
final class Provided {

    private Provided() {}

    /// Adds those who play a game, each guarded. A name that is taken stays whose it is.
    static <V, M> void add(
            Map<String, Bot<V, M>> bots,
            Function<BotProvider, Optional<Bot<V, M>>> game,
            Bot<V, M> fallback) {
        for (BotProvider provider : ServiceLoader.load(BotProvider.class)) {
            game.apply(provider)
                    .ifPresent(bot -> bots.putIfAbsent(provider.name(), Guarded.of(bot, fallback)));
        }
    }
}
