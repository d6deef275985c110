package dalmuti.bots.grapples;

import dalmuti.bots.hints.Reason;
import dalmuti.contract.Player;

import grapples.Card;
import grapples.Choice;
import grapples.Direction;
import grapples.Phase;

import java.util.List;
import java.util.stream.Stream;

/// What speaks for and against single choices, in figures that the player could work out.
record ChoiceReasons(Prospect prospect) {

    /// The most telling first.
    List<Reason> reasons(Choice choice) {
        return switch (choice) {
            case Choice.LookAtTop() -> List.of(badCards("hint.grapples.look"));
            case Choice.Deal(var to) -> dealing(to);
            case Choice.DoubleDown() -> List.of(nextCard(), badCards("hint.grapples.bad-cards"));
            case Choice.ChooseDirection(var direction) -> directing(direction);
            case Choice.AskForOffice(), Choice.TakeOffice() -> taking();
            case Choice.TapOut() -> List.of(office("hint.grapples.leaves-office"));
            case Choice.DealOn() -> List.of(office("hint.grapples.stays-in-office"));
            case Choice.TradeQueen(var with) -> List.of(trade(with), rank(with));
            case Choice.Agree() -> agreeing();
            case Choice.Refuse() -> refusing();
            case Choice.Point _ -> List.of(Reason.of("hint.grapples.backs-alike"));
            case Choice.Keep() -> keeping();
            case Choice.DiscardAce() -> List.of();
            case Choice.DrawCards _, Choice.ShuffleDeck _, Choice.ShuffleHand _ -> List.of();
        };
    }

    private List<Reason> dealing(Choice.To to) {
        Player receiver = prospect.receiver(to);
        boolean own = receiver.equals(prospect.self());
        if (prospect.view().knowledge().top().isEmpty()) {
            return List.of(nextCard(), badCards("hint.grapples.bad-cards"));
        }
        Card top = prospect.next().getFirst();
        if (own) {
            return List.of(
                    Reason.of(
                            top.worth() > 0
                                    ? "hint.grapples.top-card-good"
                                    : "hint.grapples.top-card-bad",
                            top,
                            top.worth()));
        }
        Reason effect =
                Reason.of(
                        top.worth() > 0 ? "hint.grapples.helps" : "hint.grapples.hurts",
                        receiver,
                        Math.abs(top.worth()));
        return List.of(effect, rank(receiver));
    }

    private List<Reason> directing(Direction direction) {
        Player next = direction.of(prospect.self(), prospect.players());
        return List.of(Reason.of("hint.grapples.next-player", next, figure(prospect.mean())));
    }

    private List<Reason> keeping() {
        Card settled = prospect.settled();
        return Stream.of(settled)
                .filter(card -> card.worth() < 0)
                .map(card -> Reason.of("hint.grapples.keeps-bad", card, card.worth()))
                .toList();
    }

    private List<Reason> taking() {
        double worth = prospect.officeWorth(prospect.self());
        Player dealer = prospect.situation().office().dealer();
        return List.of(
                Reason.of("hint.grapples.office", figure(worth)),
                Reason.of("hint.grapples.takes-office", dealer, figure(prospect.officeWorth())));
    }

    private List<Reason> agreeing() {
        return prospect.view().scene() instanceof Phase.Offered(_, _, var loan)
                ? List.of(loan(loan, "hint.grapples.takes-queen"))
                : List.of(office("hint.grapples.leaves-office"));
    }

    private List<Reason> refusing() {
        return prospect.view().scene() instanceof Phase.Offered(_, _, var loan)
                ? List.of(loan(loan, "hint.grapples.keeps-cards"))
                : List.of(office("hint.grapples.stays-in-office"));
    }

    private Reason trade(Player with) {
        return loan(new Phase.Loan(with, prospect.settled()), "hint.grapples.trades-queen");
    }

    /// How many cards go, what one of them is worth on average, and what the queen is.
    private Reason loan(Phase.Loan loan, String key) {
        int cards = loan.due(prospect.cards(loan.with()), prospect.view().options());
        return Reason.of(key, cards, figure(prospect.mean(loan.with())), loan.queen().worth());
    }

    private Reason rank(Player player) {
        var outlook = prospect.view().outlook();
        return player.equals(outlook.leader())
                ? Reason.of("hint.grapples.leader", player, figure(outlook.grapples()))
                : Reason.of("hint.grapples.has", player, figure(prospect.grapples(player)));
    }

    private Reason nextCard() {
        return Reason.of("hint.grapples.next-card", figure(prospect.mean()));
    }

    private Reason badCards(String key) {
        long bad = prospect.unseen().stream().filter(card -> card.worth() < 0).count();
        return Reason.of(key, bad, prospect.unseen().size());
    }

    private Reason office(String key) {
        return Reason.of(key, figure(prospect.officeWorth()));
    }

    /// To one decimal.
    private static double figure(double grapples) {
        return Math.round(grapples * 10) / 10.0;
    }
}
