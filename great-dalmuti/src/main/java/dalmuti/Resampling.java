package dalmuti;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.decrees.Bid;
import dalmuti.engine.Actions;
import dalmuti.engine.Board;
import dalmuti.engine.Worlds;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// A whole truth for a view: the hidden cards drawn at random from all that agree with what the
/// viewer knows. What happened before is kept as the viewer was told it, so the viewer can't tell
/// the difference.
record Resampling(View view, Knowledge knowledge, RandomGenerator dice) {

    Resampling(View view, RandomGenerator dice) {
        this(view, Knowledge.of(view), dice);
    }

    Match match() {
        return match(phase(), Past.of(view.told()));
    }

    private Match match(Phase phase, Past past) {
        return new Match(
                view.rules(),
                view.round(),
                view.order(),
                view.scores(),
                view.coins(),
                view.decree(),
                phase,
                past);
    }

    private Phase phase() {
        return switch (view.scene()) {
            case Scene.Drawing(var drawn, _) -> new Phase.Drawing(drawn);
            case Scene.Shuffling(var doors) -> new Phase.Shuffling(doors);
            case Scene.Seating(var newcomer) -> new Phase.Seating(newcomer);
            case Scene.Bidding(var drawn) -> new Phase.Bidding(drawn, ownBid());
            case Scene.Proclaiming(var highest, var bids) -> new Phase.Proclaiming(highest, bids);
            case Scene.Decreed() -> new Phase.Decreed();
            case Scene.Cutting _ -> cutting();
            case Scene.Spilling() -> new Phase.Spilling(deal());
            case Scene.Misdealt(var to, var card) -> new Phase.Misdealt(deal(), to, card);
            case Scene.Replacing(var to, var card) -> new Phase.Replacing(deal(), to, card);
            case Scene.Window() -> new Phase.Window(deal(), ownAnswer());
            case Scene.Taxing(var levies) -> new Phase.Taxing(deal(), levies, ownChoice());
            case Scene.Naming _ -> new Phase.Naming(deal());
            case Scene.Exchanging(_, var partner) -> exchanging(partner);
            case Scene.DrawingLots(_, var partner) -> new Phase.DrawingLots(deal(), partner);
            case Scene.Offering(var market) -> new Phase.Offering(deal(), market);
            case Scene.Answering(var market, var to) -> answering(market, to);
            case Scene.Tricks _ -> tricks();
            case Scene.Over() -> new Phase.Over();
        };
    }

    private Phase cutting() {
        Match shuffling = match(new Phase.Shuffling(Phase.Doors.SHUT), new Past.Fresh());
        Move.Shuffle shuffle = new Dealing.Shuffling(shuffling).chance(dice);
        return new Phase.Cutting(shuffle.deck(), shuffle.from());
    }

    private Map<Player, Optional<Bid>> ownBid() {
        var bids = new HashMap<Player, Optional<Bid>>();
        for (Event event : view.told()) {
            if (event instanceof Event.CoinsLaid(var by, int coins, var on)) {
                bids.put(by, on.map(decree -> new Bid(by, coins, decree)));
            }
        }
        return bids;
    }

    private Map<Player, Move.Call> ownAnswer() {
        var answers = new HashMap<Player, Move.Call>();
        for (Event event : view.told()) {
            if (event instanceof Event.Answered(var by, var call)) {
                answers.put(by, call);
            }
        }
        return answers;
    }

    private Map<Player, Hand> ownChoice() {
        var chosen = new HashMap<Player, Hand>();
        for (Event event : view.told()) {
            if (event instanceof Event.Chose(var by, Cards.Open(var cards))) {
                chosen.put(by, cards);
            }
        }
        return chosen;
    }

    private Phase exchanging(Player partner) {
        var chosen = new HashMap<Player, Rank>();
        boolean choosing = false;
        for (Event event : view.told()) {
            choosing |= event instanceof Event.PartnerNamed;
            if (choosing && event instanceof Event.Chose(var by, Cards.Open(var card))) {
                chosen.put(by, card.ranks().getFirst());
            }
        }
        return new Phase.Exchanging(deal(), partner, chosen);
    }

    private Phase answering(Phase.Market market, Player to) {
        Deal deal = deal();
        var offered = (Event.Offered) view.told().getLast();
        Rank card =
                offered.card() instanceof Cards.Open(var open)
                        ? open.ranks().getFirst()
                        : Dealing.any(deal.hand(market.offering()), dice);
        return new Phase.Answering(deal, market, to, card);
    }

    /// The tricks so far are played again with the cards that were seen, and the sampled rest.
    Phase.Tricks tricks() {
        Deal deal = deal();
        var hands = new HashMap<>(deal.hands());
        for (Event event : view.told()) {
            if (event instanceof Event.Laid(var by, var play)) {
                hands.merge(by, play.cards(), Hand::plus);
            }
        }
        Deal before = new Deal(hands, deal.aside());
        List<Player> seats = view.law().seats(view.order());
        Board board = Board.of(before.inOrder(seats), view.law().tricks());
        for (Event event : view.told()) {
            if (event instanceof Event.Laid(_, var play)) {
                board.play(play.number());
            } else if (event instanceof Event.Passed) {
                board.play(Actions.PASS);
            }
        }
        return new Phase.Tricks(board, seats, deal.aside());
    }

    /// Every unseen card put where it may be, all ways alike.
    private Deal deal() {
        List<Player> order = view.order();
        var worlds = new Worlds(deck(), knowledge.bySeat(order));
        var sizes = new int[order.size()];
        var packed = new long[order.size()];
        Hand own = Hand.EMPTY;
        for (int seat = 0; seat < sizes.length; seat++) {
            Player player = order.get(seat);
            switch (view.hands().getOrDefault(player, new Cards.FaceDown(0))) {
                case Cards.Open(var hand) when view.viewer().equals(player) -> own = hand;
                case Cards cards -> sizes[seat] = cards.size(); // an open hand is known
            }
        }
        Hand unseen = deck().minus(knowledge.played()).minus(own);
        worlds.deal(unseen, sizes, packed, dice);
        return placed(own, unseen, packed);
    }

    private Deal placed(Hand own, Hand unseen, long[] packed) {
        var hands = new HashMap<Player, Hand>();
        Hand aside = unseen;
        for (int seat = 0; seat < packed.length; seat++) {
            Hand hand = new Hand(packed[seat]);
            aside = aside.minus(hand);
            Player player = view.order().get(seat);
            hands.put(player, view.viewer().equals(player) ? own : hand);
        }
        return new Deal(hands, aside);
    }

    private Hand deck() {
        return view.rules().deck().cards(view.order().size());
    }
}
