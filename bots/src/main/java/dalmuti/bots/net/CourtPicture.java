package dalmuti.bots.net;

import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.bots.court.HeuristicCourt;
import dalmuti.bots.sense.Goal;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.engine.Odds;

import java.util.List;
import java.util.OptionalInt;

/// A decision before the tricks as inputs: the same as in the tricks, with the kind of decision and
/// what was chosen.
public final class CourtPicture implements Picture {

    private final View view;
    private final List<Move> moves;
    private final int seat;
    private final Columns common = new Columns();
    private final Odds odds;

    /// @param moves the legal ones
    public CourtPicture(View view, List<Move> moves, Goal goal) {
        this.view = view;
        this.moves = moves;
        seat = view.order().indexOf((Player) view.viewer());
        Hand unseen = view.rules().deck().cards(view.order().size()).minus(view.ownHand());
        odds = HeuristicCourt.odds(view);
        look(Standpoint.of(view, goal), unseen);
    }

    private void look(Standpoint standpoint, Hand unseen) {
        common.addAll(standpoint.columns());
        common.add(Layout.PHASE.at(phase(view.scene())));
        common.addHand(Layout.UNSEEN, unseen);
        List<Player> order = view.order();
        for (int other = 0; other < order.size(); other++) {
            if (other == seat) {
                continue;
            }
            int block = block(order.get(other));
            Cards cards = view.hands().get(order.get(other));
            RivalInputs.cards(block, cards == null ? 0 : cards.size(), common);
            RivalInputs.title(block, other, order.size(), common);
            RivalInputs.holds(block, standpoint.known(other).held(), common);
            RivalInputs.floor(block, standpoint.known(other).floor().number(), common);
        }
        if (view.scene() instanceof Scene.Exchanging(var first, var partner)) {
            partner(view.viewer().equals(first) ? partner : first, common);
        } else if (view.scene() instanceof Scene.Answering(var market, _)) {
            partner(market.offering(), common);
        }
        common.add(Layout.RIVAL_COUNT.at(order.size() - 2));
    }

    private int block(Player other) {
        int players = view.order().size();
        return RivalInputs.block(Math.floorMod(view.order().indexOf(other) - seat, players) - 1);
    }

    private void partner(Player other, Columns columns) {
        columns.add(block(other) + RivalInputs.PARTNER);
    }

    @Override
    public Columns common() {
        return common;
    }

    @Override
    public Hand hand() {
        return view.ownHand();
    }

    @Override
    public int places() {
        return view.order().size();
    }

    @Override
    public int taken() {
        return 0;
    }

    @Override
    public Hand leaving(int move) {
        return switch (moves.get(move)) {
            case Move.PayBack(var cards) -> cards;
            case Move.GiveCard(var card) -> Hand.of(card);
            case Move.Offer(_, var card) -> Hand.of(card);
            case Move.Replace(var card) -> Hand.of(card);
            default -> Hand.EMPTY;
        };
    }

    @Override
    public void add(int move, Columns columns) {
        Hand left = new Hand(hand().packed() - leaving(move).packed());
        columns.addSets(left, odds);
        choice(moves.get(move)).ifPresent(it -> columns.add(Layout.CHOICE.at(it)));
        switch (moves.get(move)) {
            case Move.PayBack(var cards) -> paid(cards, columns);
            case Move.NamePartner(var other) -> partner(other, columns);
            case Move.Offer(var to, _) -> partner(to, columns);
            default -> {}
        }
    }

    /// From now on the peon is known to hold what goes back.
    private void paid(Hand cards, Columns columns) {
        if (view.scene() instanceof Scene.Taxing(var levies)) {
            levies.stream()
                    .filter(levy -> levy.lord().equals(view.viewer()))
                    .forEach(levy -> RivalInputs.holds(block(levy.peon()), cards, columns));
        }
    }

    /// What kind of decision it is.
    private static int phase(Scene scene) {
        return switch (scene) {
            case Scene.Tricks _ -> 0;
            case Scene.Taxing _ -> 1;
            case Scene.Window _ -> 2;
            case Scene.Naming _ -> 3;
            case Scene.Exchanging _ -> 4;
            case Scene.Offering _ -> 5;
            case Scene.Answering _ -> 6;
            case Scene.Misdealt _ -> 7;
            case Scene.Replacing _ -> 8;
            case Scene.Bidding _,
                    Scene.Proclaiming _,
                    Scene.Decreed _,
                    Scene.Cutting _,
                    Scene.Seating _,
                    Scene.Drawing _,
                    Scene.Shuffling _,
                    Scene.Spilling _,
                    Scene.DrawingLots _,
                    Scene.Over _ ->
                    9;
        };
    }

    /// What is said, where cards do not say it all.
    private static OptionalInt choice(Move move) {
        return switch (move) {
            case Move.KeepSilent _ -> OptionalInt.of(0);
            case Move.DeclareRevolution _ -> OptionalInt.of(1);
            case Move.DeclareGreaterRevolution _ -> OptionalInt.of(2);
            case Move.LetStay _ -> OptionalInt.of(3);
            case Move.GiveToPeon _ -> OptionalInt.of(4);
            case Move.DeclineTrade _ -> OptionalInt.of(5);
            case Move.RefuseOffer _ -> OptionalInt.of(6);
            default -> OptionalInt.empty();
        };
    }
}
