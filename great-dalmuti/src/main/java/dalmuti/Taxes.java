package dalmuti;

import static dalmuti.Stage.refuse;

import dalmuti.Phase.Levy;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.decrees.Decree;
import dalmuti.decrees.Law;
import dalmuti.options.JestersInTax;
import dalmuti.options.TaxOrder;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Peons pay their best cards, and Dalmutis choose what goes back.
record Taxes(Match match, Phase.Taxing phase) implements Stage {

    private static final int FEWEST_WITH_LESSER_TAX = 4;

    /// Whether tax is due in this round unless a revolution cancels it.
    static boolean levied(Match match) { // TAX-6
        boolean noTaxYet = !match.rules().firstRoundTax() || Dealing.isByHolder(match);
        boolean due = match.round() > 1 || !noTaxYet;
        return due && !match.law().has(Decree.TAX_HOLIDAY); // DEC-4
    }

    static void open(Course course, Deal deal) {
        List<Levy> levies = levies(course.law(), course.order(), deal);
        Deal taxed = deal;
        if (course.rules().taxOrder() == TaxOrder.PEON_FIRST) { // TAX-3
            taxed = collect(course, levies, deal);
        }
        follow(course, taxed, levies, Map.of());
    }

    /// Who pays whom, the great tax first; whoever can pay nothing is left out.
    private static List<Levy> levies(Law law, List<Player> order, Deal deal) {
        var levies = new ArrayList<Levy>();
        levies.add(levy(law, order, 0, deal));
        if (order.size() >= FEWEST_WITH_LESSER_TAX) {
            levies.add(levy(law, order, 1, deal));
        }
        return levies.stream().filter(levy -> levy.count() > 0).toList();
    }

    private static Levy levy(Law law, List<Player> order, int position, Deal deal) {
        List<Player> payers = law.taxesDalmutis() ? order : order.reversed();
        Player payer = payers.get(position);
        int full = Levy.full(law, payer, order);
        int count = Levy.due(law.rules(), deal.hand(payer), full).size(); // TAX-4
        return new Levy(payer, payers.reversed().get(position), count);
    }

    private static Deal collect(Course course, List<Levy> levies, Deal deal) {
        Deal taxed = deal;
        for (Levy levy : levies) {
            Hand paid = Levy.due(course.rules(), taxed.hand(levy.peon()), levy.count());
            course.happened(new Event.TaxPaid(levy.peon(), levy.lord(), new Cards.Open(paid)));
            taxed = taxed.give(levy.peon(), levy.lord(), paid);
        }
        return taxed;
    }

    private static void follow(
            Course course, Deal deal, List<Levy> levies, Map<Player, Hand> chosen) {
        if (chosen.size() < levies.size()) {
            course.enter(new Phase.Taxing(deal, levies, chosen));
            return;
        }
        Deal taxed = deal;
        if (course.rules().taxOrder() == TaxOrder.SIMULTANEOUS) {
            taxed = collect(course, levies, taxed);
        }
        for (Levy levy : levies) {
            Hand returned = chosen.getOrDefault(levy.lord(), Hand.EMPTY);
            course.happened(
                    new Event.TaxReturned(levy.lord(), levy.peon(), new Cards.Open(returned)));
            taxed = taxed.give(levy.lord(), levy.peon(), returned);
        }
        Trades.open(course, taxed);
    }

    @Override
    public String rule() {
        return "TAX-1";
    }

    @Override
    public Awaiting awaiting() {
        var choosing = new LinkedHashSet<Player>();
        for (Levy levy : phase.levies()) {
            if (!phase.chosen().containsKey(levy.lord())) {
                choosing.add(levy.lord());
            }
        }
        return new Awaiting.Decision(choosing);
    }

    /// Of all cards that could be put together, those to which there is no objection.
    @Override
    public List<Move> legal(Player lord) {
        var legal = new ArrayList<Move>();
        choose(Hand.EMPTY, owed(lord), phase.deal().hand(lord).ranks(), legal);
        legal.removeIf(move -> objection(lord, move).isPresent());
        return legal;
    }

    private static void choose(Hand chosen, int more, List<Rank> ranks, List<Move> all) {
        if (more == 0) {
            all.add(new Move.PayBack(chosen));
            return;
        }
        for (int i = 0; i < ranks.size(); i++) {
            choose(chosen.plus(ranks.get(i), 1), more - 1, ranks.subList(i, ranks.size()), all);
        }
    }

    private int owed(Player lord) {
        int owed = 0;
        for (Levy levy : phase.levies()) {
            owed += levy.lord().equals(lord) ? levy.count() : 0;
        }
        return owed;
    }

    @Override
    public Optional<Refusal> objection(Actor actor, Move move) {
        var lord = (Player) actor;
        if (!(move instanceof Move.PayBack(var cards))) {
            return misplaced(actor);
        }
        if (cards.size() != owed(lord)) {
            String rule = match.law().has(Decree.HEAVY_TAX) ? "DEC-4" : rule();
            return refuse(rule, "dalmuti.return-count", lord, cards, owed(lord));
        }
        if (!phase.deal().hand(lord).holds(cards)) {
            boolean unseen = match.rules().taxOrder() == TaxOrder.SIMULTANEOUS;
            return refuse(unseen ? "TAX-3" : rule(), "dalmuti.return-not-held", lord, cards);
        }
        boolean mayComeBack = match.rules().jestersInTax() != JestersInTax.NOT_EXCHANGED;
        return mayComeBack || cards.jesters() == 0
                ? Optional.empty()
                : refuse("TAX-2", "dalmuti.return-jester", lord);
    }

    @Override
    public void make(Actor actor, Move move, Course course) {
        var lord = (Player) actor;
        Hand cards = ((Move.PayBack) move).cards();
        course.happened(new Event.Chose(lord, new Cards.Open(cards)));
        var chosen = new HashMap<>(phase.chosen());
        chosen.put(lord, cards);
        follow(course, phase.deal(), phase.levies(), chosen);
    }
}
