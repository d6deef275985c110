package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Player;
import dalmuti.court.Treat;
import dalmuti.court.Treats;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.TableView;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Set;

/// COURT-6: before a round everybody chooses a treat of those that are left, the highest first.
class TreatTests {

    private static Party paused() {
        Party party = Party.playing("official ending=ROUNDS(3)", 4, 61);
        party.playUntil(() -> treats(party.host()).picks().isPresent());
        return party;
    }

    private static Treats treats(Companion companion) {
        String part = companion.part("treats");
        return part.isEmpty()
                ? Treats.of(List.of(), Map.of(), Set.of())
                : new TableView(Map.of("treats", part)).treats().orElseThrow();
    }

    private static Notice picks(Companion companion, Treat treat) {
        return companion.says(ack -> new Request.PickTreat(ack, treat));
    }

    private static void isRefused(Notice notice, String key) {
        assertThat(notice).isInstanceOf(Notice.Refused.class);
        assertThat(((Notice.Refused) notice).key()).isEqualTo(key);
    }

    @Test
    void COURT_6_everybodyChoosesOfWhatIsLeftTheHighestFirst() {
        Party party = paused();
        List<Player> order = party.match().order();
        isRefused(picks(party.of(order.get(1)), Treat.CAKE), "table.treat-not-yours");
        assertThat(picks(party.of(order.getFirst()), Treat.APPLE))
                .isInstanceOf(Notice.Update.class);
        isRefused(picks(party.of(order.getFirst()), Treat.CAKE), "table.treat-not-yours");
        isRefused(picks(party.of(order.get(1)), Treat.APPLE), "table.no-treat");
        picks(party.of(order.get(1)), Treat.CAKE);
        picks(party.of(order.get(2)), Treat.TART);
        Treats last = treats(party.another("Olga"));
        assertThat(last.picks()).contains(order.get(3));
        assertThat(last.left()).containsExactly(Treat.CRUMBS);
        assertThat(last.taken()).containsEntry(order.getFirst(), Treat.APPLE).hasSize(3);
    }

    @Test
    void COURT_6_whoeverLetsTheirShareOfThePausePassGetsTheBestThatIsLeft() {
        Party party = paused();
        List<Player> order = party.match().order();
        long share = Evening.CUSTOMS.pause() * 1000L / 5;
        party.evening().passes(share - 1);
        assertThat(treats(party.host()).picks()).contains(order.getFirst());
        party.evening().passes(1);
        assertThat(treats(party.host()).taken()).containsEntry(order.getFirst(), Treat.CAKE);
        assertThat(treats(party.host()).picks()).contains(order.get(1));
        party.evening().passes(3 * share);
        assertThat(treats(party.host()).picks()).isEmpty();
        assertThat(treats(party.host()).taken()).containsEntry(order.getLast(), Treat.CRUMBS);
    }

    @Test
    void COURT_6_aKilledTableStillKnowsWhatWasChosen() {
        Party party = paused();
        Player first = party.match().greaterDalmuti();
        picks(party.of(first), Treat.CRUMBS);
        party.evening().diesAndWakesAt(party.evening().now() + 500);
        Companion back = party.again(party.of(first));
        assertThat(treats(back).taken()).containsEntry(first, Treat.CRUMBS);
    }

    @Test
    void COURT_6_botsTakeTheBestThatIsLeftToThem() {
        var evening =
                new Evening(Evening.plan("dalmuti", "official ending=ROUNDS(3)", 5, "cook"), 8);
        Companion ana = evening.comes("Ana");
        ana.says(Request.Start::new);
        ana.says(ack -> new Request.Rest(ack, true));
        evening.until(() -> !treats(ana).taken().isEmpty());
        Treats treats = treats(ana);
        assertThat(treats.taken().values()).contains(Treat.CAKE, Treat.CRUMBS).hasSize(5);
    }
}
