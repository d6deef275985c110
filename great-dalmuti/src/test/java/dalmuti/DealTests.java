package dalmuti;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Nature;
import dalmuti.contract.Onlooker;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

final class DealTests {

    private static final Rules RULES = Preset.OFFICIAL.rules();

    private static Rules with(Option option, String value) {
        return option.set(RULES, value);
    }

    private static List<Integer> sizes(Table table) {
        return View.dealOf(table.match()).orElseThrow().inOrder(table.match().order()).stream()
                .map(Hand::size)
                .toList();
    }

    @Test
    void DEAL_1_theBestPositionsHoldOneCardMore() {
        assertThat(sizes(Table.second(RULES, 6).deal())).containsExactly(14, 14, 13, 13, 13, 13);
        assertThat(sizes(Table.second(RULES, 8).deal())).containsOnly(10);
        assertThat(sizes(Table.second(RULES, 14).deal()).subList(9, 12)).containsExactly(6, 5, 5);
    }

    @Test
    void DEAL_1_cardsGoOneAtATimeClockwiseFromTheGreaterDalmuti() {
        Table table = Table.second(RULES, 3);
        List<Rank> deck = Hand.FULL_DECK.cards();
        table.nature(new Move.Shuffle(deck, 0));
        assertThat(table.cards("A").ranks().getFirst()).isEqualTo(deck.get(0));
        assertThat(table.cards("B").count(Rank.ARCHBISHOP)).isEqualTo(1);
        assertThat(table.cards("C").count(Rank.ARCHBISHOP)).isEqualTo(1);
        assertThat(table.cards("A").count(Rank.EARL_MARSHAL)).isEqualTo(1);
    }

    @Test
    void DEAL_1_leftoversFallOnTheBottom() {
        Table table = Table.second(with(Option.LEFTOVERS, "BOTTOM"), 6).deal();
        assertThat(sizes(table)).containsExactly(13, 13, 13, 13, 14, 14);
    }

    @Test
    void DEAL_1_leftoversFallAnywhere() {
        Table table = Table.second(with(Option.LEFTOVERS, "RANDOM"), 6);
        table.nature(new Move.Shuffle(Hand.FULL_DECK.cards(), 5));
        assertThat(sizes(table)).containsExactly(14, 13, 13, 13, 13, 14);
    }

    @Test
    void DEAL_1_leftoversAreSetAsideUnseen() {
        Table table = Table.second(with(Option.LEFTOVERS, "SET_ASIDE"), 6).deal();
        assertThat(sizes(table)).containsOnly(13);
        assertThat(table.view("A").aside()).isEqualTo(new Cards.FaceDown(2));
        assertThat(table.view("A").told()).contains(new Event.SetAside(new Cards.FaceDown(2)));
    }

    @Test
    void DEAL_1_onlyTheWholeDeckFromTheRightSeatCanBeDealt() {
        Table table = Table.second(RULES, 4);
        var short1 = new ArrayList<>(Hand.FULL_DECK.cards());
        short1.removeLast();
        assertThat(table.refused(Nature.NATURE, new Move.Shuffle(short1, 0))).isEqualTo("DEAL-1");
        short1.add(Rank.DALMUTI);
        assertThat(table.refused(Nature.NATURE, new Move.Shuffle(short1, 0))).isEqualTo("DEAL-1");
        assertThat(table.refused(Nature.NATURE, new Move.Shuffle(Hand.FULL_DECK.cards(), 1)))
                .isEqualTo("DEAL-1");
    }

    @Test
    void DEAL_2_theGreaterDalmutiCutsAtAnyDepth() {
        Table table = Table.second(with(Option.CUT, "on"), 4);
        List<Rank> deck = Hand.FULL_DECK.cards();
        table.nature(new Move.Shuffle(deck, 0));
        assertThat(table.awaited()).isEqualTo(Table.players("A"));
        assertThat(table.legal("A")).hasSize(80);
        assertThat(table.refused("B", new Move.Cut(3))).isEqualTo("DEAL-2");
        assertThat(table.refused("A", new Move.Cut(80))).isEqualTo("DEAL-2");
        assertThat(table.refused("A", new Move.Cut(-1))).isEqualTo("DEAL-2");
        table.make("A", new Move.Cut(79));
        assertThat(table.cards("A").jesters()).as("the last card comes first").isEqualTo(1);
        assertThat(table.view("D").told()).contains(new Event.DeckCut(Table.player("A"), 79));
    }

    @Test
    void DEAL_3_anOpenCardStaysOrGoesToTheGreaterPeonForAnother() {
        Table table = Table.second(with(Option.MISDEAL, "1"), 4).deal("B", "1", "D", "5 6");
        table.nature(new Move.DropCard(Table.player("B"), Rank.DALMUTI));
        assertThat(table.awaited()).isEqualTo(Table.players("A"));
        assertThat(table.view("C").told())
                .contains(new Event.FellOpen(Table.player("B"), Rank.DALMUTI));

        table.make("A", new Move.GiveToPeon());
        assertThat(table.refused("D", new Move.Replace(Rank.of(5)))).isEqualTo("DEAL-3");
        assertThat(table.refused(Nature.NATURE, new Move.Replace(Rank.DALMUTI)))
                .as("not the card that fell open")
                .isEqualTo("DEAL-3");
        table.nature(new Move.Replace(Rank.of(5)));
        assertThat(table.cards("D").holds(Rank.DALMUTI)).isTrue();
        assertThat(table.cards("B").holds(Rank.of(5))).isTrue();
        assertThat(table.cards("B").size()).isEqualTo(20);
        var hidden = new Cards.FaceDown(1);
        assertThat(table.view("C").told())
                .contains(new Event.Replaced(Table.player("D"), Table.player("B"), hidden));
    }

    @Test
    void DEAL_3_theGreaterPeonMayChooseTheCardByOption() {
        Rules rules = Option.MISDEAL_CARD.set(with(Option.MISDEAL, "0.5"), "CHOSEN");
        Table table = Table.second(rules, 4).deal("A", "3", "D", "5 6");
        table.nature(new Move.DropCard(Table.player("A"), Rank.of(3)));
        table.make("A", new Move.GiveToPeon());
        assertThat(table.awaited()).isEqualTo(Table.players("D"));
        table.make("D", new Move.Replace(Rank.of(6)));
        assertThat(table.cards("A").holds(Rank.of(6))).isTrue();
    }

    @Test
    void DEAL_3_aCardThatFallsOpenAtTheGreaterPeonsStays() {
        Table table = Table.second(with(Option.MISDEAL, "1"), 4).deal("D", "5");
        table.nature(new Move.DropCard(Table.player("D"), Rank.of(5)));
        assertThat(table.match().phase()).isInstanceOf(Phase.Window.class);
        assertThat(table.events()).contains(new Event.Stayed(Table.player("D"), Rank.of(5)));
    }

    @Test
    void DEAL_3_onlyADealtCardFallsAndWithChanceOneSomeCardDoes() {
        Table table = Table.second(with(Option.MISDEAL, "1"), 4).deal("B", "1");
        var missing = new Move.DropCard(Table.player("A"), Rank.DALMUTI);
        assertThat(table.refused(Nature.NATURE, missing)).isEqualTo("DEAL-3");
        assertThat(table.refused(Nature.NATURE, new Move.DealCleanly())).isEqualTo("DEAL-3");
        Table clean = Table.second(with(Option.MISDEAL, "0.1"), 4).deal();
        clean.nature(new Move.DealCleanly());
        assertThat(clean.match().phase()).isInstanceOf(Phase.Window.class);
        assertThat(clean.events()).as("nobody learns that nothing happened").isEmpty();
    }

    @Test
    void SEE_1_aPlayerSeesTheOwnHandAndHowManyCardsTheOthersHold() {
        Table table = Table.second(RULES, 4).deal("A", "1 2 3");
        assertThat(table.view("A").hands())
                .containsEntry(Table.player("A"), new Cards.Open(table.cards("A")))
                .containsEntry(Table.player("B"), new Cards.FaceDown(20));
        assertThat(table.game().view(table.match(), Onlooker.ONLOOKER).hands().values())
                .containsOnly(new Cards.FaceDown(20));
    }
}
