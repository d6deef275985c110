package dalmuti.app.game;

import dalmuti.Event;
import dalmuti.Move;
import dalmuti.View;
import dalmuti.app.screen.DalmutiScreen;
import dalmuti.app.screen.GameScreen;
import dalmuti.app.screen.GrapplesScreen;
import dalmuti.app.story.People;
import dalmuti.app.story.TextStyle;
import dalmuti.bots.hints.Adviser;
import dalmuti.bots.roster.Advisers;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.Action;
import dalmuti.table.game.KeptMatch;
import dalmuti.wire.program.DalmutiPhrasing;
import dalmuti.wire.program.GrapplesPhrasing;
import dalmuti.wire.program.Phrasing;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.GrapplesJson;

import grapples.Choice;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/// All that differs between the games when one of them is played from a terminal.
///
/// @param fallback the bot that moves for a program that fails
/// @param legal what a view offers
/// @param told what a viewer was told since the last shuffle
public record GameAtTerminal<M, E, V>(
        GameJson<M, E, V> json,
        Phrasing<V, M> phrasing,
        Supplier<Roster<V, M>> roster,
        String fallback,
        Supplier<Adviser<V, M>> adviser,
        Function<V, List<M>> legal,
        Function<V, List<E>> told,
        BiFunction<People, TextStyle, GameScreen<M, E, V>> screen) {

    @SuppressWarnings("unchecked") // it is played at the terminal as at a table
    public static <M extends Action, E, V> GameAtTerminal<M, E, V> of(KeptMatch<?, M, E, V> match) {
        return (GameAtTerminal<M, E, V>) Kind.of(match.game().json().game()).atTerminal();
    }

    public static GameAtTerminal<Move, Event, View> dalmuti() {
        return new GameAtTerminal<>(
                new DalmutiJson(),
                new DalmutiPhrasing(),
                Roster::dalmuti,
                "heuristic",
                Advisers::dalmuti,
                View::legal,
                View::told,
                DalmutiScreen::new);
    }

    public static GameAtTerminal<Choice, grapples.Event, grapples.View> grapples() {
        return new GameAtTerminal<>(
                new GrapplesJson(),
                new GrapplesPhrasing(),
                Roster::grapples,
                "worth",
                Advisers::grapples,
                grapples.View::legal,
                grapples.View::told,
                GrapplesScreen::new);
    }
}
