package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Dealing;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.contract.Player;
import dalmuti.fairness.FairDeck;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// REC-8: the deal follows from what all have contributed, and nobody can choose it.
class FairDealTests {

    private static final List<String> NUMBERS =
            List.of("00".repeat(16), "11".repeat(16), "22".repeat(16));

    /// Three people of whom a deal is awaited.
    private static Party beforeTheDeal(long seed) {
        Party party = Party.playing("official ending=ROUNDS(1)", 3, seed);
        assertThat(isSettled(party)).isFalse();
        assertThat(party.host().part("secrets"))
                .contains("\"commit\"")
                .contains("\"reveal\":false");
        return party;
    }

    /// Cards are drawn and dealt as soon as nobody can contribute any more.
    private static boolean isSettled(Party party) {
        return !party.isIn(Phase.Drawing.class);
    }

    private static Notice pledges(Party party, int who) {
        String hash = FairDeck.commitment(NUMBERS.get(who));
        return party.people().get(who).says(ack -> new Request.Pledge(ack, 1, hash));
    }

    private static Notice reveals(Party party, int who, String number) {
        return party.people().get(who).says(ack -> new Request.Reveal(ack, 1, number));
    }

    private static void isRefused(Notice notice, String key) {
        assertThat(notice).isInstanceOf(Notice.Refused.class);
        assertThat(((Notice.Refused) notice).key()).isEqualTo(key);
    }

    private static void wasDealtFrom(Party party, Map<Player, String> numbers) {
        String seed = "";
        Move.Shuffle shuffle = null;
        for (Entry.Dated dated : party.evening().journal()) {
            if (dated.entry() instanceof Entry.Committed(_, var secret)) {
                seed = secret;
            }
            if (dated.entry() instanceof Entry.Did did && did.move() instanceof Move.Shuffle it) {
                shuffle = it;
            }
        }
        var match = party.match();
        var fair =
                new FairDeck(seed, numbers, 1)
                        .shuffle(match.rules().deck().cards(3), Dealing.startsAt(match));
        assertThat(shuffle).isEqualTo(new Move.Shuffle(fair.deck(), fair.from()));
        assertThat(party.host().part("secrets")).contains(FairDeck.commitment(seed));
    }

    @Test
    void REC_8_theDealFollowsFromAllNumbers() {
        Party party = beforeTheDeal(81);
        for (int who = 0; who < 3; who++) {
            assertThat(pledges(party, who)).isInstanceOf(Notice.Update.class);
        }
        assertThat(party.host().part("secrets")).contains("\"reveal\":true");
        var numbers = new TreeMap<Player, String>();
        for (int who = 0; who < 3; who++) {
            assertThat(isSettled(party)).isFalse();
            assertThat(reveals(party, who, NUMBERS.get(who))).isInstanceOf(Notice.Update.class);
            numbers.put(new Player(who), NUMBERS.get(who));
        }
        assertThat(isSettled(party)).isTrue();
        wasDealtFrom(party, numbers);
    }

    @Test
    void REC_8_whoeverPledgesNothingHoldsNobodyUp() {
        Party party = beforeTheDeal(82);
        pledges(party, 1);
        party.evening().passes(1_999);
        isRefused(reveals(party, 1, NUMBERS.get(1)), "table.reveal-early");
        party.evening().passes(1);
        assertThat(party.people().get(1).part("secrets")).contains("\"reveal\":true");
        isRefused(pledges(party, 2), "table.pledge-late");
        reveals(party, 1, NUMBERS.get(1));
        assertThat(isSettled(party)).isTrue();
        wasDealtFrom(party, Map.of(new Player(1), NUMBERS.get(1)));
    }

    @Test
    void REC_8_whoeverDoesNotOpenTheirNumberHoldsNobodyUp() {
        Party party = beforeTheDeal(83);
        pledges(party, 0);
        pledges(party, 1);
        party.evening().passes(2_000);
        reveals(party, 0, NUMBERS.get(0));
        party.evening().passes(1_999);
        assertThat(isSettled(party)).isFalse();
        party.evening().passes(1);
        assertThat(isSettled(party)).isTrue();
        wasDealtFrom(party, Map.of(new Player(0), NUMBERS.get(0)));
        isRefused(reveals(party, 1, NUMBERS.get(1)), "table.no-deal");
    }

    @Test
    void REC_8_aNumberThatWasNotPledgedIsRefused() {
        Party party = beforeTheDeal(84);
        pledges(party, 0);
        party.evening().passes(2_000);
        isRefused(reveals(party, 0, NUMBERS.get(1)), "table.reveal-other");
        isRefused(reveals(party, 1, NUMBERS.get(1)), "table.reveal-other");
        isRefused(reveals(party, 0, "123"), "table.reveal-form");
        isRefused(party.host().says(ack -> new Request.Pledge(ack, 7, "")), "table.no-deal");
    }

    @Test
    void REC_8_aPledgeIsAHashAndIsMadeOnce() {
        Party party = beforeTheDeal(85);
        isRefused(party.host().says(ack -> new Request.Pledge(ack, 1, "abc")), "table.pledge-form");
        pledges(party, 0);
        int kept = party.evening().journal().size();
        String other = FairDeck.commitment(NUMBERS.get(2));
        assertThat(party.host().says(ack -> new Request.Pledge(ack, 1, other)))
                .isInstanceOf(Notice.Done.class);
        assertThat(party.evening().journal()).hasSize(kept);
    }
}
