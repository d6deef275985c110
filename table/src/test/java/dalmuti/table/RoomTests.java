package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Event;
import dalmuti.Phase;
import dalmuti.contract.Player;
import dalmuti.court.Court;
import dalmuti.table.state.Setting;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.TableView;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The chairs of the room, and who picks one (COURT-3).
class RoomTests {

    private static final String RULES = "official ending=ROUNDS(3)";

    private static Parts.Room room(Companion companion) {
        return new TableView(Map.of("room", companion.part("room"))).room().orElseThrow();
    }

    private static Notice picks(Companion companion, int chair) {
        return companion.says(ack -> new Request.PickChair(ack, chair));
    }

    private static void isRefused(Notice notice, String key) {
        assertThat(notice).isInstanceOf(Notice.Refused.class);
        assertThat(((Notice.Refused) notice).key()).isEqualTo(key);
    }

    private static boolean isPaused(Party party) {
        return party.isIn(Phase.Shuffling.class) && party.match().round() > 1;
    }

    private static Companion first(Party party) {
        return party.of(party.match().greaterDalmuti());
    }

    @Test
    void COURT_3_everybodySeesTheOrderStartAtThePickedChair() {
        Party party = Party.playing(RULES, 5, 71);
        party.playUntil(() -> isPaused(party));
        List<Player> order = party.match().order();
        assertThat(room(party.host()).chairs()).isEqualTo(order);
        assertThat(room(party.host()).picks()).contains(order.getFirst());
        assertThat(picks(first(party), 3)).isInstanceOf(Notice.Update.class);
        Companion onlooker = party.another("Olga");
        assertThat(party.people())
                .allSatisfy(
                        it -> assertThat(room(it).chairs()).isEqualTo(new Court(order).seats(3)));
        assertThat(room(onlooker).chairs().get(3)).isEqualTo(order.getFirst());
    }

    @Test
    void COURT_3_itIsPickedAfterTheDrawAndAfterEveryRoundAndNotWhileCardsAreLaid() {
        Party party = Party.playing(RULES, 4, 72);
        party.playUntil(() -> !party.isIn(Phase.Drawing.class));
        assertThat(picks(first(party), 1)).isInstanceOf(Notice.Update.class);
        party.playUntil(() -> party.match().past().events().stream().anyMatch(RoomTests::isLaid));
        assertThat(room(party.host()).picks()).isEmpty();
        isRefused(picks(first(party), 2), "table.chair-not-now");
        party.playUntil(() -> isPaused(party));
        assertThat(room(party.host()).chairs().get(1)).isEqualTo(party.match().greaterDalmuti());
        assertThat(picks(first(party), 2)).isInstanceOf(Notice.Update.class);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        isRefused(picks(first(party), 0), "table.chair-not-now");
    }

    private static boolean isLaid(Event event) {
        return event instanceof Event.Laid;
    }

    @Test
    void COURT_3_aNewGreaterDalmutiPicksAfterAGreaterRevolution() {
        String rules = "official greaterRevolutionCall=MANDATORY ending=ROUNDS(200)";
        Party party = Party.playing(rules, 3, 76);
        party.playUntil(() -> isPaused(party));
        party.playUntil(() -> isRevolution(party));
        assertThat(room(party.host()).picks()).contains(party.match().greaterDalmuti());
        isRefused(picks(party.of(party.match().greaterPeon()), 1), "table.chair-not-yours");
        assertThat(picks(first(party), 1)).isInstanceOf(Notice.Update.class);
        Party.answers(first(party));
        isRefused(picks(first(party), 2), "table.chair-not-now");
    }

    private static boolean isRevolution(Party party) {
        return party.isIn(Phase.Tricks.class)
                && party.match().past().events().stream()
                        .anyMatch(Event.RevolutionDeclared.class::isInstance)
                && party.match().past().events().stream().noneMatch(RoomTests::isLaid);
    }

    @Test
    void COURT_3_onlyTheGreaterDalmutiPicksAndOnlyAChairThatIsThere() {
        Party party = Party.playing(RULES, 4, 73);
        party.playUntil(() -> isPaused(party));
        Companion last = party.of(party.match().greaterPeon());
        isRefused(picks(last, 1), "table.chair-not-yours");
        isRefused(picks(first(party), 4), "table.no-chair");
        isRefused(picks(party.another("Olga"), 1), "table.not-yours");
        assertThat(picks(first(party), 0)).isInstanceOf(Notice.Done.class);
        assertThat(party.evening().journal())
                .noneMatch(it -> it.entry() instanceof Entry.Enthroned);
    }

    @Test
    void COURT_3_itChangesNoTurnAndNoCard() {
        Party one = Party.playing(RULES, 4, 74);
        Party other = Party.playing(RULES, 4, 74);
        one.playUntil(() -> isPaused(one));
        other.playUntil(() -> isPaused(other));
        picks(first(one), 2);
        one.playUntil(one::isOver);
        other.playUntil(other::isOver);
        assertThat(one.match().order()).isEqualTo(other.match().order());
        assertThat(one.match().scores()).isEqualTo(other.match().scores());
    }

    @Test
    void COURT_3_itIsKeptWithTheTable() {
        Party party = Party.playing(RULES, 4, 75);
        party.playUntil(() -> isPaused(party));
        picks(first(party), 2);
        Evening evening = party.evening();
        Setting before = evening.table().setting();
        var summary = evening.table().summary();
        evening.dies(Optional.empty(), 0);
        assertThat(evening.table().setting()).isEqualTo(before);
        evening.dies(Optional.of(summary), evening.journal().size());
        assertThat(evening.table().setting().throne()).isEqualTo(2);
    }
}
