package grapples;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Awaiting;
import dalmuti.contract.Player;
import dalmuti.testkit.Laws;
import dalmuti.testkit.Playout;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;

final class LawsTests {

    static final int LIMIT = 2000;

    private static List<String> values(Option option) {
        return switch (option) {
            case GAMES -> List.of("1", "2");
            case DOUBLE_DOWN -> List.of("OPTIONAL", "FORCED");
            case DOUBLE_DOWN_CHAIN, ACE_ASKS, QUEEN_CONSENT -> List.of("off", "on");
            case SPADES_QUEEN -> List.of("AT_LEAST_THREE", "HALF");
            case TAP_OUT -> List.of("OWN_TURN", "ANY_TIME");
            case DEALER_LIMIT -> List.of("default", "1", "5");
        };
    }

    static Playout<Match, Choice, Event> playout(Options options, int players, long seed) {
        return Playout.random(new Grapples(options), players, seed, LIMIT);
    }

    /// Every pair of values of two options.
    static List<Options> pairs() {
        var pairs = new ArrayList<Options>();
        for (Option one : Option.values()) {
            for (Option other : Option.values()) {
                if (one.compareTo(other) < 0) {
                    for (String value : values(one)) {
                        for (String with : values(other)) {
                            pairs.add(other.set(one.set(Options.STANDARD, value), with));
                        }
                    }
                }
            }
        }
        return pairs;
    }

    private static Laws<Match, Choice, Event, View> laws(Options options) {
        return new Laws<>(
                new Grapples(options),
                Match::players,
                playout -> playout.end().past().events().toString());
    }

    @Test
    void G_TURN_1_allLawsHoldForEveryPairOfOptions() {
        int seed = 0;
        for (Options options : pairs()) {
            laws(options).holdAll(playout(options, 3 + seed % 6, seed++), 1);
            laws(options).holdAll(playout(options, 3 + seed % 6, seed++), 1);
        }
        assertThat(seed).isGreaterThan(120);
    }

    @Test
    void G_WIN_1_everyMatchEndsWithAnEmptyDeckAndWinners() {
        int seed = 1000;
        for (Options options : pairs()) {
            for (int players = 3; players <= 8; players++) {
                var playout = playout(options, players, seed++);
                assertThat(new Grapples(options).awaiting(playout.end()))
                        .isEqualTo(new Awaiting.Nothing());
                assertThat(playout.end().table().deck()).isEmpty();
            }
        }
    }

    @Test
    void G_CARD_1_noCardIsMadeOrLost() {
        for (int seed = 0; seed < 300; seed++) {
            laws(Options.STANDARD)
                    .hold(
                            "cards",
                            playout(Options.STANDARD, 3 + seed % 6, seed),
                            1,
                            (step, _) -> assertAllCards(step.after()));
        }
    }

    private static void assertAllCards(Match match) {
        Table table = match.table();
        var cards = new ArrayList<Card>(table.deck());
        table.hands().forEach(cards::addAll);
        assertThat(table.discarded()).isSubsetOf(List.of(Deck.ACE_OF_SPADES));
        cards.addAll(table.discarded());
        boolean before =
                match.phase() instanceof Phase.Drawing
                        || match.phase() instanceof Phase.ShufflingDeck;
        assertThat(cards).hasSize(before ? 0 : 54);
        assertThat(new HashSet<>(cards)).hasSize(cards.size());
    }

    @Test
    void G_SEE_3_aResampledMatchHasAllCardsAndCanBePlayedToItsEnd() {
        int seed = 0;
        for (Options options : pairs()) {
            var game = new Grapples(options);
            int players = 3 + seed % 6;
            var steps = playout(options, players, seed).steps();
            for (int i = seed % 10; i < steps.size(); i += 10) {
                View view = game.view(steps.get(i).after(), new Player(i % players));
                Match match = game.resample(view, new SplittableRandom(i));
                assertAllCards(match);
                assertThat(game.awaiting(Playout.from(game, match, i, LIMIT).end()))
                        .isEqualTo(new Awaiting.Nothing());
            }
            seed++;
        }
    }

    @Test
    void G_ACE_1_theAceOfSpadesNeverStaysInAHand() {
        for (int seed = 0; seed < 100; seed++) {
            var end = playout(Options.STANDARD, 3 + seed % 6, seed).end();
            assertThat(end.table().discarded()).containsExactly(Deck.ACE_OF_SPADES);
        }
    }
}
