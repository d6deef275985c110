package dalmuti.bots.grapples;

import dalmuti.contract.Player;

import grapples.Card;
import grapples.Cards;
import grapples.Choice;
import grapples.Deck;
import grapples.Direction;
import grapples.Knowledge;
import grapples.Office;
import grapples.Phase;
import grapples.View;

import java.util.List;

/// What a player reckons with: which cards may come next, what others hold, and whom it matters to
/// hold back.
final class Prospect {

    private final View view;
    private final Player self;
    private final List<Card> unseen;
    private final List<Card> next;
    private final double[] rivals;
    private final double[] means;

    Prospect(View view, Attention attention) {
        this.view = view;
        this.self = (Player) view.viewer();
        var knowledge = view.knowledge();
        unseen = attention.counts() ? knowledge.unseen() : Deck.CARDS;
        next = knowledge.top().map(List::of).orElse(unseen);
        rivals = new double[view.hands().size()];
        means = new double[view.hands().size()];
        for (Player player : view.players()) {
            boolean known = attention.watches() || player.equals(self);
            means[player.index()] = known ? mean(player, knowledge) : mean(unseen);
            rivals[player.index()] =
                    attention.watches() ? Math.exp(knowledge.grapples(player) / rivalry()) : 1;
        }
        rivals[self.index()] = 0;
        double sum = 0;
        for (double rival : rivals) {
            sum += rival;
        }
        for (int i = 0; i < rivals.length; i++) {
            rivals[i] /= sum;
        }
    }

    /// By how many grapples somebody has to lead another to be nearly three times the rival.
    private double rivalry() {
        return 1 + 1.5 * Math.sqrt(view.deck());
    }

    private double mean(Player player, Knowledge knowledge) {
        return knowledge.grapples(player) / Math.max(1, cards(player));
    }

    private static double mean(List<Card> cards) {
        return cards.stream().mapToInt(Card::worth).average().orElse(0);
    }

    View view() {
        return view;
    }

    Player self() {
        return self;
    }

    Situation situation() {
        return Situation.of(view.scene());
    }

    int players() {
        return view.hands().size();
    }

    Player receiver(Choice.To to) {
        return switch (to) {
            case SELF -> self;
            case LEFT -> Direction.LEFT.of(self, players());
            case RIGHT -> Direction.RIGHT.of(self, players());
        };
    }

    int cards(Player player) {
        return view.hands().get(player.index()).count();
    }

    /// Cards of which one comes next, each as likely as the other.
    List<Card> next() {
        return next;
    }

    /// Cards of which any may be in the deck, but for a top card that was looked at.
    List<Card> unseen() {
        return unseen;
    }

    /// The mean worth of an unseen card.
    double mean() {
        return mean(unseen);
    }

    /// The card that this player settles now.
    Card settled() {
        return view.hands().get(self.index()) instanceof Cards.Open(var cards)
                ? cards.getLast()
                : unseen.getFirst();
    }

    /// The mean worth of a card in that hand.
    double mean(Player of) {
        return means[of.index()];
    }

    /// What a player may be expected to have.
    double grapples(Player of) {
        return mean(of) * cards(of);
    }

    /// What it is worth to this player that somebody gains so many grapples.
    double effect(Player of, double gain) {
        return of.equals(self) ? gain : -gain * rivals[of.index()];
    }

    /// What the dealer's office still brings the dealer, this turn aside: in each own turn to come
    /// a bad card goes to somebody else.
    double officeWorth() {
        var office = situation().office();
        return ownTurns(office.dealer(), office.dealt()) * gain();
    }

    /// What it would bring a player who took it over now.
    double officeWorth(Player successor) {
        return ownTurns(successor, 0) * gain();
    }

    private int ownTurns(Player dealer, int dealt) {
        int left = view.options().limit(players()) - dealt;
        int cards = Math.min(left, view.deck());
        int until = othersBefore(dealer);
        return cards <= until ? 0 : 1 + (cards - until - 1) / players();
    }

    /// How many are dealt to before that player's own turn comes.
    private int othersBefore(Player dealer) {
        Direction direction = situation().office().direction();
        int others = 0;
        Player at = direction.of(situation().turn(), players());
        while (!at.equals(dealer)) {
            at = direction.of(at, players());
            others++;
        }
        return others;
    }

    /// By how much a card that can be given away is better than one that can't.
    private double gain() {
        return unseen.stream()
                .mapToInt(Card::worth)
                .map(worth -> Math.max(0, -worth))
                .average()
                .orElse(0);
    }

    /// The office, and whose turn it is, at a moment when somebody decides.
    record Situation(Office office, Player turn) {

        static Situation of(Phase phase) {
            return switch (phase) {
                case Phase.OwnTurn(var office) -> new Situation(office, office.dealer());
                case Phase.DealingOn(var office, var to) -> new Situation(office, to);
                case Phase.LookedAtTop(var office) -> new Situation(office, office.dealer());
                case Phase.ChoosingDirection(var office) -> new Situation(office, office.dealer());
                case Phase.Settling(var office, var turn) -> new Situation(office, turn.player());
                case Phase.Asked(var office, var turn, _) -> new Situation(office, turn.player());
                case Phase.Offered(var office, var turn, _) -> new Situation(office, turn.player());
                case Phase.Pointing(var office, var turn, _, _) ->
                        new Situation(office, turn.player());
                case Phase.Drawing _, Phase.ShufflingDeck _, Phase.ShufflingHand _, Phase.Over _ ->
                        throw new IllegalArgumentException("Nobody decides in " + phase);
            };
        }
    }
}
