package dalmuti;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Phase.Levy;
import dalmuti.cards.Cards;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import org.junit.jupiter.api.Test;

import java.util.HashMap;

final class TaxTests {

    private static final Rules RULES = Preset.OFFICIAL.rules();

    private static Rules with(Option option, String value) {
        return option.set(RULES, value);
    }

    /// A table of five at which tax is due.
    private static Table taxed(Rules rules) {
        return Table.second(rules, 5)
                .deal("A", "3 4 J", "B", "5", "D", "2 6", "E", "1 2 J")
                .silent();
    }

    @Test
    void TAX_1_peonsPayTheirBestCardsAndGetWhatTheirDalmutiChooses() {
        Table table = taxed(RULES);
        assertThat(table.awaited()).isEqualTo(Table.players("AB"));
        table.payBack("B", "5").payBack("A", "3 4");
        assertThat(table.events())
                .contains(paid("E", "A", "1 2"), paid("D", "B", "2"))
                .contains(returned("A", "E", "3 4"), returned("B", "D", "5"));
        assertThat(table.cards("A").holds(Rank.DALMUTI)).isTrue();
        assertThat(table.cards("E").holds(Rank.of(3))).isTrue();
        assertThat(table.cards("D").holds(Rank.of(5))).isTrue();
        assertThat(table.match().phase()).isInstanceOf(Phase.Tricks.class);
    }

    private static Event paid(String from, String to, String cards) {
        return new Event.TaxPaid(
                Table.player(from), Table.player(to), new Cards.Open(Table.hand(cards)));
    }

    private static Event returned(String from, String to, String cards) {
        return new Event.TaxReturned(
                Table.player(from), Table.player(to), new Cards.Open(Table.hand(cards)));
    }

    @Test
    void TAX_1_asManyGoBackAsWerePaid() {
        Table table = taxed(RULES);
        assertThat(table.refused("A", new Move.PayBack(Table.hand("3")))).isEqualTo("TAX-1");
        assertThat(table.refused("A", new Move.PayBack(Table.hand("3 4 J")))).isEqualTo("TAX-1");
        assertThat(table.refused("B", new Move.PayBack(Table.hand("5 12")))).isEqualTo("TAX-1");
        assertThat(table.refused("E", new Move.PayBack(Table.hand("12 12")))).isEqualTo("TAX-1");
    }

    @Test
    void TAX_1_threePlayersPayOnlyTheGreatTax() {
        Table table = Table.second(RULES, 3).deal().silent();
        assertThat(table.awaited()).isEqualTo(Table.players("A"));
    }

    @Test
    void TAX_2_whetherJestersMove() {
        var legal = taxed(with(Option.JESTERS_IN_TAX, "NOT_EXCHANGED")).legal("A");
        assertThat(legal).isNotEmpty().noneMatch(TaxTests::returnsJester);
        Table table = taxed(with(Option.JESTERS_IN_TAX, "NOT_EXCHANGED"));
        assertThat(table.refused("A", new Move.PayBack(Table.hand("3 J")))).isEqualTo("TAX-2");
        assertThat(taxed(with(Option.JESTERS_IN_TAX, "NEVER_TAXED")).legal("A"))
                .anyMatch(TaxTests::returnsJester);
        assertThat(taxed(with(Option.JESTERS_IN_TAX, "WORST_CARD")).legal("A"))
                .anyMatch(TaxTests::returnsJester);
    }

    private static boolean returnsJester(Move move) {
        return move instanceof Move.PayBack(var cards) && cards.jesters() > 0;
    }

    @Test
    void TAX_2_aJesterIsPaidLastOrNever() {
        var hand = Table.hand("7 J");
        assertThat(Levy.due(with(Option.JESTERS_IN_TAX, "WORST_CARD"), hand, 2)).isEqualTo(hand);
        assertThat(Levy.due(with(Option.JESTERS_IN_TAX, "NEVER_TAXED"), hand, 2))
                .isEqualTo(Table.hand("7"));
        assertThat(Levy.due(RULES, Table.hand("2 3 J"), 2)).isEqualTo(Table.hand("2 3"));
    }

    @Test
    void TAX_3_simultaneouslyADalmutiChoosesFromTheDealtHandUnseeing() {
        Table table = taxed(RULES);
        assertThat(table.view("A").told()).noneMatch(Event.TaxPaid.class::isInstance);
        assertThat(table.refused("A", new Move.PayBack(Table.hand("1 3")))).isEqualTo("TAX-3");
    }

    @Test
    void TAX_3_peonFirstADalmutiSeesTheTaxAndMayReturnIt() {
        Table table = taxed(with(Option.TAX_ORDER, "PEON_FIRST"));
        assertThat(table.view("A").told()).contains(paid("E", "A", "1 2"));
        table.payBack("A", "1 2").payBack("B", "2");
        assertThat(table.cards("E").holds(Rank.DALMUTI)).isTrue();
    }

    @Test
    void TAX_3_neitherDalmutiKnowsTheOthersChoiceUntilAllIsHandedOver() {
        Table table = taxed(with(Option.TAX_ORDER, "PEON_FIRST"));
        View before = table.view("B");
        View peon = table.view("E");
        table.payBack("A", "3 4");
        assertThat(table.view("B")).isEqualTo(before);
        assertThat(table.view("E")).as("the peon waits too").isEqualTo(peon);
        table.payBack("B", "5");
        assertThat(table.view("E").told()).contains(returned("A", "E", "3 4"));
    }

    @Test
    void TAX_4_aPeonPaysWhatIsPayableAndGetsAsManyBack() {
        Rules rules = with(Option.JESTERS_IN_TAX, "NEVER_TAXED");
        assertThat(Levy.due(rules, Table.hand("9 2xJ"), 2)).isEqualTo(Table.hand("9"));
        assertThat(Levy.due(rules, Table.hand("2xJ"), 2).isEmpty()).isTrue();

        // No deal makes such a hand, so it is put into the phase before.
        Table table = Table.second(rules, 3).deal();
        var deal = View.dealOf(table.match()).orElseThrow();
        var hands = new HashMap<>(deal.hands());
        hands.put(Table.player("C"), Table.hand("9 2xJ"));
        Course course = new Course(table.match());
        Taxes.open(course, new Deal(hands, deal.aside()));
        var taxing = (Phase.Taxing) course.match().phase();
        assertThat(taxing.levies())
                .containsExactly(new Levy(Table.player("C"), Table.player("A"), 1));
        assertThat(new Taxes(course.match(), taxing).legal(Table.player("A")))
                .allMatch(move -> move instanceof Move.PayBack(var cards) && cards.size() == 1);
    }

    @Test
    void TAX_5_onlyTheTwoOfAnExchangeLearnTheCards() {
        Table table = taxed(RULES);
        table.payBack("A", "3 4").payBack("B", "5");
        for (Player player : Table.players("BCD")) {
            assertThat(table.game().view(table.match(), player).told())
                    .contains(
                            new Event.TaxPaid(
                                    Table.player("E"), Table.player("A"), new Cards.FaceDown(2)),
                            new Event.TaxReturned(
                                    Table.player("A"), Table.player("E"), new Cards.FaceDown(2)));
        }
        assertThat(table.view("E").told()).contains(returned("A", "E", "3 4"));
    }

    @Test
    void TAX_6_roundOneWithoutTaxGoesStraightToTheTricks() {
        Table table = Table.first(with(Option.FIRST_ROUND_TAX, "no"), 3);
        for (int rank = 1; rank <= 3; rank++) {
            table.nature(new Move.TurnUp(Rank.of(rank)));
        }
        table.deal().silent();
        assertThat(table.match().phase()).isInstanceOf(Phase.Tricks.class);
        Table later = Table.second(with(Option.FIRST_ROUND_TAX, "no"), 3).deal().silent();
        assertThat(later.match().phase()).isInstanceOf(Phase.Taxing.class);
    }
}
