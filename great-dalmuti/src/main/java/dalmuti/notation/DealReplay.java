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
import java.util.Optional;

/// Collects the hands of a round and finds a shuffled deck that deals them.
final class DealReplay { // DEAL-1

    private final Replayer replayer;
    private final Line.Round round;
    private final Map<Player, Hand> hands = new HashMap<>();
    private Hand seen = Hand.EMPTY;
    private Hand aside = Hand.EMPTY;
    private Optional<Integer> depth = Optional.empty();
    private int lastLine;
    private final ProofLines proof;
    private boolean done;

    DealReplay(Replayer replayer, Line.Round round, ProofLines proof) {
        this.replayer = replayer;
        this.round = round;
        this.proof = proof;
    }

    void cut(int line, int cards) { // DEAL-2
        if (!match(line).rules().cut()) {
            throw Tokens.flaw(line, "DEAL-2", "record.no-cut");
        }
        if (cards >= deck(line).size()) {
            throw Tokens.flaw(line, "DEAL-2", "record.cut-depth", cards, deck(line).size() - 1);
        }
        depth = Optional.of(cards);
    }

    void hand(int line, Player to, Cards cards) {
        if (hands.size() == round.order().size() || !to.equals(round.order().get(hands.size()))) {
            throw Tokens.flaw(line, "REC-3", "record.deal-order", to);
        }
        hands.put(to, count(line, cards));
        int even = deck(line).size() / round.order().size();
        int size = cards.size();
        if (size < even || size > even + 1) {
            throw Tokens.flaw(line, "DEAL-1", "record.hand-size", to, size);
        }
    }

    void aside(int line, Cards cards) {
        aside = count(line, cards);
    }

    private Hand count(int line, Cards cards) {
        lastLine = line;
        if (!(cards instanceof Cards.Open(var hand))) {
            throw Tokens.flaw(line, "REC-6", "record.hidden-cards");
        }
        seen = seen.plus(hand);
        for (Rank rank : hand.ranks()) {
            int copies = deck(line).count(rank);
            if (seen.count(rank) > copies) {
                throw Tokens.flaw(line, "DEAL-1", "record.more-than-deck", rank, copies);
            }
        }
        return hand;
    }

    /// Hands over what was dealt, when a line follows that needs it.
    void complete(int line) {
        if (done) {
            return;
        }
        if (hands.size() < round.order().size()) {
            throw Tokens.flaw(line, "DEAL-1", "record.deal-missing");
        }
        deal();
    }

    /// At the end of a record a deal may be complete or not.
    void finish() {
        boolean allHands = hands.size() == round.order().size();
        if (!done && allHands && aside.size() == Dealing.aside(match(lastLine))) {
            deal();
        }
    }

    private void deal() {
        done = true;
        Match match = match(lastLine);
        if (!seen.equals(deck(lastLine))) {
            throw Tokens.flaw(lastLine, "DEAL-1", "record.not-all-dealt", seen.size());
        }
        List<Player> sitting = match.order();
        replayer.chance(lastLine, proof.shuffle(match).orElseGet(() -> shuffle(match)));
        if (match.rules().cut()) {
            replayer.make(lastLine, sitting.getFirst(), new Move.Cut(depth()));
        }
        proof.check(match(lastLine), hands);
        if (!match(lastLine).order().equals(round.order())) {
            throw Tokens.flaw(
                    lastLine,
                    "DRAW-4",
                    "record.order",
                    RoundReplay.spaced(match(lastLine).order()));
        }
    }

    private int depth() { // DEAL-2
        return depth.orElseThrow(() -> Tokens.flaw(lastLine, "DEAL-2", "record.cut-missing"));
    }

    /// A deck that deals these hands, where the record does not say how it was shuffled.
    private Move.Shuffle shuffle(Match match) {
        int from = from(match, match.order());
        List<Rank> deck = deck(match.order(), from);
        if (match.rules().cut()) {
            Collections.rotate(deck, depth());
        }
        return new Move.Shuffle(deck, from);
    }

    /// The seat at which dealing started, from who holds a card more.
    private int from(Match match, List<Player> order) {
        int players = order.size();
        int dealt = seen.size() - aside.size();
        for (int from : Dealing.startsAt(match)) {
            boolean fits = aside.size() == Dealing.aside(match);
            for (int i = 0; i < players && fits; i++) {
                int more = Math.floorMod(i - from, players) < dealt % players ? 1 : 0;
                fits = held(order.get(i)).size() == dealt / players + more;
            }
            if (fits) {
                return from;
            }
        }
        throw Tokens.flaw(lastLine, "DEAL-1", "record.leftovers", match.rules().leftovers());
    }

    private Hand held(Player player) {
        return hands.getOrDefault(player, Hand.EMPTY);
    }

    private List<Rank> deck(List<Player> order, int from) {
        var left = new ArrayList<List<Rank>>();
        for (Player player : order) {
            left.add(new ArrayList<>(held(player).cards()));
        }
        var deck = new ArrayList<Rank>();
        for (int i = 0; i < seen.size() - aside.size(); i++) {
            deck.add(left.get((from + i) % order.size()).removeFirst());
        }
        deck.addAll(aside.cards());
        return deck;
    }

    void misdeal(int line, Line.Misdeal misdeal) { // DEAL-3
        if (!(match(line).phase() instanceof Phase.Spilling)) {
            throw Tokens.flaw(line, "DEAL-3", "record.no-misdeal");
        }
        Match match = match(line);
        replayer.chance(line, new Move.DropCard(misdeal.meantFor(), misdeal.card()));
        boolean decided = match(line).phase() instanceof Phase.Misdealt;
        if (misdeal.back().isEmpty()) {
            if (decided) {
                replayer.make(line, match.greaterDalmuti(), new Move.LetStay());
            }
            return;
        }
        if (!decided || !(misdeal.back().get() instanceof Cards.Open(var back))) {
            throw Tokens.flaw(line, "DEAL-3", "record.peons-card-stays");
        }
        replayer.make(line, match.greaterDalmuti(), new Move.GiveToPeon());
        Actor picks =
                match.rules().misdealCard() == MisdealCard.CHOSEN
                        ? match.greaterPeon()
                        : Nature.NATURE;
        replayer.make(line, picks, new Move.Replace(back.ranks().getFirst()));
    }

    private Hand deck(int line) {
        return match(line).rules().deck().cards(round.order().size());
    }

    private Match match(int line) {
        return replayer.match(line);
    }
}
