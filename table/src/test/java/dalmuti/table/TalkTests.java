package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Phase;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;

/// What people say to each other.
class TalkTests {

    private static final String RULES = "official ending=ROUNDS(2)";

    private static void isRefused(Notice notice, String key) {
        assertThat(notice).isInstanceOf(Notice.Refused.class);
        assertThat(((Notice.Refused) notice).key()).isEqualTo(key);
    }

    private static Notice says(Companion companion, String text) {
        return companion.says(ack -> new Request.Say(ack, text));
    }

    @Test
    void everybodyHearsWhatIsSaidAndWhoeverComesLaterReadsIt() {
        Party party = Party.gathered(RULES, 3, 61);
        assertThat(says(party.host(), "good  evening\u202e")).isInstanceOf(Notice.Done.class);
        assertThat(party.people().getLast().part("talk")).contains("\"good evening\"");
        assertThat(party.another("Olga").part("talk")).contains("\"good evening\"");
    }

    @Test
    void nobodySaysTooMuchAtOnce() {
        Party party = Party.gathered(RULES, 3, 62);
        for (int i = 0; i < 5; i++) {
            assertThat(says(party.host(), "hello " + i)).isInstanceOf(Notice.Done.class);
        }
        isRefused(says(party.host(), "hello"), "table.talk-rate");
        isRefused(party.host().says(ack -> new Request.Emote(ack, "laugh")), "table.talk-rate");
        assertThat(says(party.people().getLast(), "me too")).isInstanceOf(Notice.Done.class);
        party.evening().passes(10_000);
        assertThat(says(party.host(), "again")).isInstanceOf(Notice.Done.class);
    }

    @Test
    void whoeverIsMutedIsNotHeard() {
        Party party = Party.gathered(RULES, 3, 63);
        Companion loud = party.people().get(1);
        party.host().says(ack -> new Request.Mute(ack, 1, true));
        isRefused(says(loud, "hey"), "table.muted");
        assertThat(party.host().part("talk")).doesNotContain("hey");
        party.host().says(ack -> new Request.Mute(ack, 1, false));
        assertThat(says(loud, "hey")).isInstanceOf(Notice.Done.class);
    }

    @Test
    void onlookersShowWhatTheyFeelAndSayNothing() {
        Party party = Party.gathered(RULES, 3, 64);
        Companion olga = party.another("Olga");
        isRefused(says(olga, "hey"), "table.onlookers-listen");
        assertThat(cheers(olga)).isInstanceOf(Notice.Done.class);
        assertThat(party.host().part("talk")).contains("\"Olga\"", "\"laugh\"");
    }

    @Test
    void aCrowdOfOnlookersIsNoLouderThanOne() {
        Party party = Party.gathered(RULES, 3, 68);
        for (int i = 0; i < 5; i++) {
            assertThat(cheers(party.another("Olga"))).isInstanceOf(Notice.Done.class);
        }
        isRefused(cheers(party.another("Pia")), "table.talk-rate");
        assertThat(cheers(party.host())).isInstanceOf(Notice.Done.class);
    }

    @Test
    void whoeverWasSentAwayDoesNotCheerEither() {
        Party party = Party.gathered(RULES, 3, 69);
        party.host().says(ack -> new Request.Remove(ack, 1));
        isRefused(cheers(party.people().get(1)), "table.onlookers-listen");
    }

    private static Notice cheers(Companion companion) {
        return companion.says(ack -> new Request.Emote(ack, "laugh"));
    }

    @Test
    void whatIsTooLongOrNothingIsRefused() {
        Party party = Party.gathered(RULES, 3, 65);
        isRefused(says(party.host(), "x".repeat(281)), "table.text-length");
        isRefused(says(party.host(), " \u0007 "), "table.text-length");
        isRefused(says(party.host(), "\u3164\u2800\u115F"), "table.text-length");
        isRefused(party.host().says(ack -> new Request.Emote(ack, "spit")), "table.no-emote");
    }

    @Test
    void COURT_5_peopleSpeakAsBefitsTheirPosition() {
        Party party = Party.playing(RULES, 5, 66);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        Player first = party.match().greaterDalmuti();
        Player last = party.match().order().getLast();
        String high = phrase(party.of(first));
        String low = phrase(party.of(last));
        assertThat(high).isNotEqualTo(low);
        assertThat(party.of(first).says(ack -> new Request.Phrase(ack, high)))
                .isInstanceOf(Notice.Done.class);
        isRefused(party.of(last).says(ack -> new Request.Phrase(ack, high)), "table.no-phrase");
        assertThat(party.of(last).part("talk")).contains(high);
    }

    /// The first phrase that is offered to somebody.
    private static String phrase(Companion companion) {
        String you = companion.part("you");
        int from = you.indexOf("\"phrases\":[\"") + 12;
        return you.substring(from, you.indexOf('"', from));
    }

    @Test
    void somebodyIsReported() {
        Party party = Party.gathered(RULES, 3, 67);
        party.host().says(ack -> new Request.Report(ack, 2, "swears"));
        assertThat(party.evening().reports()).containsExactly("g0 of g2 from 192.0.2.2: swears");
        isRefused(party.host().says(ack -> new Request.Report(ack, 9, "?")), "table.nobody");
    }

    @Test
    void whoeverMayReportNobodyIsTold() {
        Party party = Party.gathered(RULES, 3, 67);
        party.evening().refusesReports(Refusal.of("report", "table.report-rate", 5));
        Notice answer = party.host().says(ack -> new Request.Report(ack, 2, "swears"));
        isRefused(answer, "table.report-rate");
        assertThat(party.evening().reports()).isEmpty();
    }
}
