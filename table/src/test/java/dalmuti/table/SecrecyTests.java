package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.View;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.table.people.Guest;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.Request;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/// Evenings that differ only in what somebody may not know look the same to them: byte for byte,
/// and millisecond for millisecond.
class SecrecyTests {

    private static final DalmutiJson JSON = new DalmutiJson();
    private static final int PLAYERS = 7;
    private static final long SEED = 11;

    private List<Entry.Dated> kept = List.of();
    private List<Player> order = List.of();
    private long dealtAt;

    /// Seven people play a round, and the second is dealt.
    @BeforeEach
    void playToTheSecondDeal() {
        var plan = Evening.plan("dalmuti", "official ending=ROUNDS(2)", PLAYERS, "");
        var evening = new Evening(plan, SEED);
        List<Companion> people = new ArrayList<>();
        for (int i = 0; i < PLAYERS; i++) {
            int seat = i;
            people.add(evening.comes("P" + i));
            if (i > 0) {
                people.getLast().says(ack -> new Request.Sit(ack, seat));
            }
        }
        people.getFirst().says(Request.Start::new);
        people.forEach(it -> it.says(ack -> new Request.Rest(ack, true)));
        evening.until(
                () ->
                        match(evening).round() == 2
                                && match(evening).phase() instanceof Phase.Window);
        kept = List.copyOf(evening.journal());
        order = match(evening).order();
        dealtAt = evening.now();
    }

    private static Match match(Evening evening) {
        return (Match) evening.table().running().orElseThrow().state();
    }

    /// What a merchant and an onlooker are sent of the second round, up to its first trick.
    private List<String> seen(Consumer<List<Rank>> change) {
        var evening = new Evening(changed(change), SEED, dealtAt);
        Companion onlooker = evening.comes(new Guest("", ""));
        List<Companion> people = new ArrayList<>();
        for (int i = 0; i < PLAYERS; i++) {
            people.add(evening.comes(new Guest("g" + i, "P" + i)));
        }
        Companion merchant = people.get(order.get(2).index());
        while (!(match(evening).phase() instanceof Phase.Tricks)) {
            for (Player player : order) {
                evening.passes(137);
                Companion companion = people.get(player.index());
                if (companion.question().isPresent()) {
                    answer(companion);
                }
            }
        }
        var seen = new ArrayList<String>();
        collect(seen, onlooker);
        collect(seen, merchant);
        return seen;
    }

    private static void collect(List<String> seen, Companion companion) {
        for (int i = 0; i < companion.frames().size(); i++) {
            seen.add(companion.times().get(i) + " " + companion.frames().get(i));
        }
    }

    /// Silence in the window, and whatever comes first elsewhere.
    private static void answer(Companion companion) {
        View view = companion.view(JSON);
        Move move =
                view.legal().stream()
                        .filter(Move.KeepSilent.class::isInstance)
                        .findFirst()
                        .orElse(view.legal().getFirst());
        int question = companion.question().orElseThrow();
        companion.says(ack -> new Request.Answer(ack, question, JSON.move(move)));
    }

    /// The same journal with other cards in the second deal.
    private List<Entry.Dated> changed(Consumer<List<Rank>> change) {
        var journal = new ArrayList<>(kept);
        for (int i = journal.size() - 1; i >= 0; i--) {
            if (journal.get(i).entry() instanceof Entry.Did did
                    && did.move() instanceof Move.Shuffle(var deck, int from)) {
                assertThat(from).isZero();
                var cards = new ArrayList<>(deck);
                jestersTo(cards, 3);
                change.accept(cards);
                Entry other =
                        new Entry.Did(
                                did.by(), new Move.Shuffle(cards, from), did.hand(), did.ack());
                journal.set(i, new Entry.Dated(journal.get(i).at(), other));
                return journal;
            }
        }
        throw new AssertionError("Nothing was dealt");
    }

    /// Gives both jesters to the second merchant, for cards that are not the best ones.
    private static void jestersTo(List<Rank> deck, int position) {
        for (int given = 0; given < 2; given++) {
            Collections.swap(deck, deck.lastIndexOf(Rank.JESTER), position + PLAYERS * (given + 1));
            deck.set(position + PLAYERS * (given + 1), Rank.JESTER);
        }
    }

    private static void swapHands(List<Rank> deck, int one, int other) {
        for (int i = 0; Math.max(one, other) + i < deck.size(); i += PLAYERS) {
            Collections.swap(deck, one + i, other + i);
        }
    }

    @Test
    void REV_6_itCantBeSeenWhoKeepsSilentWithBothJesters() {
        List<String> held = seen(_ -> {});
        assertThat(held).isNotEmpty();
        assertThat(seen(deck -> swapHands(deck, 3, 4))).isEqualTo(held);
    }

    @Test
    void REV_6_itCantBeSeenThatNobodyHadAChoice() {
        List<String> held = seen(_ -> {});
        List<String> split = seen(deck -> Collections.swap(deck, 3 + PLAYERS, 4 + PLAYERS));
        assertThat(split).isEqualTo(held);
    }

    @Test
    void TAX_5_itCantBeSeenWhatIsPaid() {
        List<String> paid = seen(_ -> {});
        assertThat(seen(deck -> swapHands(deck, 5, 6))).isEqualTo(paid);
    }

    @Test
    void whatMayBeSeenIsSeen() {
        List<String> before = seen(_ -> {});
        assertThat(seen(deck -> swapHands(deck, 2, 3))).isNotEqualTo(before);
    }
}
