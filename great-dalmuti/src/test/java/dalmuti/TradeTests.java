package dalmuti;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Cards;
import dalmuti.cards.Rank;
import dalmuti.contract.Nature;
import dalmuti.contract.Onlooker;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import org.junit.jupiter.api.Test;

final class TradeTests {

    private static final Cards HIDDEN = new Cards.FaceDown(1);

    /// Eight people after the tax: C, D, E and F are Merchants.
    private static Table trading(String trade) {
        Rules rules = Option.TRADE.set(Preset.OFFICIAL.rules(), trade);
        return Table.second(rules, 8)
                .deal("A", "2x12", "B", "12", "C", "3 J", "D", "4", "E", "5", "F", "6")
                .silent()
                .payBack("A", "2x12")
                .payBack("B", "12");
    }

    private static Move give(int rank) {
        return new Move.GiveCard(Rank.of(rank));
    }

    private static Move name(String letter) {
        return new Move.NamePartner(Table.player(letter));
    }

    private static Move offer(String to, int rank) {
        return new Move.Offer(Table.player(to), Rank.of(rank));
    }

    private static Event traded(String one, String given, String other, String received) {
        return new Event.Traded(
                Table.player(one),
                new Cards.Open(Table.hand(given)),
                Table.player(other),
                new Cards.Open(Table.hand(received)));
    }

    @Test
    void TRADE_1_thereIsNoTradeWithFewerThanTwoMerchants() {
        for (String trade :
                new String[] {
                    "FIRST_MERCHANT_CHOOSES", "FIRST_MERCHANT_RANDOM", "MERCHANTS_OFFER"
                }) {
            Rules rules = Option.TRADE.set(Preset.OFFICIAL.rules(), trade);
            Table table = Table.second(rules, 5).deal("A", "2x12", "B", "12").silent();
            table.payBack("A", "2x12").payBack("B", "12");
            assertThat(table.match().phase()).isInstanceOf(Phase.Tricks.class);
            assertThat(trading(trade).match().phase()).isNotInstanceOf(Phase.Tricks.class);
        }
        assertThat(trading("NONE").match().phase()).isInstanceOf(Phase.Tricks.class);
    }

    @Test
    void TRADE_1_aJesterMayBeTradedWhateverTheTaxSays() {
        Rules rules = Option.TRADE.set(Preset.KOREAN.rules(), "MERCHANTS_OFFER");
        Table table =
                Table.second(rules, 6)
                        .deal("A", "2x12", "B", "12", "C", "J")
                        .silent()
                        .payBack("A", "2x12")
                        .payBack("B", "12");
        assertThat(table.legal("C")).contains(new Move.Offer(Table.player("D"), Rank.JESTER));
    }

    @Test
    void TRADE_2_theFirstMerchantNamesOneWhoCanNotRefuse() {
        Table table = trading("FIRST_MERCHANT_CHOOSES");
        assertThat(table.awaited()).isEqualTo(Table.players("C"));
        assertThat(table.legal("C"))
                .containsExactly(name("D"), name("E"), name("F"), new Move.DeclineTrade());
        assertThat(table.refused("C", name("G"))).isEqualTo("TRADE-2");
        assertThat(table.refused("C", name("C"))).isEqualTo("TRADE-2");
        assertThat(table.refused("D", name("E"))).isEqualTo("TRADE-2");
        table.make("C", name("E"));
        assertThat(table.awaited()).isEqualTo(Table.players("CE"));
        assertThat(table.refused("E", new Move.RefuseOffer())).isEqualTo("TRADE-2");
        assertThat(table.refused("E", give(1))).isEqualTo("TRADE-2");
    }

    @Test
    void TRADE_2_bothChooseBeforeSeeingTheOthersCard() {
        Table table = trading("FIRST_MERCHANT_CHOOSES").make("C", name("E"));
        View before = table.view("C");
        table.make("E", give(5));
        assertThat(table.view("C")).isEqualTo(before);
        table.make("C", give(3));
        assertThat(table.events()).contains(traded("C", "3", "E", "5"), new Event.TradeClosed());
        assertThat(table.cards("E").holds(Rank.of(3))).isTrue();
        assertThat(table.view("D").told())
                .contains(new Event.Traded(Table.player("C"), HIDDEN, Table.player("E"), HIDDEN));
    }

    @Test
    void TRADE_2_theFirstMerchantNeedNotTrade() {
        Table table = trading("FIRST_MERCHANT_CHOOSES").make("C", new Move.DeclineTrade());
        assertThat(table.match().phase()).isInstanceOf(Phase.Tricks.class);
    }

    @Test
    void TRADE_3_offersGoFromTheFirstMerchantDownUntilOneIsTaken() {
        Table table = trading("MERCHANTS_OFFER");
        assertThat(table.awaited()).isEqualTo(Table.players("C"));
        table.make("C", offer("E", 3));
        assertThat(table.awaited()).isEqualTo(Table.players("E"));
        table.make("E", new Move.RefuseOffer());
        assertThat(table.awaited()).as("C may try another").isEqualTo(Table.players("C"));
        assertThat(table.refused("C", offer("E", 3))).as("not E again").isEqualTo("TRADE-3");
        assertThat(table.refused("C", offer("A", 3))).isEqualTo("TRADE-3");
        assertThat(table.refused("C", offer("C", 3))).isEqualTo("TRADE-3");
        table.make("C", offer("F", 13)).make("F", give(6));
        assertThat(table.events()).contains(traded("C", "J", "F", "6"));
        assertThat(table.awaited()).isEqualTo(Table.players("D"));
        assertThat(table.legal("D"))
                .filteredOn(Move.Offer.class::isInstance)
                .as("only E has not traded yet")
                .allMatch(move -> move instanceof Move.Offer(var to, _) && to.index() == 4);
    }

    @Test
    void TRADE_3_whoRefusedMayOfferBackAndUpTheOrder() {
        Table table = trading("MERCHANTS_OFFER");
        table.make("C", offer("D", 3)).make("D", new Move.RefuseOffer());
        table.make("C", new Move.DeclineTrade());
        table.make("D", offer("C", 4)).make("C", give(3));
        assertThat(table.events()).contains(traded("D", "4", "C", "3"));
        assertThat(table.awaited()).isEqualTo(Table.players("E"));
        table.make("E", new Move.DeclineTrade()).make("F", new Move.DeclineTrade());
        assertThat(table.match().phase()).isInstanceOf(Phase.Tricks.class);
    }

    @Test
    void TRADE_3_aMerchantTradesAtMostOnceWhoeverOffered() {
        Table table = trading("MERCHANTS_OFFER");
        table.make("C", offer("E", 3)).make("E", give(5));
        table.make("D", offer("F", 4)).make("F", give(6));
        assertThat(table.match().phase()).as("all have traded").isInstanceOf(Phase.Tricks.class);
    }

    @Test
    void TRADE_3_everybodySeesTheOfferAndNobodyARefusedCard() {
        Table table = trading("MERCHANTS_OFFER").make("C", offer("E", 3));
        var toEverybody = new Event.Offered(Table.player("C"), Table.player("E"), HIDDEN);
        assertThat(table.events())
                .allSatisfy(
                        event -> {
                            assertThat(event.toldTo(Onlooker.ONLOOKER)).contains(toEverybody);
                            assertThat(event.toldTo(Table.player("E"))).contains(toEverybody);
                            assertThat(event.toldTo(Table.player("C"))).contains(event);
                        });
        table.make("E", new Move.RefuseOffer());
        assertThat(table.view("E").told())
                .contains(new Event.OfferRefused(Table.player("C"), Table.player("E"), HIDDEN));
    }

    @Test
    void TRADE_4_bothCardsAreDrawnByLot() {
        Table table = trading("FIRST_MERCHANT_RANDOM").make("C", name("D"));
        assertThat(table.awaited()).isEmpty();
        assertThat(table.refused(Nature.NATURE, new Move.DrawLots(Rank.DALMUTI, Rank.of(4))))
                .isEqualTo("TRADE-4");
        table.nature(new Move.DrawLots(Rank.JESTER, Rank.of(4)));
        assertThat(table.cards("D").jesters()).isEqualTo(1);
        assertThat(table.cards("C").holds(Rank.of(4))).isTrue();
    }
}
