package dalmuti;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.contract.Viewer;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.options.Trade;
import dalmuti.testkit.Playout;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Two matches that differ only in what somebody may not know are the same to them.
final class SecrecyTests {

    private static final int LIMIT = 100_000;
    private static final int MOVES = 15;
    private static final Twins.Telling HONEST = Event::toldTo;

    @Test
    void SEE_1_whatAViewerMayNotKnowChangesNothing() {
        int compared = 0;
        List<Rules> all =
                Stream.concat(
                                Preset.all().stream().map(Preset::rules),
                                Options.allPairs().stream().limit(24))
                        .toList();
        for (int seed = 0; seed < all.size(); seed++) {
            Rules rules = all.get(seed % all.size());
            compared += resampled(rules, 3 + seed % 7, seed, _ -> true, HONEST);
        }
        assertThat(compared).isGreaterThan(1000);
    }

    @Test
    void TAX_5_exchangesOfOthersLookAlike() {
        int compared = 0;
        for (int seed = 0; seed < 40; seed++) {
            Rules rules = Preset.all().get(seed % 4).rules();
            Predicate<Phase> taxing = Phase.Taxing.class::isInstance;
            compared += resampled(rules, 3 + seed % 6, seed, taxing, HONEST);
        }
        assertThat(compared).isGreaterThan(1000);
    }

    @Test
    void TRADE_3_offersOfOthersLookAlike() {
        int compared = 0;
        for (int seed = 0; seed < 20; seed++) {
            Predicate<Phase> trading =
                    phase -> phase instanceof Phase.Offering || phase instanceof Phase.Answering;
            Rules rules = Preset.MANUAL_ES.rules();
            compared += resampled(rules, 6 + seed % 4, seed, trading, HONEST);
        }
        assertThat(compared).isGreaterThan(1000);
    }

    @Test
    void TRADE_2_cardsThatOthersTradeLookAlike() {
        int compared = 0;
        for (int seed = 0; seed < 20; seed++) {
            Trade trade =
                    seed % 2 == 0 ? Trade.FIRST_MERCHANT_CHOOSES : Trade.FIRST_MERCHANT_RANDOM;
            Rules rules = Preset.KOREAN.rules().but(draft -> draft.trade = trade);
            Predicate<Phase> naming = Phase.Naming.class::isInstance;
            compared += resampled(rules, 6 + seed % 4, seed, naming, HONEST);
        }
        assertThat(compared).isGreaterThan(300);
    }

    @Test
    void REV_6_silenceLooksLikeHavingNothingToSay() {
        for (Preset preset : Preset.all()) {
            for (int seed = 0; seed < 20; seed++) {
                var dice = new SplittableRandom(seed);
                Match match = dealt(preset.rules(), 3 + seed % 6, seed);
                List<Player> two = two(match.order().subList(0, match.players() - 1), dice);
                Match both = withJesters(match, two.getFirst(), two.getFirst());
                Match split = withJesters(match, two.getFirst(), two.getLast());
                for (Viewer viewer : viewers(match)) {
                    if (!two.contains(viewer)) {
                        var twins = new Twins(both, split, viewer, HONEST, dice.split());
                        assertThat(twins.play(MOVES)).isGreaterThanOrEqualTo(match.players());
                    }
                }
            }
        }
    }

    @Test
    void REV_6_nobodySeesAnAnswerBeforeTheWindowCloses() {
        for (Preset preset : Preset.all()) {
            var game = new Dalmuti(preset.rules());
            Match match = dealt(preset.rules(), 6, 1);
            Player silent = match.order().get(2);
            match = withJesters(match, silent, silent);
            for (Player player : match.order().subList(0, 5)) {
                var step = Playout.make(game, match, player, new Move.KeepSilent());
                for (Viewer viewer : viewers(match)) {
                    if (!viewer.equals(player)) {
                        assertThat(step.events()).allMatch(e -> e.toldTo(viewer).isEmpty());
                        assertThat(game.view(step.after(), viewer))
                                .isEqualTo(game.view(match, viewer));
                    }
                }
                match = step.after();
            }
        }
    }

    @Test
    void SEE_1_cardsThatTwoOthersSwapAreNotMissed() {
        for (Preset preset : Preset.all()) {
            for (int seed = 0; seed < 20; seed++) {
                var dice = new SplittableRandom(seed);
                Match match = dealt(preset.rules(), 3 + seed % 6, seed);
                List<Player> two = two(match.order(), dice);
                Rank given = any(hand(match, two.getFirst()), dice);
                Rank received = any(hand(match, two.getLast()), dice);
                Match swapped = swap(match, two.getFirst(), given, two.getLast(), received);
                for (Viewer viewer : viewers(match)) {
                    if (!two.contains(viewer)) {
                        new Twins(match, swapped, viewer, HONEST, dice.split()).play(MOVES);
                    }
                }
            }
        }
    }

    @Test
    void SEE_1_aLeakWouldBeNoticed() {
        Twins.Telling open = (event, _) -> Optional.of(event);
        Twins.Telling openTax =
                (event, viewer) ->
                        event instanceof Event.TaxReturned
                                ? Optional.of(event)
                                : event.toldTo(viewer);
        Twins.Telling answers =
                (event, viewer) ->
                        event instanceof Event.Answered
                                ? Optional.of(new Event.NoRevolution())
                                : event.toldTo(viewer);
        for (Twins.Telling leaky : List.of(open, openTax)) {
            assertThatThrownBy(() -> playMany(leaky)).isInstanceOf(AssertionError.class);
        }
        Match match = dealt(Preset.OFFICIAL.rules(), 5, 1);
        Twins.Telling named =
                (event, viewer) ->
                        event instanceof Event.Answered ? Optional.of(event) : event.toldTo(viewer);
        var dice = new SplittableRandom(3);
        assertThatThrownBy(() -> new Twins(match, match, Onlooker.ONLOOKER, named, dice).play(5))
                .isInstanceOf(AssertionError.class);
        assertThat(new Twins(match, match, Onlooker.ONLOOKER, answers, dice).play(4)).isEqualTo(4);
    }

    private static void playMany(Twins.Telling telling) {
        for (int seed = 0; seed < 40; seed++) {
            resampled(Preset.MANUAL_ES.rules(), 7, seed, Phase.Taxing.class::isInstance, telling);
        }
    }

    /// Compares matches, from some moments of one on, with what their viewers could take them for.
    private static int resampled(
            Rules rules, int players, int seed, Predicate<Phase> from, Twins.Telling telling) {
        var dice = new SplittableRandom(seed);
        var game = new Dalmuti(Options.rounds(rules, 2));
        Playout<Match, Move, Event> playout = Playout.random(game, players, seed, LIMIT);
        List<Match> states =
                playout.steps().stream()
                        .map(Step::before)
                        .filter(match -> from.test(match.phase()))
                        .toList();
        int compared = 0;
        for (int i = 0; i < 2 && !states.isEmpty(); i++) {
            Match match = states.get(dice.nextInt(states.size()));
            for (Viewer viewer : viewers(match)) {
                if (decidedOnlyBy(viewer, match.phase())) {
                    Match other = game.resample(game.view(match, viewer), dice);
                    compared += new Twins(match, other, viewer, telling, dice.split()).play(MOVES);
                }
            }
        }
        return compared;
    }

    /// Whether nobody else has made a decision that will show only later.
    private static boolean decidedOnlyBy(Viewer viewer, Phase phase) {
        Collection<Player> deciders =
                switch (phase) {
                    case Phase.Window(_, var answers) -> answers.keySet();
                    case Phase.Taxing(_, _, var chosen) -> chosen.keySet();
                    case Phase.Exchanging(_, _, var chosen) -> chosen.keySet();
                    default -> List.of();
                };
        return deciders.stream().allMatch(viewer::equals);
    }

    /// A match when the cards of a round are dealt.
    private static Match dealt(Rules rules, int players, long seed) {
        var game = new Dalmuti(rules);
        var order = new ArrayList<Player>();
        var scores = new HashMap<Player, Integer>();
        for (int i = 0; i < players; i++) {
            order.add(new Player(i));
            scores.put(new Player(i), i);
        }
        return Playout.from(game, game.resume(2, order, scores), seed, LIMIT).steps().stream()
                .map(Step::after)
                .filter(match -> match.phase() instanceof Phase.Window)
                .findFirst()
                .orElseThrow();
    }

    /// The same deal, but these two people were dealt the jesters for their worst other cards.
    private static Match withJesters(Match match, Player one, Player other) {
        Match changed = match;
        for (Player holder : match.order()) {
            while (hand(changed, holder).jesters() > 0 && !holder.equals(one)) {
                changed = swap(changed, holder, Rank.JESTER, one, worst(changed, one));
            }
        }
        return one.equals(other)
                ? changed
                : swap(changed, one, Rank.JESTER, other, worst(changed, other));
    }

    private static Rank worst(Match match, Player player) {
        List<Rank> ranks = new ArrayList<>(hand(match, player).ranks());
        ranks.remove(Rank.JESTER);
        return ranks.getLast();
    }

    private static Match swap(Match match, Player one, Rank given, Player other, Rank received) {
        var hands = new HashMap<Player, Hand>(deal(match).hands());
        hands.put(one, hand(match, one).minus(given, 1).plus(received, 1));
        hands.put(other, hand(match, other).minus(received, 1).plus(given, 1));
        List<Event> events =
                match.past().events().stream().map(event -> dealtAnew(event, hands)).toList();
        return new Match(
                match.rules(),
                match.round(),
                match.order(),
                match.scores(),
                match.coins(),
                match.decree(),
                new Phase.Window(new Deal(hands, deal(match).aside()), Map.of()),
                Past.of(events));
    }

    private static Event dealtAnew(Event event, Map<Player, Hand> hands) {
        return event instanceof Event.Dealt(var to, _)
                ? new Event.Dealt(to, new Cards.Open(hands.getOrDefault(to, Hand.EMPTY)))
                : event;
    }

    private static Deal deal(Match match) {
        return View.dealOf(match).orElseThrow();
    }

    private static Hand hand(Match match, Player player) {
        return deal(match).hand(player);
    }

    private static List<Viewer> viewers(Match match) {
        var viewers = new ArrayList<Viewer>(match.order());
        viewers.add(Onlooker.ONLOOKER);
        return viewers;
    }

    private static List<Player> two(List<Player> players, SplittableRandom dice) {
        int one = dice.nextInt(players.size());
        int other = (one + 1 + dice.nextInt(players.size() - 1)) % players.size();
        return List.of(players.get(one), players.get(other));
    }

    private static Rank any(Hand hand, SplittableRandom dice) {
        return hand.cards().get(dice.nextInt(hand.size()));
    }
}
