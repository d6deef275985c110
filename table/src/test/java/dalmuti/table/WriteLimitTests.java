package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Phase;
import dalmuti.table.people.Limits;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Optional;
import java.util.function.IntFunction;

/// Whatever people do without end writes little, or nothing.
class WriteLimitTests {

    private static final String RULES = "official ending=ROUNDS(1)";
    private static final Plan PLAN = Evening.plan("dalmuti", RULES, 6, "");
    private static final int MANY = 1_000;
    private static final int HOST = 0;
    private static final int OTHER = 1;

    /// What can be done and undone again and again. Four people sit on 0 to 3.
    enum Toggle {
        MUTE(
                HOST,
                ack -> new Request.Mute(ack, 1, true),
                HOST,
                ack -> new Request.Mute(ack, 1, false)),
        BOT(
                HOST,
                ack -> new Request.SeatBot(ack, 4, "cook"),
                HOST,
                ack -> new Request.SeatBot(ack, 4, "")),
        LEVEL(
                HOST,
                ack -> new Request.SeatBot(ack, 4, "cook"),
                HOST,
                ack -> new Request.SeatBot(ack, 4, "knight")),
        RESEAT(
                HOST,
                ack -> new Request.Reseat(ack, 3, 4),
                HOST,
                ack -> new Request.Reseat(ack, 4, 3)),
        CHAIR(HOST, ack -> new Request.Sit(ack, 4), HOST, ack -> new Request.Sit(ack, 5)),
        SIT_AND_LEAVE(OTHER, ack -> new Request.Sit(ack, 4), OTHER, Request.Leave::new),
        SEAT_AND_LEAVE(OTHER, Request.Leave::new, HOST, ack -> new Request.Seat(ack, 4, "g1")),
        SEAT_AND_REMOVE(
                HOST,
                ack -> new Request.SeatBot(ack, 4, "cook"),
                HOST,
                ack -> new Request.Remove(ack, 4)),
        HAND_OVER(
                HOST,
                ack -> new Request.HandOver(ack, 1),
                OTHER,
                ack -> new Request.HandOver(ack, 0));

        private final int first;
        private final IntFunction<Request> there;
        private final int second;
        private final IntFunction<Request> back;

        Toggle(int first, IntFunction<Request> there, int second, IntFunction<Request> back) {
            this.first = first;
            this.there = there;
            this.second = second;
            this.back = back;
        }

        void once(Party party) {
            party.people().get(first).says(there);
            party.people().get(second).says(back);
        }
    }

    /// Two people at most are involved, and no request writes more than two entries.
    @ParameterizedTest
    @EnumSource
    void whatIsToggledWithoutEndWritesLittle(Toggle toggle) {
        Party party = Party.gathered(PLAN, 4, 71);
        int before = party.evening().journal().size();
        for (int i = 0; i < MANY; i++) {
            toggle.once(party);
        }
        int written = party.evening().journal().size() - before;
        assertThat(written).isBetween(2, 4 * Limits.CHANGES_AT_ONCE);
    }

    /// A quarter of an hour of it, at the rate that a socket allows.
    @Test
    void inTheLongRunAFewAMinuteAreWritten() {
        Party party = Party.gathered(PLAN, 4, 72);
        int before = party.evening().journal().size();
        for (int i = 0; i < 900; i++) {
            for (int j = 0; j < 10; j++) {
                Toggle.MUTE.once(party);
            }
            party.evening().passes(1_000);
        }
        assertThat(party.evening().journal().size() - before)
                .isBetween(90, 90 + Limits.CHANGES_AT_ONCE);
    }

    private static Notice mutes(Companion host, boolean muted) {
        return host.says(ack -> new Request.Mute(ack, 1, muted));
    }

    @Test
    void whoeverChangesTooMuchIsToldSoAndMayAgainLater() {
        Party party = Party.gathered(PLAN, 4, 73);
        for (int i = 0; i < Limits.CHANGES_AT_ONCE; i++) {
            assertThat(mutes(party.host(), i % 2 == 0)).isInstanceOf(Notice.Update.class);
        }
        var refused = (Notice.Refused) mutes(party.host(), true);
        assertThat(refused.rule()).isEqualTo("rate");
        assertThat(refused.key()).isEqualTo("table.change-rate");
        Companion other = party.people().get(2);
        assertThat(other.says(ack -> new Request.Sit(ack, 5))).isInstanceOf(Notice.Update.class);
        assertThat(party.host().says(Request.Start::new)).isInstanceOf(Notice.Update.class);
        party.evening().passes(Limits.CHANGE_EVERY_MS);
        assertThat(mutes(party.host(), true)).isInstanceOf(Notice.Update.class);
    }

    @Test
    void whatIsSoAlreadyIsNotWrittenAndCountsForNothing() {
        Party party = Party.gathered(PLAN, 4, 74);
        party.host().says(ack -> new Request.Mute(ack, 1, true));
        party.host().says(ack -> new Request.SeatBot(ack, 4, "cook"));
        party.host().says(ack -> new Request.Sit(ack, 0)); // by another name than before
        int before = party.evening().journal().size();
        for (int i = 0; i < MANY; i++) {
            party.host().says(ack -> new Request.Mute(ack, 1, true));
            party.host().says(ack -> new Request.Mute(ack, 2, false));
            party.host().says(ack -> new Request.SeatBot(ack, 4, "cook"));
            party.host().says(ack -> new Request.SeatBot(ack, 5, ""));
            party.host().says(ack -> new Request.HandOver(ack, 0));
            party.host().says(ack -> new Request.Sit(ack, 0));
        }
        assertThat(party.evening().journal()).hasSize(before);
        assertThat(mutes(party.host(), false)).isInstanceOf(Notice.Update.class);
    }

    @Test
    void whoeverWasRemovedIsRemovedOnce() {
        Party party = Party.playing("official ending=ROUNDS(2)", 4, 75);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        party.host().says(ack -> new Request.Remove(ack, 2));
        int before = party.evening().journal().size();
        assertThat(party.host().says(ack -> new Request.Remove(ack, 2)))
                .isInstanceOf(Notice.Done.class);
        assertThat(party.evening().journal()).hasSize(before);
    }

    /// The largest table there is: bots on all chairs, then others, and people among them.
    @Test
    void aHostWhoSetsUpALargeTableIsNotHeldUp() {
        Party party = Party.gathered(Evening.plan("dalmuti", RULES, 14, ""), 4, 76);
        Companion host = party.host();
        for (String level : new String[] {"cook", "knight"}) {
            for (int i = 4; i < 14; i++) {
                int seat = i;
                assertThat(host.says(ack -> new Request.SeatBot(ack, seat, level)))
                        .isInstanceOf(Notice.Update.class);
            }
        }
        for (int i = 0; i < 4; i++) {
            int seat = 13 - i;
            host.says(ack -> new Request.SeatBot(ack, seat, ""));
            assertThat(host.says(ack -> new Request.Reseat(ack, 1, seat)))
                    .isInstanceOf(Notice.Update.class);
            assertThat(host.says(ack -> new Request.Reseat(ack, seat, 1)))
                    .isInstanceOf(Notice.Update.class);
        }
        assertThat(host.says(Request.Start::new)).isInstanceOf(Notice.Update.class);
    }

    @Test
    void comingGoingRestingVotingAndTalkingAreNotWritten() {
        Party party = Party.playing("official ending=ENDLESS", 4, 77);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        Companion second = party.people().get(1);
        party.evening().arrives(second); // the first who comes has the clocks go on
        int before = party.evening().journal().size();
        for (int ack = 1; ack <= MANY; ack++) {
            Companion again = party.evening().comes(second.guest());
            party.evening().arrives(again);
            party.evening().say(again, new Request.Resync());
            party.evening().say(again, new Request.End(ack));
            party.evening().say(again, new Request.NextRound(ack));
            party.evening().say(again, new Request.Say(ack, "hello"));
            party.evening().say(again, new Request.Pledge(ack, 1, ""));
            party.evening().goes(again);
        }
        assertThat(party.evening().journal()).hasSize(before);
    }

    @Test
    void pledgesLeavingAndEndingAreWrittenOnce() {
        Party party = Party.playing("official ending=ENDLESS", 4, 78);
        party.playUntil(() -> party.isIn(Phase.Tricks.class));
        int before = party.evening().journal().size();
        for (int i = 0; i < MANY; i++) {
            party.evening().say(party.host(), new Request.End(i));
            party.evening().say(party.people().get(1), new Request.Leave(i));
        }
        assertThat(party.evening().journal().subList(before, before + 2))
                .extracting(Entry.Dated::entry)
                .hasAtLeastOneElementOfType(Entry.Ending.class)
                .hasAtLeastOneElementOfType(Entry.Leaving.class);
        assertThat(party.evening().journal().stream().skip(before))
                .filteredOn(it -> !(it.entry() instanceof Entry.Did))
                .hasSize(2);
    }

    @Test
    void aMatchWithoutEndEndsWhenItHasGrownVeryLong() {
        Party party = Party.playing("official ending=ENDLESS", 4, 79);
        party.playUntil(() -> party.match().round() == 2 && party.isIn(Phase.Tricks.class));
        Evening evening = party.evening();
        Entry.Summary now = evening.table().summary();
        var grown =
                new Entry.Summary(
                        now.setting(), now.base(), DueMoves.MOST_MOVES, now.spent(), now.since());
        evening.dies(Optional.of(grown), evening.journal().size());
        party.people().replaceAll(it -> evening.comes(it.guest()));
        party.playUntil(party::isOver);
        assertThat(party.match().round()).isLessThan(4);
    }
}
