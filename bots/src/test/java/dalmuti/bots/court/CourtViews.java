package dalmuti.bots.court;

import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What somebody of seven sees who has to decide something at court in the second round.
record CourtViews(Rules rules, Player viewer, Hand hand) {

    private static final int PLAYERS = 7;
    private static final int CARDS = 11;

    /// @param numbers of the cards in the hand
    static CourtViews of(Rules rules, int position, int... numbers) {
        return new CourtViews(
                rules,
                new Player(position - 1),
                Hand.of(Arrays.stream(numbers).mapToObj(Rank::of).toList()));
    }

    View of(Scene scene, List<Move> legal) {
        var players = IntStream.range(0, PLAYERS).mapToObj(Player::new).toList();
        Map<Player, Cards> hands = new HashMap<>();
        players.forEach(it -> hands.put(it, new Cards.FaceDown(CARDS)));
        hands.put(viewer, new Cards.Open(hand));
        Map<Player, Integer> scores = players.stream().collect(Collectors.toMap(it -> it, _ -> 0));
        return new View(
                rules,
                viewer,
                2,
                players,
                scores,
                Map.of(),
                Optional.empty(),
                hands,
                new Cards.FaceDown(0),
                scene,
                List.of(),
                legal);
    }

    /// A card meant for somebody fell open. (DEAL-3)
    View fallen(Player meantFor, int card) {
        return of(
                new Scene.Misdealt(meantFor, Rank.of(card)),
                List.of(new Move.LetStay(), new Move.GiveToPeon()));
    }

    /// The First Merchant may name a partner. (TRADE-2, TRADE-4)
    View naming() {
        return of(
                new Scene.Naming(viewer),
                List.of(
                        new Move.DeclineTrade(),
                        new Move.NamePartner(new Player(3)),
                        new Move.NamePartner(new Player(4))));
    }

    /// A Merchant may take up an offer. (TRADE-3)
    View answering() {
        var offering = new Player(3);
        var market = new Phase.Market(offering, List.of(viewer), List.of(), List.of());
        var legal = new ArrayList<Move>(List.of(new Move.RefuseOffer()));
        hand.ranks().forEach(it -> legal.add(new Move.GiveCard(it)));
        return of(new Scene.Answering(market, viewer), legal);
    }

    /// A Merchant may offer a card. (TRADE-3)
    View offering() {
        var others = List.of(new Player(3), new Player(4));
        var market = new Phase.Market(viewer, others, List.of(), List.of());
        var legal = new ArrayList<Move>(List.of(new Move.DeclineTrade()));
        for (Player other : others) {
            hand.ranks().forEach(it -> legal.add(new Move.Offer(other, it)));
        }
        return of(new Scene.Offering(market), legal);
    }
}
