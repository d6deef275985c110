package dalmuti.notation;

import dalmuti.Dealing;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Actor;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.options.MisdealCard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Collects the hands of a round and finds a shuffled deck that deals them.
final class DealReplay {

    private static final int NOT_CUT = -1;

    private final Progress progress;
    private final Line.Round round;
    private final ProofReplay proof;
    private final Hand deck;
    private final Map<Player, Hand> hands = new HashMap<>();
    private Hand seen = Hand.EMPTY;
    private Hand aside = Hand.EMPTY;
    private int depth = NOT_CUT;
    private int lastLine;
    private boolean done;

    DealReplay(Progress progress, Line.Round round, ProofReplay proof) {
        this.progress = progress;
        this.round = round;
        this.proof = proof;
        deck = progress.match().rules().deck().cards(round.order().size());
    }

    void cut(int cards) {
        if (!progress.match().rules().cut()) {
            throw progress.flaw("DEAL-2", "record.no-cut");
        }
        if (cards >= deck.size()) {
            throw progress.flaw("DEAL-2", "record.cut-depth", cards, deck.size() - 1);
        }
        depth = cards;
    }

    void hand(Player to, Cards cards) {
        int players = round.order().size();
        if (hands.size() == players || !to.equals(round.order().get(hands.size()))) {
            throw progress.flaw("REC-3", "record.deal-order", to);
        }
        hands.put(to, count(cards));
        int more = cards.size() - deck.size() / players;
        if (more < 0 || more > 1) {
            throw progress.flaw("DEAL-1", "record.hand-size", to, cards.size());
        }
    }

    void aside(Cards cards) {
        aside = count(cards);
    }

    private Hand count(Cards cards) {
        lastLine = progress.line();
        if (!(cards instanceof Cards.Open(var hand))) {
            throw progress.flaw("REC-6", "record.hidden-cards");
        }
        seen = seen.plus(hand);
        for (Rank rank : hand.ranks()) {
            if (seen.count(rank) > deck.count(rank)) {
                throw progress.flaw("DEAL-1", "record.more-than-deck", rank, deck.count(rank));
            }
        }
        return hand;
    }

    /// Hands over what was dealt, when a line follows that needs it.
    void complete() {
        if (done) {
            return;
        }
        if (hands.size() < round.order().size()) {
            throw progress.flaw("DEAL-1", "record.deal-missing");
        }
        int line = progress.line();
        deal();
        progress.at(line);
    }

    /// At the end of a record a deal may be complete or not.
    void finish() {
        boolean allHands = hands.size() == round.order().size();
        if (!done && allHands && aside.size() == Dealing.aside(progress.match())) {
            deal();
        }
    }

    private void deal() {
        progress.at(lastLine);
        done = true;
        Match match = progress.match();
        if (!seen.equals(deck)) {
            throw progress.flaw("DEAL-1", "record.not-all-dealt", seen.size());
        }
        progress.chance(proof.shuffle(match).orElseGet(() -> shuffle(match)));
        if (match.rules().cut()) {
            progress.make(match.greaterDalmuti(), new Move.Cut(depth()));
        }
        proof.check(hands);
        List<Player> order = progress.match().order();
        if (!order.equals(round.order())) {
            throw progress.flaw("DRAW-4", "record.order", Names.letters(order));
        }
    }

    private int depth() {
        if (depth == NOT_CUT) {
            throw progress.flaw("DEAL-2", "record.cut-missing");
        }
        return depth;
    }

    /// A deck that deals these hands, where the record does not say how it was shuffled.
    private Move shuffle(Match match) {
        int from = from(match);
        var left = new ArrayList<List<Rank>>();
        match.order().forEach(player -> left.add(held(player).cards()));
        var cards = new ArrayList<Rank>();
        for (int i = 0; i < seen.size() - aside.size(); i++) {
            cards.add(left.get((from + i) % left.size()).removeFirst());
        }
        cards.addAll(aside.cards());
        if (match.rules().cut()) {
            Collections.rotate(cards, depth());
        }
        return new Move.Shuffle(cards, from);
    }

    /// The seat at which dealing started, from who holds a card more.
    private int from(Match match) {
        int players = match.players();
        int dealt = seen.size() - aside.size();
        for (int from : Dealing.startsAt(match)) {
            boolean fits = aside.size() == Dealing.aside(match);
            for (int i = 0; i < players && fits; i++) {
                int more = Math.floorMod(i - from, players) < dealt % players ? 1 : 0;
                fits = held(match.order().get(i)).size() == dealt / players + more;
            }
            if (fits) {
                return from;
            }
        }
        throw progress.flaw("DEAL-1", "record.leftovers", match.rules().leftovers());
    }

    private Hand held(Player player) {
        return hands.getOrDefault(player, Hand.EMPTY);
    }

    void misdeal(Line.Misdeal misdeal) {
        Match match = progress.match();
        if (!(match.phase() instanceof Phase.Spilling)) {
            throw progress.flaw("DEAL-3", "record.no-misdeal");
        }
        progress.chance(new Move.DropCard(misdeal.meantFor(), misdeal.card()));
        boolean decided = progress.phase() instanceof Phase.Misdealt;
        if (misdeal.back() == null) {
            if (decided) {
                progress.make(match.greaterDalmuti(), new Move.LetStay());
            }
            return;
        }
        if (!decided || !(misdeal.back() instanceof Cards.Open(var back))) {
            throw progress.flaw("DEAL-3", "record.peons-card-stays");
        }
        progress.make(match.greaterDalmuti(), new Move.GiveToPeon());
        boolean chosen = match.rules().misdealCard() == MisdealCard.CHOSEN;
        Actor picks = chosen ? match.greaterPeon() : Nature.NATURE;
        progress.make(picks, new Move.Replace(back.ranks().getFirst()));
    }
}
