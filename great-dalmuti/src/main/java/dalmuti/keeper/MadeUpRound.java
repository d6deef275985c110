package dalmuti.keeper;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.options.Trade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A round whose cards nobody has told us: the rules are asked with cards that were made up, in
/// which all is true that was told. So they alone know what a revolution or a tax is.
///
/// @param levies the tax that was due
/// @param trade what the Merchants could do after it
/// @param tricks the match when its tricks begin
record MadeUpRound(List<Phase.Levy> levies, Trade trade, Match tricks) {

    /// @param before a match whose next round is to be dealt
    static MadeUpRound of(Dalmuti game, Match before, Optional<Tap.Declared> declared) {
        Match match = dealt(game, before, declared.map(Tap.Declared::by));
        for (Player player : before.order()) {
            Move.Call call =
                    declared.filter(it -> it.by().equals(player))
                            .map(Tap.Declared::call)
                            .orElse(Move.Call.SILENCE);
            match = game.apply(match, player, call.move()).orRefuse().next();
        }
        List<Phase.Levy> levies =
                match.phase() instanceof Phase.Taxing(_, var all, _) ? all : List.of();
        var trade = Trade.NONE;
        while (game.awaiting(match) instanceof Awaiting.Decision(var by)
                && !(match.phase() instanceof Phase.Tricks)) {
            if (!(match.phase() instanceof Phase.Taxing)) {
                trade = match.law().trade();
            }
            Player player = by.getFirst();
            match =
                    game.apply(match, player, whatever(game.legal(match, player)))
                            .orRefuse()
                            .next();
        }
        return new MadeUpRound(levies, trade, match);
    }

    /// Everything that could be declared.
    static List<Tap.Declared> calls(Dalmuti game, Match before) {
        return before.order().stream().flatMap(it -> calls(game, before, it)).toList();
    }

    private static Stream<Tap.Declared> calls(Dalmuti game, Match before, Player player) {
        List<Move> legal = game.legal(dealt(game, before, Optional.of(player)), player);
        return Stream.of(Move.Call.REVOLUTION, Move.Call.GREATER_REVOLUTION)
                .filter(call -> legal.contains(call.move()))
                .map(call -> new Tap.Declared(player, call));
    }

    /// The revolution window, with both jesters in one hand, or in two.
    private static Match dealt(Dalmuti game, Match before, Optional<Player> jesters) {
        int players = before.players();
        Hand others = before.deck().minus(Rank.JESTER, Rank.JESTER.copies());
        var deck = new ArrayList<>(others.cards()); // the 1 goes to the first of the order (DRAW-4)
        int first = players + Math.max(0, jesters.map(before.order()::indexOf).orElse(0));
        deck.add(first, Rank.JESTER);
        deck.add(first + (jesters.isPresent() ? players : 1), Rank.JESTER);
        return game.apply(before, Nature.NATURE, new Move.Shuffle(deck, 0)).orRefuse().next();
    }

    /// What is paid back or traded is their own affair.
    private static Move whatever(List<Move> legal) {
        var decline = new Move.DeclineTrade();
        return legal.contains(decline) ? decline : legal.getFirst();
    }
}
