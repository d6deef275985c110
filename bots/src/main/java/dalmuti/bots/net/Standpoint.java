package dalmuti.bots.net;

import dalmuti.Event;
import dalmuti.Knowledge;
import dalmuti.Move.Call;
import dalmuti.View;
import dalmuti.bots.sense.Goal;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.engine.Known;
import dalmuti.options.GreaterRevolution;
import dalmuti.options.JestersInTax;
import dalmuti.options.Leftovers;
import dalmuti.options.Passing;
import dalmuti.options.Rules;
import dalmuti.options.Succession;
import dalmuti.options.TaxOrder;
import dalmuti.options.Trade;

import java.util.Collections;
import java.util.List;

/// What stays the same for one player while the tricks of a round are played: the table, the rules,
/// what happened at court, and what the player wants. What is known of others' cards is as of the
/// view.
public final class Standpoint {

    private static final int TAXED = 0;
    private static final int REVOLUTION = 1;
    private static final int GREATER_REVOLUTION = 2;

    private final Columns columns = new Columns();
    private final List<Known> known;
    private final boolean passesLast;

    private Standpoint(List<Known> known, Rules rules) {
        this.known = known;
        passesLast = rules.passing() == Passing.OUT_OF_TRICK;
    }

    /// Where the viewer stands, who has to be a player.
    public static Standpoint of(View view, Goal goal) {
        Rules rules = rules(view);
        var standpoint = new Standpoint(Knowledge.of(view).bySeat(view.order()), rules);
        int seat = view.order().indexOf((Player) view.viewer());
        standpoint.table(view.order().size(), seat, rules, goal);
        view.told().forEach(standpoint::happened);
        return standpoint;
    }

    /// Where another seat of a view stands, as far as everybody knows.
    static Standpoint imagined(View view, int seat, Goal goal) {
        Standpoint standpoint = plain(view.order().size(), seat, rules(view), goal);
        view.told().forEach(standpoint::happened);
        return standpoint;
    }

    /// Where a seat stands that knows nothing but the table, in a round without a court.
    public static Standpoint plain(int players, int seat, Rules rules, Goal goal) {
        var standpoint = new Standpoint(Collections.nCopies(players, Known.NOTHING), rules);
        standpoint.table(players, seat, rules, goal);
        return standpoint;
    }

    /// The rules that the network knows a round like this one by.
    private static Rules rules(View view) { // DEC-4
        return view.decree().isEmpty()
                ? view.rules()
                : view.rules()
                        .but(
                                draft -> {
                                    draft.passing = view.law().tricks().passing();
                                    draft.trade = view.law().trade();
                                });
    }

    private void table(int players, int seat, Rules rules, Goal goal) {
        columns.add(Layout.PLAYERS.at(players - Rules.FEWEST_PLAYERS));
        columns.add(Layout.POSITION.at(seat));
        options(rules, players);
        columns.add(Layout.GOAL.at(goal == Goal.MATCH ? 1 : 0));
    }

    private void options(Rules rules, int players) {
        boolean[] set = {
            rules.passing() == Passing.OUT_OF_TRICK,
            rules.deck().cards(players).size() < Hand.FULL_DECK.size(),
            rules.leftovers() == Leftovers.SET_ASIDE,
            rules.jestersInTax() == JestersInTax.NEVER_TAXED,
            rules.jestersInTax() == JestersInTax.NOT_EXCHANGED,
            rules.taxOrder() == TaxOrder.PEON_FIRST,
            rules.greaterRevolution() == GreaterRevolution.SWAP_SEATS_AND_HANDS,
            rules.succession() == Succession.MASTER,
            rules.trade() == Trade.FIRST_MERCHANT_CHOOSES,
            rules.trade() == Trade.FIRST_MERCHANT_RANDOM,
            rules.trade() == Trade.MERCHANTS_OFFER,
            rules.misdeal() > 0
        };
        for (int i = 0; i < set.length; i++) {
            if (set[i]) {
                columns.add(Layout.RULES.at(i));
            }
        }
    }

    private void happened(Event event) {
        switch (event) {
            case Event.TaxReturned _ -> once(Layout.ROUND.at(TAXED));
            case Event.RevolutionDeclared(_, var call) ->
                    once(
                            Layout.ROUND.at(
                                    call == Call.GREATER_REVOLUTION
                                            ? GREATER_REVOLUTION
                                            : REVOLUTION));
            default -> {}
        }
    }

    private void once(int column) {
        for (int i = 0; i < columns.count(); i++) {
            if (columns.numbers()[i] == column) {
                return;
            }
        }
        columns.add(column);
    }

    /// Whether a pass lasts until the trick ends.
    boolean passesLast() { // PLAY-3
        return passesLast;
    }

    /// By seat, the cards it holds for certain, as [dalmuti.cards.Hand#packed()].
    public long[] held() {
        return known.stream().mapToLong(it -> it.held().packed()).toArray();
    }

    /// The inputs that this is.
    Columns columns() {
        return columns;
    }

    /// What is certain of a seat's cards.
    Known known(int seat) {
        return known.get(seat);
    }
}
