package dalmuti.bots.grapples;

import dalmuti.contract.Player;

import grapples.Card;
import grapples.Direction;

/// What the dealer's office is worth, in grapples: in each own turn to come a bad card goes to
/// somebody else.
record Offices(Prospect prospect) {

    /// What it still brings the dealer, this turn aside.
    double worth() {
        var office = prospect.situation().office();
        return turns(office.dealer(), office.dealt()) * gain();
    }

    /// What it would bring a player who took it over now.
    double worth(Player successor) {
        return turns(successor, 0) * gain();
    }

    private int turns(Player dealer, int dealt) {
        int players = prospect.players();
        int left = prospect.view().options().limit(players) - dealt;
        int cards = Math.min(left, prospect.view().deck());
        int until = othersBefore(dealer);
        return cards <= until ? 0 : 1 + (cards - until - 1) / players;
    }

    /// How many are dealt to before that player's own turn comes.
    private int othersBefore(Player dealer) {
        Direction direction = prospect.situation().office().direction();
        int others = 0;
        Player at = direction.of(prospect.situation().turn(), prospect.players());
        while (!at.equals(dealer)) {
            at = direction.of(at, prospect.players());
            others++;
        }
        return others;
    }

    /// By how much a card that can be given away is better than one that can't.
    private double gain() {
        return prospect.unseen().stream()
                .mapToInt(Card::worth)
                .map(worth -> Math.max(0, -worth))
                .average()
                .orElse(0);
    }
}
