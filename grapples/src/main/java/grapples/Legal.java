package grapples;

import dalmuti.contract.Player;
import dalmuti.contract.Refusal;

import grapples.Event.Power;
import grapples.Phase.Turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// What may be decided, and by whom. This is the one place that knows: a move that is not offered
/// here is refused, and why is said here too.
final class Legal {

    private static final List<Choice> ANSWERS = List.of(new Choice.Agree(), new Choice.Refuse());
    private static final List<Choice> DEALS =
            List.of(
                    new Choice.Deal(Choice.To.SELF),
                    new Choice.Deal(Choice.To.LEFT),
                    new Choice.Deal(Choice.To.RIGHT));
    private static final List<Choice> DEALING_ON =
            List.of(new Choice.TapOut(), new Choice.DealOn());
    private static final List<Choice> DIRECTIONS =
            List.of(
                    new Choice.ChooseDirection(Direction.LEFT),
                    new Choice.ChooseDirection(Direction.RIGHT));

    private Legal() {}

    /// Whose move it is; nobody's while nature is awaited and when the match is over.
    static Optional<Player> decider(Phase phase) {
        return switch (phase) {
            case Phase.OwnTurn(var office) -> Optional.of(office.dealer());
            case Phase.DealingOn(var office, _) -> Optional.of(office.dealer());
            case Phase.LookedAtTop(var office) -> Optional.of(office.dealer());
            case Phase.ChoosingDirection(var office) -> Optional.of(office.dealer());
            case Phase.Settling(_, var turn) -> Optional.of(turn.player());
            case Phase.Asked(var office, _, _) -> Optional.of(office.dealer());
            case Phase.Offered(_, _, var loan) -> Optional.of(loan.with());
            case Phase.Pointing(_, var turn, _, _) -> Optional.of(turn.player());
            case Phase.Drawing _, Phase.ShufflingDeck _ -> Optional.empty();
            case Phase.ShufflingHand _, Phase.Over _ -> Optional.empty();
        };
    }

    /// What the decider may do.
    static List<Choice> choices(Match match) {
        return switch (match.phase()) {
            case Phase.OwnTurn(var office) -> ownTurn(office);
            case Phase.DealingOn _ -> DEALING_ON;
            case Phase.LookedAtTop _ -> DEALS;
            case Phase.ChoosingDirection _ -> DIRECTIONS;
            case Phase.Settling(var office, var turn) -> settling(match, office, turn);
            case Phase.Asked _, Phase.Offered _ -> ANSWERS;
            case Phase.Pointing(_, _, var loan, _) ->
                    IntStream.range(0, match.table().hand(loan.with()).size())
                            .<Choice>mapToObj(Choice.Point::new)
                            .toList();
            case Phase.Drawing _, Phase.ShufflingDeck _ -> List.of();
            case Phase.ShufflingHand _, Phase.Over _ -> List.of();
        };
    }

    /// G-DEAL-1: only who has dealt in office may leave it.
    static boolean mayTapOut(Office office) {
        return office.dealt() > 0;
    }

    /// G-DEAL-1: with `tapOut=ANY_TIME` before a card to anybody else, too.
    static boolean mayTapOutBeforeOthers(Options options, Office office) {
        return options.tapOut() == Options.TapOut.ANY_TIME && mayTapOut(office);
    }

    /// What the card that is being settled allows.
    static Optional<Power> offered(Match match, Office office, Turn turn) {
        Card card = match.table().hand(turn.player()).getLast();
        boolean dealer = turn.player().equals(office.dealer());
        if (card.name().doubles()) {
            return mayDouble(match, turn) ? Optional.of(Power.DOUBLE_DOWN) : Optional.empty();
        }
        if (card.name() == Card.Name.QUEEN) {
            return partners(match, turn.player()).isEmpty()
                    ? Optional.empty()
                    : Optional.of(Power.QUEEN);
        }
        if (card.name() == Card.Name.JACK && !dealer) {
            return Optional.of(Power.JACK); // G-JACK-1
        }
        if (card.equals(Deck.ACE_OF_SPADES) && !dealer) {
            return Optional.of(Power.ACE); // G-ACE-1
        }
        return Optional.empty();
    }

    private static List<Choice> ownTurn(Office office) {
        var choices = new ArrayList<Choice>();
        if (mayTapOut(office)) {
            choices.add(new Choice.TapOut());
        }
        choices.add(new Choice.LookAtTop());
        choices.addAll(DEALS);
        return List.copyOf(choices);
    }

    private static List<Choice> settling(Match match, Office office, Turn turn) {
        Card card = match.table().hand(turn.player()).getLast();
        var choices = new ArrayList<Choice>();
        choices.add(card.equals(Deck.ACE_OF_SPADES) ? new Choice.DiscardAce() : new Choice.Keep());
        switch (offered(match, office, turn).orElse(Power.TAP_OUT)) {
            case DOUBLE_DOWN -> {
                if (match.options().doubleDown() == Options.DoubleDown.FORCED) {
                    choices.clear(); // G-DOUBLE-1
                }
                choices.add(new Choice.DoubleDown());
            }
            case JACK -> choices.add(new Choice.AskForOffice());
            case ACE ->
                    choices.add(
                            match.options().aceAsks()
                                    ? new Choice.AskForOffice()
                                    : new Choice.TakeOffice());
            case QUEEN ->
                    partners(match, turn.player())
                            .forEach(partner -> choices.add(new Choice.TradeQueen(partner)));
            case TAP_OUT -> {} // no card allows it
        }
        return List.copyOf(choices);
    }

    /// G-DOUBLE-1: the second card itself allows no third but with `doubleDownChain`.
    private static boolean mayDouble(Match match, Turn turn) {
        return !match.table().deck().isEmpty()
                && (turn.cards() == 1 || match.options().doubleDownChain());
    }

    /// G-QUEEN-3: a queen can't be traded with an empty hand.
    private static List<Player> partners(Match match, Player player) {
        return match.players().stream()
                .filter(other -> !other.equals(player) && !match.table().hand(other).isEmpty())
                .toList();
    }

    static Refusal notYours(Player player) {
        return Refusal.of("G-TURN-1", "grapples.notYours", player);
    }

    static Refusal notNatures() {
        return Refusal.of("G-TURN-1", "grapples.notNatures");
    }

    /// The house lets nobody in or out of a running game.
    static Refusal notTheHouses() {
        return Refusal.of("G-WHO-1", "grapples.notTheHouses");
    }

    /// Why a move that was not offered may not be made.
    static Refusal refusal(Match match, Choice move) {
        return switch (move) {
            case Choice.DrawCards _ -> Refusal.of("G-FIRST-1", "grapples.onlyNature");
            case Choice.ShuffleDeck _ -> Refusal.of("G-CARD-1", "grapples.onlyNature");
            case Choice.ShuffleHand _ -> Refusal.of("G-QUEEN-3", "grapples.onlyNature");
            case Choice.TapOut _ -> notTappedOut(match.options());
            case Choice.LookAtTop _ -> Refusal.of("G-TURN-3", "grapples.look");
            case Choice.Deal _ -> Refusal.of("G-TURN-3", "grapples.deal");
            case Choice.DealOn _ -> Refusal.of("G-DEAL-1", "grapples.dealOn");
            case Choice.ChooseDirection _ -> Refusal.of("G-TURN-3", "grapples.direction");
            case Choice.Keep _ -> notKept(match);
            case Choice.DoubleDown _ -> Refusal.of("G-DOUBLE-1", "grapples.doubleDown");
            case Choice.AskForOffice _ -> Refusal.of("G-JACK-1", "grapples.ask");
            case Choice.TakeOffice _ -> Refusal.of("G-ACE-1", "grapples.takeOffice");
            case Choice.DiscardAce _ -> Refusal.of("G-ACE-1", "grapples.discardAce");
            case Choice.TradeQueen(var with) -> notTraded(match, with);
            case Choice.Point(var back) -> Refusal.of("G-QUEEN-3", "grapples.point", back);
            case Choice.Agree _, Choice.Refuse _ -> Refusal.of("G-JACK-1", "grapples.answer");
        };
    }

    private static Refusal notTappedOut(Options options) {
        return switch (options.tapOut()) {
            case OWN_TURN -> Refusal.of("G-DEAL-1", "grapples.tapOut");
            case ANY_TIME -> Refusal.of("G-DEAL-1", "grapples.tapOutAnyTime");
        };
    }

    private static Refusal notKept(Match match) {
        if (settled(match).filter(Deck.ACE_OF_SPADES::equals).isPresent()) {
            return Refusal.of("G-ACE-1", "grapples.keepAce");
        }
        return settled(match).filter(card -> card.name().doubles()).isPresent()
                ? Refusal.of("G-DOUBLE-1", "grapples.mustDouble")
                : Refusal.of("G-TURN-1", "grapples.keep");
    }

    private static Refusal notTraded(Match match, Player with) {
        boolean queen = settled(match).filter(it -> it.name() == Card.Name.QUEEN).isPresent();
        boolean other =
                Legal.decider(match.phase()).filter(with::equals).isEmpty()
                        && match.players().contains(with);
        return queen && other
                ? Refusal.of("G-QUEEN-3", "grapples.emptyHand", with)
                : Refusal.of("G-QUEEN-1", "grapples.tradeQueen", with);
    }

    /// The card that is being settled.
    private static Optional<Card> settled(Match match) {
        return match.phase() instanceof Phase.Settling(_, var turn)
                ? Optional.of(match.table().hand(turn.player()).getLast())
                : Optional.empty();
    }
}
