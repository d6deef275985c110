package dalmuti.bots.grapples;

import dalmuti.bots.Bot;
import dalmuti.bots.BotMatch;
import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.testkit.Playout;

import grapples.Card;
import grapples.Choice;
import grapples.Deck;
import grapples.Event;
import grapples.Grapples;
import grapples.Match;
import grapples.Options;
import grapples.View;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// Matches of Grapples between bots.
final class Matches {

    private Matches() {}

    static Playout<Match, Choice, Event> play(
            Options options, List<Bot<View, Choice>> bots, long seed) {
        return new BotMatch<>(new Grapples(options), bots).play(seed);
    }

    private static Actor awaited(Grapples game, Match match) {
        return game.awaiting(match) instanceof Awaiting.Decision(var by)
                ? by.getFirst()
                : Nature.NATURE;
    }

    /// The share of wins of one bot against three of another kind, each seat in turn.
    static double share(Bot<View, Choice> one, Bot<View, Choice> others, int games) {
        double won = 0;
        for (int i = 0; i < games; i++) {
            var bots = new ArrayList<>(Collections.nCopies(4, others));
            bots.set(i % 4, one);
            var playout = play(Options.STANDARD, bots, i / 4);
            won +=
                    Ending.reached(playout.start().standing(), playout.end())
                            .share(new Player(i % 4));
        }
        return won / games;
    }

    /// What somebody sees after these moves of a game of four that A begins to deal, with these
    /// cards on top of the deck.
    static View staged(Options options, String top, Player viewer, Choice... moves) {
        var game = new Grapples(options);
        Match match = game.start(4);
        var all = new ArrayList<Choice>();
        all.add(new Choice.DrawCards(cards("9H KC KD KH")));
        all.add(new Choice.ShuffleDeck(deck(cards(top))));
        all.addAll(List.of(moves));
        for (Choice move : all) {
            match = Playout.make(game, match, awaited(game, match), move).after();
        }
        return game.view(match, viewer);
    }

    private static List<Card> deck(List<Card> top) {
        var deck = new ArrayList<>(top);
        Deck.CARDS.stream().filter(card -> !top.contains(card)).forEach(deck::add);
        return deck;
    }

    private static List<Card> cards(String spelled) {
        return Arrays.stream(spelled.split(" "))
                .map(word -> Deck.card(word).orElseThrow())
                .toList();
    }
}
