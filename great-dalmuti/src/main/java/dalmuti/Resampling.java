package dalmuti;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.engine.Actions;
import dalmuti.engine.Board;
import dalmuti.options.GreaterRevolutionCall;
import dalmuti.options.JestersInTax;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// A whole truth for a view: the hidden cards drawn at random from all that agree with what the
/// viewer knows. What happened before is kept as the viewer was told it, so the viewer can't tell
/// the difference.
record Resampling(View view, Knowledge knowledge, RandomGenerator dice) {

    Resampling(View view, RandomGenerator dice) {
        this(view, Knowledge.of(view), dice);
    }

    Match match() {
        return new Match(
                view.rules(),
                view.round(),
                view.order(),
                view.scores(),
                phase(),
                Past.of(view.told()));
    }

    private Phase phase() {
        return switch (view.scene()) {
            case Scene.Drawing(var drawn, _) -> new Phase.Drawing(drawn);
            case Scene.Shuffling(var doors) -> new Phase.Shuffling(doors);
            case Scene.Seating(var newcomer) -> new Phase.Seating(newcomer);
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
        Match shuffling =
                new Match(
                        view.rules(),
                        view.round(),
                        view.order(),
                        view.scores(),
                        new Phase.Shuffling(Phase.Doors.SHUT),
                        new Past.Fresh());
        var shuffle = (Move.Shuffle) Chance.move(shuffling, dice);
        return new Phase.Cutting(shuffle.deck(), shuffle.from());
    }

    private Map<Player, Call> ownAnswer() {
        var answers = new HashMap<Player, Call>();
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

    private Phase answering(Market market, Player to) {
        Deal deal = deal();
        var offered = (Event.Offered) view.told().getLast();
        Rank card =
                offered.card() instanceof Cards.Open(var open)
                        ? open.ranks().getFirst()
                        : Chance.any(deal.hand(market.offering()), dice);
        return new Phase.Answering(deal, market, to, card);
    }

    /// The tricks so far are played again with the cards that were seen, and the sampled rest.
    private Phase tricks() {
        Deal deal = deal();
        var hands = new HashMap<>(deal.hands());
        plays().forEach(laid -> hands.merge(laid.by(), laid.play().cards(), Hand::plus));
        Deal before = new Deal(hands, deal.aside());
        Board board =
                Board.of(before.inOrder(view.order()), TrickPlay.reentry(view.rules().passing()));
        for (Event event : view.told()) {
            if (event instanceof Event.Laid(_, var play)) {
                board.play(play.number());
            } else if (event instanceof Event.Passed) {
                board.play(Actions.PASS);
            }
        }
        return new Phase.Tricks(board, deal.aside());
    }

    private Stream<Event.Laid> plays() {
        return view.told().stream()
                .filter(Event.Laid.class::isInstance)
                .map(Event.Laid.class::cast);
    }

    private Deal deal() {
        while (true) {
            Deal deal = fill();
            if (!contradictsSilence(deal)) {
                return deal;
            }
        }
    }

    /// A Greater Peon who has to declare and did not was not dealt both jesters.
    private boolean contradictsSilence(Deal deal) { // REV-5
        boolean jestersMayCome =
                view.rules().jestersInTax() != JestersInTax.NOT_EXCHANGED
                        && view.told().stream().anyMatch(Event.TaxReturned.class::isInstance);
        if (view.rules().greaterRevolutionCall() != GreaterRevolutionCall.MANDATORY
                || jestersMayCome
                || !view.told().contains(new Event.NoRevolution())) {
            return false;
        }
        Player peon = view.order().getLast();
        int laid =
                plays().filter(play -> play.by().equals(peon))
                        .mapToInt(play -> play.play().jesters())
                        .sum();
        return deal.hand(peon).jesters() + laid == Rank.JESTER.copies();
    }

    /// Puts every unseen card where it may be, all ways alike. Best cards first: whoever may hold a
    /// card may hold any worse one too, so none is ever left without a place.
    private Deal fill() {
        Viewer viewer = view.viewer();
        var hands = new HashMap<Player, Hand>();
        var places = new ArrayList<Place>();
        Hand unseen = view.rules().deck().cards(view.order().size()).minus(knowledge.played());
        for (Player player : view.order()) {
            Cards cards = view.hands().getOrDefault(player, new Cards.FaceDown(0));
            Hand known =
                    viewer.equals(player) && cards instanceof Cards.Open(var own)
                            ? own
                            : knowledge.heldBy(player);
            hands.put(player, known);
            unseen = unseen.minus(known);
            for (int i = known.size(); i < cards.size(); i++) {
                places.add(new Place.With(player, knowledge.floorOf(player)));
            }
        }
        for (int i = 0; i < view.aside().size(); i++) {
            places.add(new Place.Aside());
        }
        places.sort(Comparator.comparing(Place::floor));
        Hand aside = Hand.EMPTY;
        for (Rank card : unseen.cards()) {
            switch (places.remove(dice.nextInt(open(places, card)))) {
                case Place.With(var player, _) -> hands.merge(player, Hand.of(card), Hand::plus);
                case Place.Aside() -> aside = aside.plus(card, 1);
            }
        }
        return new Deal(hands, aside);
    }

    /// How many of the places, which are sorted by floor, may take a card.
    private static int open(List<Place> places, Rank card) {
        int open = 0;
        while (open < places.size() && !card.betterThan(places.get(open).floor())) {
            open++;
        }
        return open;
    }

    /// Where an unseen card may be.
    private sealed interface Place {

        Rank floor();

        record With(Player player, Rank floor) implements Place {}

        record Aside() implements Place {
            @Override
            public Rank floor() {
                return Rank.DALMUTI;
            }
        }
    }
}
