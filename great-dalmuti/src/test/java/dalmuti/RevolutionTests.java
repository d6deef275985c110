package dalmuti;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

final class RevolutionTests {

    private static final Rules RULES = Preset.OFFICIAL.rules();
    private static final Move SILENCE = new Move.KeepSilent();
    private static final Move REVOLUTION = new Move.DeclareRevolution();
    private static final Move GREATER = new Move.DeclareGreaterRevolution();

    private static Rules with(Option option, String value) {
        return option.set(RULES, value);
    }

    @Test
    void REV_1_onlyWhoHoldsBothJestersMayDeclare() {
        Table table = Table.second(RULES, 5).deal("B", "2xJ");
        assertThat(table.legal("B")).containsExactly(SILENCE, REVOLUTION);
        assertThat(table.legal("A")).containsExactly(SILENCE);
        assertThat(table.refused("A", REVOLUTION)).isEqualTo("REV-1");
        assertThat(table.refused("E", GREATER)).isEqualTo("REV-1");
        assertThat(table.refused("B", GREATER)).isEqualTo("REV-3");
    }

    @Test
    void REV_1_oneJesterIsNotEnoughAndSilenceIsAlwaysAllowed() {
        Table table = Table.second(RULES, 5).deal("B", "J", "C", "J");
        assertThat(table.legal("B")).containsExactly(SILENCE);
        table.silent();
        assertThat(table.match().phase()).isInstanceOf(Phase.Taxing.class);
    }

    @Test
    void REV_2_aRevolutionCancelsTaxAndTradeAndNothingElse() {
        for (String by : List.of("A", "B", "C", "D", "E")) {
            Table table = Table.second(with(Option.TRADE, "MERCHANTS_OFFER"), 6).deal(by, "2xJ");
            var hands = View.dealOf(table.match());
            table.make(by, REVOLUTION).silent();
            assertThat(table.match().phase()).isInstanceOf(Phase.Tricks.class);
            assertThat(table.order()).isEqualTo("ABCDEF");
            assertThat(View.dealOf(table.match())).isEqualTo(hands);
            assertThat(table.awaited()).isEqualTo(Table.players("A"));
        }
    }

    @Test
    void REV_2_theMerchantsTradeWhereOnlyTheTaxIsCancelled() {
        Rules rules =
                Option.REVOLUTION_CANCELS.set(with(Option.TRADE, "FIRST_MERCHANT_CHOOSES"), "TAX");
        Table table = Table.second(rules, 6).deal("B", "2xJ").make("B", REVOLUTION).silent();
        assertThat(table.match().phase()).isInstanceOf(Phase.Naming.class);
        assertThat(table.awaited()).isEqualTo(Table.players("C"));
        assertThat(table.events()).noneMatch(Event.TaxPaid.class::isInstance);
        table.make("C", new Move.DeclineTrade());
        assertThat(table.match().phase()).isInstanceOf(Phase.Tricks.class);
        Table five = Table.second(rules, 5).deal("B", "2xJ").make("B", REVOLUTION).silent();
        assertThat(five.match().phase()).as("one Merchant").isInstanceOf(Phase.Tricks.class);
    }

    @Test
    void REV_2_theLesserPeonMayHaveNothingToDeclare() {
        Rules rules = with(Option.MINOR_REVOLUTION, "NOT_LESSER_PEON");
        Table table = Table.second(rules, 5).deal("D", "2xJ");
        assertThat(table.legal("D")).containsExactly(SILENCE);
        assertThat(table.refused("D", REVOLUTION)).isEqualTo("REV-2");
        assertThat(table.refused("D", GREATER)).isEqualTo("REV-3");
        for (String other : List.of("A", "B", "C")) {
            assertThat(Table.second(rules, 5).deal(other, "2xJ").legal(other)).contains(REVOLUTION);
        }
        assertThat(Table.second(rules, 5).deal("E", "2xJ").legal("E")).contains(GREATER);
        assertThat(Table.second(rules, 3).deal("B", "2xJ").legal("B"))
                .as("three players have no Lesser Peon")
                .contains(REVOLUTION);
    }

    @Test
    void REV_3_theMerchantsOfTheNewOrderTrade() {
        Rules rules = Option.REVOLUTION_CANCELS.set(with(Option.TRADE, "MERCHANTS_OFFER"), "TAX");
        Table table = Table.second(rules, 7).deal("G", "2xJ").make("G", GREATER).silent();
        assertThat(table.order()).isEqualTo("GFEDCBA");
        assertThat(table.awaited()).isEqualTo(Table.players("E"));
    }

    @Test
    void REV_3_aGreaterRevolutionTurnsTheOrderOver() {
        Table table = Table.second(RULES, 5).deal("E", "2xJ 1");
        Hand peons = table.cards("E");
        table.make("E", GREATER).silent();
        assertThat(table.order()).isEqualTo("EDCBA");
        assertThat(table.match().phase()).isInstanceOf(Phase.Tricks.class);
        assertThat(table.awaited())
                .as("the new Greater Dalmuti leads")
                .isEqualTo(Table.players("E"));
        assertThat(table.cards("E")).isEqualTo(peons);
    }

    @Test
    void REV_4_withHandsEachHandStaysAtItsSeat() {
        Rules rules = with(Option.GREATER_REVOLUTION, "SWAP_SEATS_AND_HANDS");
        Table table = Table.second(rules, 5).deal("E", "2xJ 1", "A", "2x2", "C", "3x3");
        List<Hand> bySeat = View.dealOf(table.match()).orElseThrow().inOrder(table.match().order());
        table.make("E", GREATER).silent();
        assertThat(table.order()).isEqualTo("EDCBA");
        assertThat(View.dealOf(table.match()).orElseThrow().inOrder(table.match().order()))
                .isEqualTo(bySeat);
        assertThat(table.cards("A").jesters()).isEqualTo(2);
        assertThat(table.view("A").told())
                .as("the two who swap know each other's hand")
                .anySatisfy(
                        event ->
                                assertThat(event)
                                        .isEqualTo(
                                                new Event.HandsSwapped(
                                                        Table.player("A"),
                                                        new Cards.Open(bySeat.get(0)),
                                                        Table.player("E"),
                                                        new Cards.Open(bySeat.get(4)))));
        assertThat(table.view("C").told())
                .noneMatch(event -> event instanceof Event.HandsSwapped(_, Cards.Open _, _, _));
    }

    @Test
    void REV_5_whatTheGreaterPeonMaySay() {
        assertThat(calls("OPTIONAL")).containsExactly(SILENCE, GREATER);
        assertThat(calls("MANDATORY")).containsExactly(GREATER);
        assertThat(calls("CHOICE")).containsExactly(SILENCE, REVOLUTION, GREATER);
    }

    private static List<Move> calls(String value) {
        Rules rules = with(Option.GREATER_REVOLUTION_CALL, value);
        return Table.second(rules, 5).deal("E", "2xJ").legal("E");
    }

    @Test
    void REV_5_aPlainRevolutionByTheGreaterPeonLeavesTheOrderAlone() {
        Rules rules = with(Option.GREATER_REVOLUTION_CALL, "CHOICE");
        Table table = Table.second(rules, 5).deal("E", "2xJ").make("E", REVOLUTION).silent();
        assertThat(table.order()).isEqualTo("ABCDE");
        assertThat(table.match().phase()).isInstanceOf(Phase.Tricks.class);
    }

    @Test
    void REV_5_whoMustDeclareCanNotKeepSilent() {
        Rules rules = with(Option.GREATER_REVOLUTION_CALL, "MANDATORY");
        Table table = Table.second(rules, 5).deal("E", "2xJ");
        assertThat(table.refused("E", SILENCE)).isEqualTo("REV-5");
        assertThat(table.refused("E", REVOLUTION)).isEqualTo("REV-5");
    }

    @Test
    void REV_6_theWindowAwaitsEverybodyAndAnswersChangeNothingForOthers() {
        Table table = Table.second(RULES, 5).deal("C", "2xJ");
        assertThat(table.awaited()).hasSize(5);
        for (Player answering : Table.players("DCAE")) {
            var before = views(table, answering);
            table.make(answering, SILENCE);
            assertThat(views(table, answering)).isEqualTo(before);
            assertThat(table.events())
                    .allSatisfy(event -> assertThat(event.toldTo(Onlooker.ONLOOKER)).isEmpty());
        }
        table.make("B", SILENCE);
        assertThat(table.view("B").told()).contains(new Event.NoRevolution());
    }

    private static List<View> views(Table table, Player without) {
        var viewers = new ArrayList<Viewer>(table.match().order());
        viewers.remove(without);
        viewers.add(Onlooker.ONLOOKER);
        return viewers.stream().map(v -> table.game().view(table.match(), v)).toList();
    }

    @Test
    void TAX_6_inARoundWithoutTaxOnlyAGreaterRevolutionCanBeDeclared() {
        Rules rules = with(Option.FIRST_ROUND_TAX, "no");
        Table lesser = firstRound(rules, "B");
        assertThat(lesser.legal("B")).containsExactly(SILENCE);
        assertThat(lesser.refused("B", REVOLUTION)).isEqualTo("TAX-6");
        assertThat(lesser.awaited()).as("the window is held all the same").hasSize(5);
        lesser.silent();
        assertThat(lesser.match().phase()).isInstanceOf(Phase.Tricks.class);

        Table greater = firstRound(rules, "E").make("E", GREATER).silent();
        assertThat(greater.order()).isEqualTo("EDCBA");
    }

    @Test
    void TAX_6_theMerchantsTradeInARoundWithoutTaxWhereOnlyTheTaxIsCancelled() {
        Rules korean = Preset.KOREAN.rules();
        Table table = firstRound(korean, 6, "C").silent();
        assertThat(table.match().phase()).isInstanceOf(Phase.Naming.class);
        Rules both = Option.REVOLUTION_CANCELS.set(korean, "TAX_AND_TRADE");
        assertThat(firstRound(both, 6, "C").silent().match().phase())
                .isInstanceOf(Phase.Tricks.class);
    }

    private static Table firstRound(Rules rules, String jesters) {
        return firstRound(rules, 5, jesters);
    }

    private static Table firstRound(Rules rules, int players, String jesters) {
        Table table = Table.first(rules, players);
        for (int rank = 1; rank <= players; rank++) {
            table.nature(new Move.TurnUp(Rank.of(rank)));
        }
        return table.deal(jesters, "2xJ");
    }
}
