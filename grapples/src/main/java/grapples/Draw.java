package grapples;

import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.Verdict;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// How a game begins: cards are drawn for the first dealer, and the deck is shuffled (G-FIRST-1).
final class Draw {

    private Draw() {}

    /// A game before its first card.
    static Match open(Options options, int game, Standing standing) {
        return new Match(
                options,
                game,
                standing,
                Table.cleared(standing.won().size()),
                new Phase.Drawing(List.of()),
                new Past.Fresh());
    }

    /// A round of cards from the pile as it lies now.
    static Choice.DrawCards cards(Match match, Phase.Drawing drawing, RandomGenerator dice) {
        int players = match.players().size();
        var shuffled = Deck.shuffled(pile(drawing, players), dice);
        return new Choice.DrawCards(shuffled.subList(0, players));
    }

    static Verdict<Match, Event> drawn(Match match, Phase.Drawing drawing, List<Card> cards) {
        int players = match.players().size();
        boolean fair =
                cards.size() == players
                        && new HashSet<>(cards).size() == players
                        && pile(drawing, players).containsAll(cards);
        if (!fair) {
            return new Verdict.Refused<>(Refusal.of("G-FIRST-1", "grapples.draw", players));
        }
        var proceedings = new Proceedings(match);
        proceedings.tell(new Event.CardsDrawn(cards));
        Optional<Player> dealer = highest(cards);
        if (dealer.isEmpty()) {
            var rounds = new ArrayList<>(drawing.rounds());
            rounds.add(cards);
            return proceedings.goOn(new Phase.Drawing(rounds));
        }
        proceedings.tell(new Event.FirstDealerFound(dealer.get()));
        return proceedings.goOn(new Phase.ShufflingDeck(dealer.get()));
    }

    static Verdict<Match, Event> shuffled(Match match, Player firstDealer, List<Card> deck) {
        if (!Deck.same(deck, Deck.CARDS)) {
            return new Verdict.Refused<>(
                    Refusal.of("G-CARD-1", "grapples.deck", Deck.CARDS.size()));
        }
        var proceedings = new Proceedings(match);
        proceedings.change(match.table().withDeck(deck));
        proceedings.tell(new Event.DeckShuffled(new Cards.Open(deck)));
        return proceedings.beginTurn(Office.first(firstDealer), firstDealer);
    }

    /// What is left of the deck. A round that it can't fill is dealt from all cards again.
    private static List<Card> pile(Phase.Drawing drawing, int players) {
        int roundsInDeck = Deck.CARDS.size() / players;
        int rounds = drawing.rounds().size();
        var lying = drawing.rounds().subList(rounds - rounds % roundsInDeck, rounds);
        var pile = new ArrayList<>(Deck.CARDS);
        lying.forEach(pile::removeAll);
        return pile;
    }

    private static Optional<Player> highest(List<Card> cards) {
        var worths = cards.stream().map(Card::worth).toList();
        int most = Collections.max(worths);
        return Collections.frequency(worths, most) == 1
                ? Optional.of(new Player(worths.indexOf(most)))
                : Optional.empty();
    }
}
