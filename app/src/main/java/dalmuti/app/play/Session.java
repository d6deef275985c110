package dalmuti.app.play;

import dalmuti.bots.Bot;
import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Game;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.Verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// A match at a terminal: bots, perhaps a person, and somebody who is told what happens. Every bot
/// throws dice of its own, so that none foresees a deal, or changes it for others.
final class Session<S, M, E, V> {

    private final Game<S, M, E, V> game;
    private final Map<Player, Bot<V, M>> bots;
    private final Audience<E> audience;
    private final RandomGenerator dice;
    private final List<Made<M>> made = new ArrayList<>();
    private S state;

    Session(
            Host<S, M, E, V> host,
            Map<Player, Bot<V, M>> bots,
            Audience<E> audience,
            SplittableRandom dice) {
        this.game = host.game();
        this.bots = new TreeMap<>(bots);
        this.bots.replaceAll((_, bot) -> bot.throwing(dice.split()));
        this.audience = audience;
        this.dice = dice;
        this.state = host.start();
    }

    /// Who decides for the one player who is no bot.
    interface Person<M> {

        /// A move; empty when they leave.
        Optional<M> decide(Player player);
    }

    List<Made<M>> made() {
        return List.copyOf(made);
    }

    V view(Player player) {
        return game.view(state, player);
    }

    /// Makes moves that were made before. They are told to nobody but the audience.
    void recall(List<Made<M>> moves) {
        moves.forEach(move -> make(move.actor(), move.move()));
    }

    /// Plays until the match is over or the person leaves.
    ///
    /// @param afterEach what is done after every move; false ends it
    Left play(Person<M> person, BooleanSupplier afterEach) {
        boolean more = true;
        while (more) {
            Optional<Made<M>> next = next(person);
            if (next.isEmpty()) {
                break;
            }
            make(next.get().actor(), next.get().move());
            more = afterEach.getAsBoolean();
        }
        return game.awaiting(state) instanceof Awaiting.Nothing ? Left.OVER : Left.UNFINISHED;
    }

    private Optional<Made<M>> next(Person<M> person) {
        return switch (game.awaiting(state)) {
            case Awaiting.Nothing() -> Optional.empty();
            case Awaiting.Chance() ->
                    Optional.of(new Made<>(Nature.NATURE, game.chance(state, dice)));
            case Awaiting.Decision(var by) -> decided(first(by), person);
        };
    }

    /// Of several who decide at the same time, the person comes first: a record that stops here has
    /// then lost no answer of theirs.
    private Player first(SequencedSet<Player> by) {
        return by.stream()
                .filter(player -> !bots.containsKey(player))
                .findFirst()
                .orElse(by.getFirst());
    }

    private Optional<Made<M>> decided(Player player, Person<M> person) {
        Bot<V, M> bot = bots.get(player);
        if (bot == null) {
            return person.decide(player).map(move -> new Made<>(player, move));
        }
        V view = game.view(state, player);
        return Optional.of(new Made<>(player, bot.choose(view, game.legal(state, player), dice)));
    }

    private void make(Actor actor, M move) {
        switch (game.apply(state, actor, move)) {
            case Verdict.Accepted<S, E>(var next, var events) -> {
                state = next;
                made.add(new Made<>(actor, move));
                audience.hear(events);
            }
            case Verdict.Refused<S, E>(var why) ->
                    throw new IllegalStateException("A legal move was refused: " + why);
        }
    }

    /// Why the rules would refuse a player's move, if they would.
    Function<M, Optional<Refusal>> objection(Player player) {
        return move ->
                game.apply(state, player, move) instanceof Verdict.Refused<S, E>(var why)
                        ? Optional.of(why)
                        : Optional.empty();
    }
}
