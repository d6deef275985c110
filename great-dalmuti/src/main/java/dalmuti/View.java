package dalmuti;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.decrees.Decree;
import dalmuti.decrees.Law;
import dalmuti.engine.Board;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One viewer's information set: the picture on the table, and all they were told in this round.
///
/// @param coins what everybody has to bid with; empty without decrees
/// @param decree what was proclaimed for this round
/// @param hands everybody's cards: the viewer's own open, all others face down unless a decree
///   opens them; empty while nothing is dealt
/// @param aside the cards laid aside, which nobody sees
/// @param told what has happened since the last shuffle, as the viewer learnt of it
/// @param legal what the viewer may do; empty unless it is theirs to decide
public record View(
        Rules rules,
        Viewer viewer,
        int round,
        List<Player> order,
        Map<Player, Integer> scores,
        Map<Player, Integer> coins,
        Optional<Decree> decree,
        Map<Player, Cards> hands,
        Cards.FaceDown aside,
        Scene scene,
        List<Event> told,
        List<Move> legal) {

    public View {
        order = List.copyOf(order);
        scores = Map.copyOf(scores);
        coins = Map.copyOf(coins);
        hands = Map.copyOf(hands);
        told = List.copyOf(told);
        legal = List.copyOf(legal);
    }

    /// What holds in this round.
    public Law law() {
        return new Law(rules, decree);
    }

    /// The viewer's own cards; none while nothing is dealt, and none for an onlooker.
    public Hand ownHand() {
        return viewer instanceof Player player && hands.get(player) instanceof Cards.Open(var own)
                ? own
                : Hand.EMPTY;
    }

    static View of(Match match, Viewer viewer, List<Move> legal) {
        return new View(
                match.rules(),
                viewer,
                match.round(),
                match.order(),
                match.scores(),
                match.coins(),
                match.decree(),
                hands(match, viewer),
                new Cards.FaceDown(aside(match)),
                Scene.of(match),
                told(match, viewer),
                legal);
    }

    /// Tricks are looked at after every move, so their hands are shown without a deal in between.
    private static Map<Player, Cards> hands(Match match, Viewer viewer) {
        var hands = new HashMap<Player, Cards>();
        if (match.phase() instanceof Phase.Tricks(var board, var seats, _)) {
            List<Player> open = match.law().openHands(match.order());
            for (int seat = 0; seat < board.seats(); seat++) {
                Player player = seats.get(seat);
                hands.put(
                        player,
                        viewer.equals(player) || open.contains(player)
                                ? new Cards.Open(board.hand(seat))
                                : new Cards.FaceDown(board.cards(seat)));
            }
        } else {
            dealOf(match)
                    .map(Deal::hands)
                    .orElse(Map.of())
                    .forEach((player, hand) -> hands.put(player, shown(player, hand, viewer)));
        }
        return hands;
    }

    private static int aside(Match match) {
        return match.phase() instanceof Phase.Tricks(_, _, var aside)
                ? aside.size()
                : dealOf(match).map(deal -> deal.aside().size()).orElse(0);
    }

    private static List<Event> told(Match match, Viewer viewer) {
        var told = new ArrayList<Event>();
        for (Event event : match.past().events()) {
            event.toldTo(viewer).ifPresent(told::add);
        }
        return told;
    }

    /// Where the cards are at this moment, if they are dealt.
    static Optional<Deal> dealOf(Match match) {
        return switch (match.phase()) {
            case Phase.Dealt dealt -> Optional.of(dealt.deal());
            case Phase.Tricks(var board, var seats, var aside) ->
                    Optional.of(new Deal(handsOn(board, seats), aside));
            default -> Optional.empty();
        };
    }

    private static Map<Player, Hand> handsOn(Board board, List<Player> seats) {
        var hands = new HashMap<Player, Hand>();
        for (int seat = 0; seat < board.seats(); seat++) {
            hands.put(seats.get(seat), board.hand(seat));
        }
        return hands;
    }

    private static Cards shown(Player player, Hand hand, Viewer viewer) {
        var open = new Cards.Open(hand);
        return viewer.equals(player) ? open : open.hidden();
    }
}
