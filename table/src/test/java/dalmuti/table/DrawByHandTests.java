package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Event;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.cards.Rank;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.WorkLimit;
import dalmuti.fairness.FairDeck;
import dalmuti.fairness.Spread;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordReader;
import dalmuti.table.game.Games;
import dalmuti.table.result.MatchResult;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.playback.DalmutiPlayback;
import dalmuti.wire.playback.PlaybackRequest;
import dalmuti.wire.rest.Playback;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// DRAW-5: whoever's draw it is takes a card of the spread deck.
class DrawByHandTests {

    private static final String RULES = "official ending=ROUNDS(1)";

    /// People for whom the deck has been spread.
    private static Party drawing(String rules, int people, long seed) {
        return drawing(Party.gathered(rules, people, seed));
    }

    private static Party drawing(Party party) {
        party.people().forEach(Companion::byHand);
        party.host().says(Request.Start::new);
        assertThat(party.host().part("spread")).as("before anybody can contribute").isEmpty();
        party.evening().passes(2_000);
        return party;
    }

    private static List<Event.Drew> drawn(Party party) {
        return ((Phase.Drawing) party.match().phase()).drawn();
    }

    private static String seed(Party party) {
        return party.evening().journal().stream()
                .map(Entry.Dated::entry)
                .filter(Entry.Committed.class::isInstance)
                .map(it -> ((Entry.Committed) it).seed())
                .findFirst()
                .orElseThrow();
    }

    /// The deck as it lies, which nobody knows.
    private static Spread spread(Party party) {
        return new Spread(new FairDeck(seed(party), Map.of(), 1), party.match().deck());
    }

    private static void isRefused(Notice notice) {
        assertThat(notice).isInstanceOf(Notice.Refused.class);
        assertThat(((Notice.Refused) notice).rule()).isEqualTo("DRAW-5");
    }

    @Test
    void DRAW_5_theCardAtThePlaceIsTurnedUp() {
        Party party = drawing(RULES, 4, 1);
        Spread spread = spread(party);
        List<Integer> places = List.of(79, 0, 40);
        for (int i = 0; i < places.size(); i++) {
            Player player = new Player(i);
            assertThat(party.of(player).isToDraw()).isTrue();
            assertThat(party.of(player).part("spread"))
                    .contains("\"by\":\"" + player + "\"", "\"left\":" + (80 - i));
            assertThat(party.of(player).takes(places.get(i))).isInstanceOf(Notice.Update.class);
            Rank card = spread.take(player, places.get(i));
            assertThat(drawn(party).getLast()).isEqualTo(new Event.Drew(player, card));
        }
    }

    @Test
    void DRAW_5_outOfTurnOutOfRangeAndTwiceIsRefused() {
        Party party = drawing(RULES, 4, 2);
        isRefused(party.of(new Player(1)).takes(3));
        isRefused(party.host().takes(80));
        assertThat(drawn(party)).isEmpty();
        assertThat(party.host().takes(79)).isInstanceOf(Notice.Update.class);
        isRefused(party.host().takes(3));
        assertThat(drawn(party)).hasSize(1);
    }

    @Test
    void DRAW_5_nobodyKnowsWhatLiesWhere() {
        Party party = drawing(RULES, 4, 3);
        Companion onlooker = party.another("Olga");
        String hash = FairDeck.commitment(seed(party));
        for (Companion companion : List.of(party.host(), party.of(new Player(1)), onlooker)) {
            assertThat(companion.part("secrets")).contains(hash).contains("\"reveal\":false");
            assertThat(companion.frames()).noneMatch(it -> it.contains(seed(party)));
            assertThat(companion.view(Party.JSON).told()).isEmpty();
        }
    }

    @Test
    void DRAW_5_whoeverLetsTheTimePassGetsAnyCard() {
        Party party = drawing(RULES, 4, 4);
        long turn = Evening.CUSTOMS.turn() * 1000L + Evening.CUSTOMS.bank() * 1000L;
        party.evening().passes(turn - 1);
        assertThat(drawn(party)).isEmpty();
        party.evening().passes(2_000);
        assertThat(drawn(party)).hasSize(1);
        assertThat(party.of(new Player(1)).isToDraw()).isTrue();
    }

    /// Nobody is put to rest for it: who comes to the table late plays by their own hand.
    @Test
    void DRAW_5_withoutAClockACardIsDrawnForWhoeverIsLate() {
        var customs = new Plan.Customs(0, 0, 8, 10, Plan.Pace.NATURAL, true, true);
        var unhurried = new Plan("dalmuti", RULES, 4, true, "", customs);
        Party party = drawing(Party.gathered(unhurried, 4, 4));
        party.evening().passes(DueMoves.DRAWING_MS - 1);
        assertThat(drawn(party)).isEmpty();
        party.evening().passes(1);
        assertThat(drawn(party)).hasSize(1);
        assertThat(party.of(new Player(1)).isToDraw()).isTrue();
        assertThat(party.host().part("seats")).doesNotContain("\"standIn\":true");
    }

    @Test
    void DRAW_5_botsTakeAnyCardAndAPersonAmongThemChooses() {
        var evening = new Evening(Evening.plan("dalmuti", RULES, 5, "cook"), 5);
        Companion ana = evening.comes("Ana").byHand();
        ana.says(Request.Start::new);
        evening.until(ana::isToDraw);
        ana.takes(17);
        evening.until(() -> evening.table().awaited().isEmpty() || !ana.part("hand").isEmpty());
        assertThat(evening.journal())
                .map(Entry.Dated::entry)
                .filteredOn(Entry.Took.class::isInstance)
                .hasSizeGreaterThanOrEqualTo(5)
                .first()
                .matches(it -> ((Entry.Took) it).place() == 17);
    }

    @Test
    void DRAW_5_aKilledTableStillHasEveryCardWhereItLay() {
        Party party = drawing(RULES, 4, 6);
        party.host().takes(60);
        Spread spread = spread(party);
        spread.take(new Player(0), 60);
        Request again = new Request.Take(77, party.of(new Player(1)).question().orElseThrow(), 33);
        party.evening().say(party.of(new Player(1)), again);
        Rank second = spread.take(new Player(1), 33);
        party.evening().diesAndWakesAt(party.evening().now() + 5_000);
        Companion back = party.again(party.of(new Player(1))).byHand();
        party.evening().say(back, again);
        assertThat(drawn(party)).hasSize(2).last().isEqualTo(new Event.Drew(new Player(1), second));
        party.again(party.of(new Player(2))); // who is drawn for at once
        assertThat(drawn(party).get(2).card()).isEqualTo(spread.take(new Player(2), 0));
    }

    @Test
    void DRAW_5_whoeverTiesIsAskedAnewUntilTheirRankIsNew() {
        Party party = drawing("korean ties=REDRAW_UNTIL_NEW_RANK ending=ROUNDS(1)", 4, 7);
        Spread spread = spread(party);
        int cook = spread.cards().indexOf(Rank.COOK);
        party.host().takes(cook);
        spread.take(new Player(0), cook);
        Companion ben = party.of(new Player(1));
        int asked = ben.question().orElseThrow();
        ben.takes(spread.cards().indexOf(Rank.COOK));
        assertThat(ben.isToDraw()).isTrue();
        assertThat(ben.question().orElseThrow()).isNotEqualTo(asked);
    }

    @Test
    void DRAW_5_theRecordTellsThePlacesAndIsChecked() {
        Party party = drawing(RULES, 4, 8);
        Rank card = spread(party).take(new Player(0), 11);
        party.people().forEach(it -> it.takes(11));
        party.people().forEach(Companion::draws);
        party.playUntil(party::isOver);
        List<Entry> entries =
                party.evening().journal().stream()
                        .map(Entry.Dated::entry)
                        .dropWhile(it -> !(it instanceof Entry.Started))
                        .toList();
        var match = new MatchResult.Source(RULES, entries);
        String record = Games.ALL.played("dalmuti").result(match).record();
        assertThat(record).contains("[" + MatchRecord.PLACES + " 11 11 11 11");
        MatchRecord read = RecordReader.read(record);
        assertThat(read.end().over()).isTrue();
        var playback = DalmutiPlayback.of(read, PlaybackRequest.FIRST, WorkLimit.none());
        var first = playback.rounds().getFirst().deal().orElseThrow().draws().getFirst();
        assertThat(first).isEqualTo(new Playback.Draw("A", 11, card.number()));
    }

    @Test
    void DRAW_5_drawsThatWereMadeWithoutPlacesAreTakenOn() {
        Party party = drawing(RULES, 4, 9);
        var before = new ArrayList<>(party.evening().journal());
        before.removeIf(
                it -> it.entry() instanceof Entry.Spread || it.entry() instanceof Entry.Committed);
        var turned = new Move.TurnUp(Rank.COOK);
        var did = new Entry.Did(Nature.NATURE, turned, Entry.ByHand.HOUSE, 0);
        before.add(new Entry.Dated(party.evening().now(), did));
        var evening = new Evening(before, 9, party.evening().now());
        Companion ben = evening.comes(party.of(new Player(1)).guest()).byHand();
        evening.until(ben::isToDraw);
        assertThat(ben.part("spread")).contains("\"left\":79");
        assertThat(ben.takes(78)).isInstanceOf(Notice.Update.class);
    }
}
