package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.decrees.Decree;
import dalmuti.fairness.FairDeck;
import dalmuti.fairness.Spread;
import dalmuti.table.people.Guest;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Evenings that differ in nothing but a bid, or in where the cards of the spread deck lie, look
/// the same to everybody who may not know: byte for byte, and millisecond for millisecond.
class SecretBidTests {

    private static final int PEOPLE = 4;
    private static final long SEED = 5;
    private static final String NOBODY = "";

    /// An evening taken up where another was left, with everybody and an onlooker.
    private static final class Again {

        final Evening evening;
        final List<Companion> people = new ArrayList<>();
        final Companion onlooker;

        Again(List<Entry.Dated> journal, long now) {
            evening = new Evening(journal, SEED, now);
            for (int i = 0; i < PEOPLE; i++) {
                people.add(evening.comes(new Guest("g" + i, "P" + i)).byHand());
            }
            onlooker = evening.comes(new Guest(NOBODY, NOBODY));
        }

        /// All that everybody but the first was sent, and when; and what they are sent who come
        /// now.
        List<String> seen() {
            var seen = new ArrayList<String>();
            var others = new ArrayList<>(people.subList(1, PEOPLE));
            others.add(onlooker);
            others.add(evening.comes(new Guest(NOBODY, NOBODY)));
            others.add(evening.comes(people.getLast().guest()));
            for (Companion other : others) {
                IntStream.range(0, other.frames().size())
                        .mapToObj(i -> other.times().get(i) + " " + other.frames().get(i))
                        .forEach(seen::add);
            }
            return seen;
        }
    }

    private static Party beforeBids() {
        Party party = Party.playing("official decrees=on ending=ROUNDS(2)", PEOPLE, SEED);
        party.playUntil(() -> party.isIn(Phase.Bidding.class));
        return party;
    }

    /// What the others see when the first bids this, or nothing yet, and the second keeps the
    /// coins.
    private static List<String> seen(Party party, Optional<Move> bid) {
        var again = new Again(List.copyOf(party.evening().journal()), party.evening().now());
        again.evening.passes(700);
        bid.ifPresent(move -> Party.answers(again.people.getFirst(), move));
        again.evening.passes(900);
        Party.answers(again.people.get(1), new Move.KeepCoins());
        again.evening.passes(1_300);
        return again.seen();
    }

    @Test
    void DEC_3_itCantBeSeenWhatWasBidNorThatABidWasMade() {
        Party party = beforeBids();
        List<Decree> drawn = ((Phase.Bidding) party.match().phase()).drawn();
        List<String> nothing = seen(party, Optional.empty());
        assertThat(nothing).hasSizeGreaterThan(PEOPLE);
        for (Move bid :
                List.of(
                        new Move.KeepCoins(),
                        new Move.LayCoins(1, drawn.getFirst()),
                        new Move.LayCoins(3, drawn.getLast()))) {
            assertThat(seen(party, Optional.of(bid))).as("%s", bid).isEqualTo(nothing);
        }
    }

    @Test
    void DEC_3_bidsAreShownToEverybodyWhenTheLastHasBid() {
        Party party = beforeBids();
        List<Decree> drawn = ((Phase.Bidding) party.match().phase()).drawn();
        Party.answers(party.host(), new Move.LayCoins(3, drawn.getFirst()));
        party.people()
                .subList(1, PEOPLE - 1)
                .forEach(it -> Party.answers(it, new Move.KeepCoins()));
        Companion last = party.people().getLast();
        assertThat(last.frames()).noneMatch(it -> it.contains("bidsShown"));
        Party.answers(last, new Move.KeepCoins());
        assertThat(last.frames()).anyMatch(it -> it.contains("bidsShown"));
    }

    @Test
    void DRAW_5_itCantBeSeenWhatLiesWhereUntilItIsTaken() {
        Party party = Party.gathered("official ending=ROUNDS(1)", PEOPLE, SEED);
        party.people().forEach(Companion::byHand);
        party.host().says(Request.Start::new);
        party.evening().passes(2_000);
        List<Entry.Dated> journal =
                party.evening().journal().stream()
                        .takeWhile(it -> !(it.entry() instanceof Entry.Spread))
                        .toList();
        int taken = 33;
        String seed = seed(journal);
        String other =
                IntStream.iterate(0, i -> i + 1)
                        .mapToObj("%064x"::formatted)
                        .filter(it -> card(party, it, taken) == card(party, seed, taken))
                        .findFirst()
                        .orElseThrow();
        assertThat(drawn(journal, other, taken))
                .isNotEmpty()
                .isEqualTo(drawn(journal, seed, taken));
    }

    /// What everybody but the first sees of the first draw, but for the pledge.
    private static List<String> drawn(List<Entry.Dated> journal, String seed, int taken) {
        var again =
                new Again(
                        journal.stream()
                                .map(
                                        it ->
                                                it.entry() instanceof Entry.Committed(int round, _)
                                                        ? new Entry.Dated(
                                                                it.at(),
                                                                new Entry.Committed(round, seed))
                                                        : it)
                                .toList(),
                        journal.getLast().at());
        again.evening.until(again.people.getFirst()::isToDraw);
        again.people.getFirst().takes(taken);
        again.evening.passes(500);
        return again.seen().stream()
                .map(it -> it.replace(FairDeck.commitment(seed), "PLEDGE"))
                .toList();
    }

    private static Rank card(Party party, String seed, int place) {
        return new Spread(new FairDeck(seed, Map.of(), 1), party.match().deck())
                .take(new Player(0), place);
    }

    private static String seed(List<Entry.Dated> journal) {
        return journal.stream()
                .map(Entry.Dated::entry)
                .filter(Entry.Committed.class::isInstance)
                .map(it -> ((Entry.Committed) it).seed())
                .findFirst()
                .orElseThrow();
    }
}
