package dalmuti;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Cards;
import dalmuti.contract.House;
import dalmuti.contract.Nature;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.decrees.Bid;
import dalmuti.decrees.Decree;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

final class DecreeTests {

    private static final Rules RULES = rules("official");
    private static final Decree[] THREE = {Decree.HEAVY_TAX, Decree.SILENCE, Decree.WIDDERSHINS};

    private static Rules rules(String others) {
        return Rules.of(others + " decrees=on");
    }

    private static Table drawn(Rules rules, int players, Decree... decrees) {
        return Table.second(rules, players).nature(new Move.DrawDecrees(List.of(decrees)));
    }

    private static Table bid(Table table, String letter, int coins, Decree on) {
        return table.make(letter, new Move.LayCoins(coins, on));
    }

    private static Table rest(Table table) {
        table.awaited().forEach(player -> table.make(player, new Move.KeepCoins()));
        return table;
    }

    /// A table at which a decree was proclaimed, and that waits for the deal.
    private static Table under(Decree decree, Rules rules, int players) {
        var three = new ArrayList<>(List.of(decree));
        Arrays.stream(THREE).filter(it -> it != decree).limit(2).forEach(three::add);
        Table table = drawn(rules, players, three.toArray(Decree[]::new));
        return rest(bid(table, "B", 1, decree));
    }

    private static Table under(Decree decree) {
        return under(decree, RULES, 5);
    }

    private static Map<Player, Integer> coins(int... coins) {
        var all = new HashMap<Player, Integer>();
        for (int i = 0; i < coins.length; i++) {
            all.put(new Player(i), coins[i]);
        }
        return all;
    }

    @Test
    void DEC_1_everybodyStartsWithThreeCoinsAndThePoorArePaidMore() {
        Table table = Table.first(RULES, 5);
        assertThat(table.match().coins()).isEqualTo(coins(3, 3, 3, 3, 3));
        assertThat(Table.first(Preset.OFFICIAL.rules(), 5).match().coins()).isEmpty();
        Match end = played(under(Decree.SILENCE).deal());
        List<Player> order = end.order();
        assertThat(end.coins().get(order.getLast())).isEqualTo(spent(order.getLast()) + 3);
        assertThat(end.coins().get(order.get(3))).isEqualTo(spent(order.get(3)) + 2);
        assertThat(end.coins().get(order.getFirst())).isEqualTo(spent(order.getFirst()) + 1);
    }

    /// What is left to somebody after a bid of one by B.
    private static int spent(Player player) {
        return player.equals(Table.player("B")) ? 2 : 3;
    }

    /// The round to its end: everybody makes the first move there is.
    private static Match played(Table table) {
        int round = table.match().round();
        while (table.match().round() == round) {
            Player next = table.awaited().getFirst();
            table.make(next, table.game().legal(table.match(), next).getFirst());
        }
        return table.match();
    }

    @Test
    void DEC_1_withThreePlayersOnlyTheGreaterPeonIsPaidMore() {
        Match end = played(under(Decree.SILENCE, RULES, 3).deal());
        Player merchant = end.order().get(1);
        assertThat(end.coins().get(merchant)).isEqualTo(spent(merchant) + 1);
    }

    @Test
    void DEC_1_aNewcomerHasThreeCoinsAndALeaversAreGone() {
        Table table = Table.second(RULES, 4);
        table.make(House.HOUSE, new Move.Leave(Table.player("B")));
        assertThat(table.match().coins()).doesNotContainKey(Table.player("B"));
        table.make(House.HOUSE, new Move.Join(Table.player("E")));
        table.make("A", new Move.SeatNewcomer(2));
        assertThat(table.match().coins()).containsEntry(Table.player("E"), 3).hasSize(4);
    }

    @Test
    void DEC_2_threeDecreesAreDrawnFromRoundTwoOn() {
        assertThat(Table.first(rules("official firstOrder=DALMUTI_HOLDER"), 5).deal().events())
                .noneMatch(Event.DecreesDrawn.class::isInstance);
        Table table = Table.second(RULES, 5);
        assertThat(table.refused(Nature.NATURE, draw())).isEqualTo("DEC-2");
        assertThat(refusedDraw(table, Decree.CHARITY, Decree.CHARITY, Decree.SILENCE))
                .isEqualTo("DEC-2");
        table.nature(new Move.DrawDecrees(List.of(THREE)));
        assertThat(table.events())
                .containsExactly(
                        new Event.RoundBegan(2, table.match().order()),
                        new Event.DecreesDrawn(List.of(THREE)));
    }

    private static Move draw(Decree... decrees) {
        return new Move.DrawDecrees(List.of(decrees));
    }

    private static String refusedDraw(Table table, Decree... decrees) {
        return table.refused(Nature.NATURE, draw(decrees));
    }

    @Test
    void DEC_2_whatWouldChangeNothingIsNotInThePile() {
        assertThat(Decree.pile(RULES)).hasSize(12);
        Rules italian = rules("italian passing=OUT_OF_TRICK");
        assertThat(Decree.pile(italian))
                .hasSize(10)
                .doesNotContain(Decree.SILENCE, Decree.DOUBLE_STAKES);
        Table table = Table.second(italian, 5);
        assertThat(refusedDraw(table, Decree.SILENCE, Decree.CHARITY, Decree.NO_FOOLS))
                .isEqualTo("DEC-2");
    }

    @Test
    void DEC_3_theMostCoinsWinAndAreSpent() {
        Table table = drawn(RULES, 4, THREE);
        bid(table, "A", 3, Decree.HEAVY_TAX);
        bid(table, "B", 2, Decree.SILENCE);
        bid(table, "C", 2, Decree.SILENCE);
        table.make("D", new Move.KeepCoins());
        assertThat(table.events())
                .contains(
                        new Event.BidsShown(
                                List.of(
                                        new Bid(Table.player("A"), 3, Decree.HEAVY_TAX),
                                        new Bid(Table.player("B"), 2, Decree.SILENCE),
                                        new Bid(Table.player("C"), 2, Decree.SILENCE))),
                        new Event.Proclaimed(Optional.of(Decree.SILENCE)));
        assertThat(table.match().decree()).contains(Decree.SILENCE);
        assertThat(table.match().coins()).isEqualTo(coins(3, 1, 1, 3));
    }

    @Test
    void DEC_3_ofEqualTotalsTheGreaterDalmutiPicks() {
        Table table = drawn(RULES, 4, THREE);
        bid(table, "B", 2, Decree.SILENCE);
        bid(table, "C", 2, Decree.WIDDERSHINS);
        rest(table);
        assertThat(table.awaited()).isEqualTo(Table.players("A"));
        assertThat(table.refused("A", new Move.Proclaim(Decree.HEAVY_TAX))).isEqualTo("DEC-3");
        table.make("A", new Move.Proclaim(Decree.WIDDERSHINS));
        assertThat(table.match().coins()).isEqualTo(coins(3, 3, 1, 3));
    }

    @Test
    void DEC_3_withNoCoinLaidThereIsNoDecree() {
        Table table = rest(drawn(RULES, 4, THREE));
        assertThat(table.events()).contains(new Event.Proclaimed(Optional.empty()));
        assertThat(table.match().decree()).isEmpty();
        assertThat(table.deal().match().phase()).isInstanceOf(Phase.Window.class);
    }

    @Test
    void DEC_3_nobodyBidsMoreThanTheyHaveNorForWhatWasNotDrawn() {
        Table table = drawn(RULES, 4, THREE);
        assertThat(table.refused("A", new Move.LayCoins(4, Decree.SILENCE))).isEqualTo("DEC-3");
        assertThat(table.refused("A", new Move.LayCoins(0, Decree.SILENCE))).isEqualTo("DEC-3");
        assertThat(table.refused("A", new Move.LayCoins(1, Decree.CHARITY))).isEqualTo("DEC-3");
        assertThat(table.legal("A")).hasSize(1 + 3 * 3);
    }

    @Test
    void DEC_3_nobodyLearnsOfABidUntilAllHaveBid() {
        Table table = drawn(RULES, 4, THREE);
        View before = table.view("B");
        View outside = table.game().view(table.match(), Onlooker.ONLOOKER);
        bid(table, "A", 3, Decree.SILENCE);
        table.make("C", new Move.KeepCoins());
        assertThat(table.view("B")).isEqualTo(before);
        assertThat(table.game().view(table.match(), Onlooker.ONLOOKER)).isEqualTo(outside);
    }

    @Test
    void DEC_4_aTaxHolidayLeavesNothingToCancel() {
        Table table = under(Decree.TAX_HOLIDAY).deal("C", "2xJ");
        assertThat(table.refused("C", new Move.DeclareRevolution())).isEqualTo("DEC-4");
        assertThat(table.silent().match().phase()).isInstanceOf(Phase.Tricks.class);
        table = under(Decree.TAX_HOLIDAY).deal("E", "2xJ");
        assertThat(table.legal("E")).contains(new Move.DeclareGreaterRevolution());
    }

    @Test
    void DEC_4_aHeavyTaxIsThreeCardsAndTwo() {
        Table table =
                under(Decree.HEAVY_TAX)
                        .deal("D", "2 3 12", "E", "1 2 3 12", "A", "9 10 11")
                        .silent();
        assertThat(table.refused("A", new Move.PayBack(Table.hand("9 10")))).isEqualTo("DEC-4");
        table.payBack("A", "9 10 11").payBack("B", "2x12");
        assertThat(table.events())
                .contains(
                        new Event.TaxPaid(
                                Table.player("E"),
                                Table.player("A"),
                                new Cards.Open(Table.hand("1 2 3"))));
    }

    @Test
    void DEC_4_inCharityDalmutisPayAndPeonsChoose() {
        Rules rules = rules("official taxOrder=PEON_FIRST jestersInTax=NOT_EXCHANGED");
        Table table = under(Decree.CHARITY, rules, 5).deal("A", "1 2 J", "B", "2", "E", "12 J");
        table.silent();
        assertThat(table.events())
                .contains(
                        new Event.TaxPaid(
                                Table.player("A"),
                                Table.player("E"),
                                new Cards.Open(Table.hand("1 2"))));
        assertThat(table.awaited()).isEqualTo(Table.players("ED"));
        assertThat(table.refused("E", new Move.PayBack(Table.hand("12 J")))).isEqualTo("TAX-2");
        assertThat(table.legal("E")).contains(new Move.PayBack(Table.hand("1 12")));
    }

    @Test
    void DEC_4_inAFreeMarketEverybodyOffers() {
        Table table = under(Decree.FREE_MARKET, RULES, 3).deal().silent();
        table.make("A", table.legal("A").getFirst());
        assertThat(table.match().traders()).isEqualTo(table.match().order());
        assertThat(table.awaited()).isEqualTo(Table.players("A"));
        assertThat(table.legal("A")).anyMatch(Move.Offer.class::isInstance);
        table = under(Decree.FREE_MARKET, RULES, 5).deal("C", "2xJ");
        table.make("C", new Move.DeclareRevolution()).silent();
        assertThat(table.match().phase()).isInstanceOf(Phase.Tricks.class);
    }

    @Test
    void DEC_4_upsideDownTheHigherNumberIsBetter() {
        Table table = tricks(Decree.UPSIDE_DOWN, "A", "5 J", "B", "5 4", "C", "7", "D", "12");
        assertThat(table.lay("A", "5").refused("B", Table.laying("4"))).isEqualTo("DEC-4");
        assertThat(table.refused("B", Table.laying("5"))).isEqualTo("PLAY-2");
        table.pass("B").lay("C", "7").lay("D", "12").pass("E");
        assertThat(table.legal("A")).containsExactly(new Move.Pass());
        table = under(Decree.UPSIDE_DOWN).deal("A", "2xJ", "B", "1");
        table.make("A", new Move.DeclareRevolution()).silent();
        assertThat(table.lay("A", "J").legal("B")).contains(Table.laying("1"));
    }

    /// A table of five whose tricks have begun.
    private static Table tricks(Decree decree, String... wanted) {
        Rules rules = rules("official leftovers=SET_ASIDE");
        Table table = under(decree, rules, 5).deal(wanted).silent();
        while (!(table.match().phase() instanceof Phase.Tricks)) {
            Player next = table.awaited().getFirst();
            List<Move> legal = table.game().legal(table.match(), next);
            table.make(next, legal.getLast());
        }
        return table;
    }

    @Test
    void DEC_4_widdershinsPlayGoesTheOtherWay() {
        Table table = under(Decree.WIDDERSHINS, RULES, 5).deal("C", "2xJ");
        table.make("C", new Move.DeclareRevolution()).silent();
        assertThat(table.awaited()).isEqualTo(Table.players("A"));
        table.lay("A", "12");
        assertThat(table.awaited()).isEqualTo(Table.players("E"));
        table.pass("EDC");
        assertThat(table.awaited()).isEqualTo(Table.players("B"));
    }

    @Test
    void DEC_4_withNoFoolsJestersAreLaidAlone() {
        Table table = under(Decree.NO_FOOLS, RULES, 5).deal("A", "5 2xJ");
        table.make("A", new Move.DeclareRevolution()).silent();
        assertThat(table.refused("A", Table.laying("5 J"))).isEqualTo("DEC-4");
        assertThat(table.legal("A"))
                .contains(Table.laying("5"), Table.laying("J"), Table.laying("2xJ"))
                .noneMatch(it -> it.equals(Table.laying("5 J")));
        table.lay("A", "2xJ");
        assertThat(table.view("A").hands()).isNotEmpty();
    }

    @Test
    void DEC_4_inSilenceAPassLasts() {
        Table table = under(Decree.SILENCE, RULES, 3).deal("A", "9", "B", "8 7", "C", "2xJ 6");
        table.make("C", new Move.DeclareGreaterRevolution()).silent();
        assertThat(table.order()).isEqualTo("CBA");
        table.lay("C", "12").pass("B").lay("A", "9");
        assertThat(table.awaited()).isEqualTo(Table.players("C"));
        table.pass("C");
        assertThat(table.awaited()).isEqualTo(Table.players("A"));
    }

    @Test
    void DEC_4_theLastShallBeFirst() {
        Table table = under(Decree.LAST_FIRST).deal("C", "2xJ");
        table.make("C", new Move.DeclareRevolution()).silent();
        assertThat(table.awaited()).isEqualTo(Table.players("E"));
        table.lay("E", "12");
        assertThat(table.awaited()).isEqualTo(Table.players("A"));
    }

    @Test
    void DEC_4_inAnOpenCourtBothDalmutisPlayOpenly() {
        Table table = under(Decree.OPEN_COURT).deal("C", "2xJ");
        assertThat(table.view("C").hands().get(Table.player("A")))
                .isInstanceOf(Cards.FaceDown.class);
        table.make("C", new Move.DeclareRevolution()).silent();
        View view = table.view("E");
        assertThat(view.hands().get(Table.player("A"))).isEqualTo(new Cards.Open(table.cards("A")));
        assertThat(view.hands().get(Table.player("B"))).isEqualTo(new Cards.Open(table.cards("B")));
        assertThat(view.hands().get(Table.player("D"))).isInstanceOf(Cards.FaceDown.class);
        assertThat(view.told()).contains(new Event.HandOpened(Table.player("A"), table.cards("A")));
        Match three = under(Decree.OPEN_COURT, RULES, 3).deal("B", "2xJ").match();
        assertThat(three.law().openHands(three.order())).isEqualTo(Table.players("A"));
    }

    @Test
    void DEC_4_whoeverFallsFromGraceIsLastNext() {
        Match end = played(under(Decree.FALL_FROM_GRACE).deal("E", "1 2 3 4 5 6 7 8 9 10 11 12"));
        List<Event.Score> scores =
                end.past().events().stream()
                        .filter(Event.RoundScored.class::isInstance)
                        .map(it -> ((Event.RoundScored) it).scores())
                        .findFirst()
                        .orElseThrow();
        boolean firstOut = scores.getFirst().player().equals(Table.player("A"));
        assertThat(end.order().getLast().equals(Table.player("A"))).isEqualTo(!firstOut);
        assertThat(scores).extracting(Event.Score::points).containsExactly(4, 3, 2, 1, 0);
    }

    @Test
    void DEC_4_doubleStakesCountPointsTwice() {
        Match end = played(under(Decree.DOUBLE_STAKES).deal());
        assertThat(end.scores().values()).containsExactlyInAnyOrder(8, 6, 4, 2, 0);
        assertThat(end.decree()).isEmpty();
    }

    @Test
    void DEC_5_theOptionIsOffUnlessItIsSaid() {
        assertThat(Option.DECREES.of(Preset.OFFICIAL.rules())).isEqualTo("off");
        assertThat(RULES.toString()).isEqualTo("official decrees=on");
    }
}
