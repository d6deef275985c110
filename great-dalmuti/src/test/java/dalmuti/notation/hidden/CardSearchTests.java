package dalmuti.notation.hidden;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.notation.hidden.CardGroups.Group;
import dalmuti.notation.hidden.CardGroups.Sum;
import dalmuti.notation.hidden.CardGroups.Tax;
import dalmuti.notation.hidden.CardSearch.Placing;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// What the search says is what comes of trying every heap for every card of a tiny deck.
final class CardSearchTests {

    private static final int TRIES = Integer.getInteger("dalmuti.fuzz", 200);
    private static final long SEED = Long.getLong("dalmuti.seed", 1);
    private static final List<Player> PLAYERS =
            IntStream.range(0, 3).mapToObj(Player::new).toList();

    @Test
    void REC_6_theSearchAgreesWithTryingEverything() {
        int possible = 0;
        for (long seed = SEED; seed < SEED + TRIES; seed++) {
            var dice = new SplittableRandom(seed);
            Hand deck = deck(dice);
            CardGroups groups = groups(deck, dice);
            Placing placing = new CardSearch(groups, deck, _ -> true).place();
            boolean truth = isPossible(groups, deck.cards());
            possible += truth ? 1 : 0;
            assertThat(placing instanceof Placing.Found).as("seed %d", seed).isEqualTo(truth);
            if (placing instanceof Placing.Found found) {
                assertThat(holds(groups, found.cards())).as("seed %d", seed).isTrue();
            }
        }
        assertThat(possible).isBetween(TRIES / 10, TRIES * 9 / 10);
    }

    @Test
    void REC_6_withoutWorkNothingIsDecided() {
        Hand deck = Hand.of(Rank.DALMUTI, Rank.PEASANT);
        var groups = new CardGroups();
        groups.exactly(groups.add(PLAYERS.getFirst()), new Cards.Open(deck));
        assertThat(new CardSearch(groups, deck, _ -> false).place())
                .isEqualTo(new Placing.Undecided());
    }

    private static Hand deck(SplittableRandom dice) {
        List<Rank> some =
                List.of(Rank.DALMUTI, Rank.ARCHBISHOP, Rank.ARCHBISHOP, Rank.KNIGHT, Rank.JESTER);
        var cards = new ArrayList<>(some);
        cards.add(dice.nextBoolean() ? Rank.JESTER : Rank.KNIGHT);
        return Hand.of(cards);
    }

    /// A deal with a card or two aside, and then exchanges and facts about them at random.
    private static CardGroups groups(Hand deck, SplittableRandom dice) {
        var groups = new CardGroups();
        groups.add(Onlooker.ONLOOKER);
        var dealt = new ArrayList<Group>();
        for (Player player : PLAYERS) {
            int size = player.index() == 0 ? 1 + dice.nextInt(2) : 2;
            dealt.add(groups.exactly(groups.add(player), new Cards.FaceDown(size)));
        }
        groups.atLeast(dealt.get(dice.nextInt(3)), some(deck, 1, dice));
        Group before = groups.heldBy(PLAYERS.get(0));
        Group paid = groups.move(groups.heldBy(PLAYERS.get(2)), PLAYERS.get(0));
        groups.exactly(paid, new Cards.FaceDown(1));
        groups.bestOf(paid, groups.heldBy(PLAYERS.get(2)));
        boolean later = dice.nextBoolean();
        Group back = groups.move(later ? groups.heldBy(PLAYERS.get(0)) : before, PLAYERS.get(2));
        groups.exactly(back, dice.nextInt(4) > 0 ? new Cards.FaceDown(1) : open(deck, dice));
        if (dice.nextBoolean()) {
            Group one = groups.heldBy(PLAYERS.get(1));
            Group other = groups.heldBy(PLAYERS.get(2));
            groups.exactly(groups.move(one, PLAYERS.get(2)), new Cards.FaceDown(1));
            groups.exactly(groups.move(other, PLAYERS.get(1)), new Cards.FaceDown(1));
        }
        groups.atMost(dealt.get(dice.nextInt(3)), Rank.JESTER, dice.nextInt(2));
        for (Player player : PLAYERS) {
            groups.atLeast(groups.heldBy(player), some(deck, dice.nextInt(3), dice));
        }
        groups.exactly(groups.all(), new Cards.Open(deck));
        return groups;
    }

    private static Cards open(Hand deck, SplittableRandom dice) {
        return new Cards.Open(some(deck, 1, dice));
    }

    private static Hand some(Hand deck, int count, SplittableRandom dice) {
        List<Rank> cards = deck.cards();
        while (cards.size() > count) {
            cards.remove(dice.nextInt(cards.size()));
        }
        return Hand.of(cards);
    }

    private static boolean isPossible(CardGroups groups, List<Rank> deck) {
        var heaps = new Hand[groups.holders().size()];
        Arrays.fill(heaps, Hand.EMPTY);
        return isPossible(groups, deck, heaps, 0);
    }

    private static boolean isPossible(CardGroups groups, List<Rank> deck, Hand[] heaps, int next) {
        if (next == deck.size()) {
            return holds(groups, List.of(heaps));
        }
        for (int heap = 0; heap < heaps.length; heap++) {
            heaps[heap] = heaps[heap].plus(deck.get(next), 1);
            boolean possible = isPossible(groups, deck, heaps, next + 1);
            heaps[heap] = heaps[heap].minus(deck.get(next), 1);
            if (possible) {
                return true;
            }
        }
        return false;
    }

    private static boolean holds(CardGroups groups, List<Hand> heaps) {
        for (Sum sum : groups.sums()) {
            Hand cards = new Placing.Found(heaps).cards(sum.of());
            int count =
                    sum.column() == CardGroups.SIZE ? cards.size() : cards.count(sum.column() + 1);
            if (count < sum.least() || count > sum.most()) {
                return false;
            }
        }
        for (Tax tax : groups.taxes()) {
            Hand paid = new Placing.Found(heaps).cards(tax.paid());
            List<Rank> kept = new Placing.Found(heaps).cards(tax.kept()).ranks();
            if (!kept.isEmpty() && !paid.isEmpty()) {
                Rank worst = paid.ranks().getLast();
                if (kept.getFirst().betterThan(worst)) {
                    return false;
                }
            }
        }
        return true;
    }
}
