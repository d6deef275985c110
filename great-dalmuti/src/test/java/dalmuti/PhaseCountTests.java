package dalmuti;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import org.junit.jupiter.api.Test;

/// How many ways there are through the phases before the tricks, counted by playing them all and
/// once more on paper.
final class PhaseCountTests {

    private static final Rules RULES = Preset.OFFICIAL.rules();

    /// All sequences of decisions until tricks are played or chance is awaited. Of several who
    /// decide at the same time the first goes first, for their order makes no difference.
    private static long ways(Dalmuti game, Match match) {
        if (!(game.awaiting(match) instanceof Awaiting.Decision(var by))
                || match.phase() instanceof Phase.Tricks) {
            return 1;
        }
        Player player = by.getFirst();
        long ways = 0;
        for (Move move : game.legal(match, player)) {
            var verdict = game.apply(match, player, move);
            ways += ways(game, ((Verdict.Accepted<Match, Event>) verdict).next());
        }
        return ways;
    }

    private static long ways(Table table) {
        return ways(table.game(), table.match());
    }

    /// Different pairs of cards: two ranks, or one rank twice.
    private static long pairs(Hand hand) {
        long ranks = hand.ranks().size();
        long twice = hand.ranks().stream().filter(rank -> hand.count(rank) > 1).count();
        return ranks * (ranks - 1) / 2 + twice;
    }

    private static Hand withoutJesters(Hand hand) {
        return hand.minus(Rank.JESTER, hand.jesters());
    }

    @Test
    void DEAL_2_asManyCutsAsCards() {
        Rules rules = Option.CUT.set(Option.DECK.set(RULES, "REDUCED"), "on");
        Table table = Table.second(rules, 4);
        Hand deck = rules.deck().cards(4);
        table.nature(new Move.Shuffle(deck.cards(), 0));
        assertThat(table.legal("A")).hasSize(57);
    }

    @Test
    void REV_5_waysThroughTheWindowWithoutTax() {
        Rules rules = Option.FIRST_ORDER.set(RULES, "DALMUTI_HOLDER");
        assertThat(ways(Table.first(rules, 5).deal("A", "1", "C", "2xJ"))).isEqualTo(1);
        assertThat(ways(Table.first(rules, 5).deal("A", "1", "E", "2xJ"))).isEqualTo(2);
        Rules must = Option.GREATER_REVOLUTION_CALL.set(rules, "MANDATORY");
        assertThat(ways(Table.first(must, 5).deal("A", "1", "E", "2xJ"))).isEqualTo(1);
    }

    @Test
    void TAX_1_waysThroughWindowAndTax() {
        Table table = Table.second(RULES, 5).deal("A", "3 4 J", "B", "5 J");
        long great = pairs(table.cards("A"));
        long lesser = table.cards("B").ranks().size();
        assertThat(ways(table)).isEqualTo(great * lesser).isEqualTo(600);
    }

    @Test
    void REV_2_aRevolutionIsOneMoreWay() {
        Table table = Table.second(RULES, 5).deal("C", "2xJ");
        long taxed = pairs(table.cards("A")) * table.cards("B").ranks().size();
        assertThat(ways(table)).isEqualTo(taxed + 1);
    }

    @Test
    void TAX_2_withoutJestersThereAreFewerWays() {
        Rules rules = Option.JESTERS_IN_TAX.set(RULES, "NOT_EXCHANGED");
        Table table = Table.second(rules, 5).deal("A", "3 4 J", "B", "5 J");
        assertThat(ways(table))
                .isEqualTo(
                        pairs(withoutJesters(table.cards("A")))
                                * withoutJesters(table.cards("B")).ranks().size());
    }

    @Test
    void TAX_3_peonFirstThereAreMoreWays() {
        Rules rules = Option.TAX_ORDER.set(RULES, "PEON_FIRST");
        Table table = Table.second(rules, 5).deal("D", "3", "E", "1 2").silent();
        assertThat(ways(table))
                .isEqualTo(pairs(table.cards("A")) * table.cards("B").ranks().size());
        assertThat(table.cards("A").holds(Rank.DALMUTI)).isTrue();
    }

    /// Six people after the tax: C and D are the Merchants.
    private static Table trading(String trade) {
        return Table.second(Option.TRADE.set(RULES, trade), 6)
                .deal("A", "2x12", "B", "12", "C", "3 4 J", "D", "5")
                .silent()
                .payBack("A", "2x12")
                .payBack("B", "12");
    }

    @Test
    void TRADE_2_waysOfTheFirstMerchant() {
        Table table = trading("FIRST_MERCHANT_CHOOSES");
        long mine = table.cards("C").ranks().size();
        long theirs = table.cards("D").ranks().size();
        assertThat(ways(table)).as("name D and choose, or not").isEqualTo(mine * theirs + 1);
        assertThat(ways(trading("FIRST_MERCHANT_RANDOM"))).as("name D, or not").isEqualTo(2);
    }

    @Test
    void TRADE_3_waysOfTwoMerchants() {
        Table table = trading("MERCHANTS_OFFER");
        long mine = table.cards("C").ranks().size();
        long theirs = table.cards("D").ranks().size();
        long secondOffers = 1 + theirs * (mine + 1);
        assertThat(ways(table))
                .as("C offers and D takes it, or D refuses and may offer; or C does not")
                .isEqualTo(mine * (theirs + secondOffers) + secondOffers);
    }

    @Test
    void DEAL_3_waysOfAMisdeal() {
        Rules rules = Option.MISDEAL_CARD.set(Option.MISDEAL.set(RULES, "1"), "CHOSEN");
        Table table =
                Table.second(rules, 3)
                        .deal("A", "1")
                        .nature(new Move.DropCard(Table.player("A"), Rank.DALMUTI));
        int peons = table.cards("C").ranks().size();
        assertThat(table.legal("A")).hasSize(2);
        table.make("A", new Move.GiveToPeon());
        assertThat(table.legal("C")).hasSize(peons);
    }
}
