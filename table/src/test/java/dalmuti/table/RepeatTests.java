package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Phase;
import dalmuti.contract.Player;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

/// Requests that are said twice, too late or by nobody who is asked: they are answered and change
/// nothing.
class RepeatTests {

    private static Party inTricks(long seed) {
        Party party = Party.playing("official ending=ROUNDS(2)", 4, seed);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        return party;
    }

    private static Companion asked(Party party) {
        return party.of(party.evening().table().awaited().iterator().next());
    }

    private static Request.Answer answer(Companion companion, int ack) {
        return new Request.Answer(
                ack,
                companion.question().orElseThrow(),
                Party.JSON.move(companion.view(Party.JSON).legal().getFirst()));
    }

    @Test
    void aRepeatedAnswerIsAcknowledgedAndNotCarriedOutTwice() {
        Party party = inTricks(71);
        Companion asked = asked(party);
        Request.Answer answer = answer(asked, 500);
        party.evening().say(asked, answer);
        List<Entry.Dated> kept = List.copyOf(party.evening().journal());
        party.evening().say(asked, answer);
        assertThat(asked.frames().getLast()).isEqualTo("{\"type\":\"done\",\"ack\":500}");
        Companion back = party.again(asked);
        party.evening().say(back, answer);
        assertThat(back.frames().getLast()).isEqualTo("{\"type\":\"done\",\"ack\":500}");
        assertThat(party.evening().journal()).isEqualTo(kept);
    }

    @Test
    void aRepeatedAnswerIsKnownAgainAfterAKill() {
        Party party = inTricks(72);
        Companion asked = asked(party);
        Request.Answer answer = answer(asked, 500);
        party.evening().say(asked, answer);
        List<Entry.Dated> kept = List.copyOf(party.evening().journal());
        party.evening().dies(Optional.of(party.evening().table().summary()), kept.size());
        Companion back = party.again(asked);
        party.evening().say(back, answer);
        assertThat(back.frames().getLast()).isEqualTo("{\"type\":\"done\",\"ack\":500}");
        assertThat(party.evening().journal())
                .filteredOn(it -> !(it.entry() instanceof Entry.Resumed))
                .isEqualTo(kept);
    }

    @Test
    void aProgramThatWasStartedAnewCountsFromTheStart() {
        Party party = inTricks(73);
        Companion asked = asked(party);
        party.evening().say(asked, answer(asked, 1));
        Companion reloaded = party.again(asked);
        party.playUntil(() -> Party.isAsked(reloaded));
        int kept = party.evening().journal().size();
        party.evening().say(reloaded, answer(reloaded, 1));
        assertThat(party.evening().journal()).hasSizeGreaterThan(kept);
    }

    @Test
    void anAnswerToAnEarlierQuestionAnswersNoLaterOne() {
        Party party = inTricks(74);
        Companion asked = asked(party);
        Request.Answer first = answer(asked, 500);
        party.evening().say(asked, first);
        party.playUntil(() -> Party.isAsked(asked));
        int kept = party.evening().journal().size();
        Notice notice = asked.says(ack -> new Request.Answer(ack, first.question(), first.move()));
        assertThat(((Notice.Refused) notice).key()).isEqualTo("table.stale");
        assertThat(party.evening().journal()).hasSize(kept);
    }

    @Test
    void whoeverIsNotAskedDoesNotAnswer() {
        Party party = inTricks(75);
        Companion asked = asked(party);
        Request.Answer answer = answer(asked, 500);
        Player turn = party.evening().table().awaited().iterator().next();
        Companion other = party.people().get((turn.index() + 1) % 4);
        int kept = party.evening().journal().size();
        Notice notice =
                other.says(ack -> new Request.Answer(ack, answer.question(), answer.move()));
        assertThat(((Notice.Refused) notice).key()).isEqualTo("table.not-asked");
        Companion onlooker = party.another("Olga");
        notice = onlooker.says(ack -> new Request.Answer(ack, answer.question(), answer.move()));
        assertThat(((Notice.Refused) notice).key()).isEqualTo("table.not-yours");
        assertThat(party.evening().journal()).hasSize(kept);
    }

    @Test
    void PLAY_1_anIllegalMoveIsRefusedByItsRule() {
        Party party = inTricks(76);
        Companion asked = asked(party);
        int kept = party.evening().journal().size();
        int question = asked.question().orElseThrow();
        Notice notice = asked.says(ack -> new Request.Answer(ack, question, "{\"move\":\"pass\"}"));
        assertThat(((Notice.Refused) notice).rule()).isEqualTo("PLAY-1");
        assertThat(party.evening().journal()).hasSize(kept);
    }

    @Test
    void aResyncShowsEverythingAnew() {
        Party party = inTricks(77);
        Companion any = party.host();
        var before = any.view(Party.JSON);
        int frames = any.frames().size();
        party.evening().say(any, new Request.Resync());
        assertThat(any.frames()).hasSize(frames + 1);
        assertThat(any.frames().getLast()).contains("\"whole\":true");
        assertThat(any.view(Party.JSON)).isEqualTo(before);
    }
}
