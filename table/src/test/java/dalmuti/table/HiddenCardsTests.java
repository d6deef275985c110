package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.Move;
import dalmuti.bots.roster.Level;
import dalmuti.contract.Action;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.table.game.GameAtTable;
import dalmuti.table.people.Guest;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Plan;
import dalmuti.wire.table.Request;

import grapples.Choice;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Other cards where somebody can't see them change nothing of what they are sent, nor when.
class HiddenCardsTests {

    private static final long GLANCE_MS = 19;
    private static final long THOUGHT_MS = 137;
    private static final int SEEDS = Integer.getInteger("dalmuti.twins", 6);
    private static final int STEPS = 600;
    private static final int FEWEST_FRAMES = 20;

    private final Set<String> phases = new HashSet<>();
    private int frames;

    @ParameterizedTest
    @CsvSource({
        "official, Cutting Misdealt Replacing Window Taxing Tricks",
        "manual-es, Cutting Misdealt Replacing Window Taxing Offering Answering Tricks",
        "dutch, Misdealt Replacing Window Taxing Tricks",
        "korean, Misdealt Replacing Window Taxing Naming Exchanging Tricks",
        "official trade=FIRST_MERCHANT_RANDOM, Window Taxing Naming Tricks",
        "official taxOrder=PEON_FIRST, Window Taxing Tricks"
    })
    void REV_6_hiddenCardsOfPeopleAreHidden(String preset, String reached) {
        String rules =
                preset
                        + " ending=ROUNDS(3) cut=on misdeal=0.6 misdealCard=CHOSEN"
                        + " firstRoundTax=yes";
        for (long seed = 0; seed < SEEDS; seed++) {
            compare(plan("dalmuti", rules, 6, Plan.Pace.NATURAL), 6, "", seed);
        }
        reached(reached);
    }

    @ParameterizedTest
    @CsvSource({"peasant, INSTANT", "cook, NATURAL", "knight, BRISK", "baroness, INSTANT"})
    void REV_6_noBotsPaceShowsWhatItHolds(String level, Plan.Pace pace) {
        for (long seed = 0; seed < SEEDS; seed++) {
            int people = 1 + (int) (seed % 3);
            String rules = "manual-es ending=ROUNDS(3)";
            compare(plan("dalmuti", rules, 6, pace), people, level, seed);
        }
        reached("Cutting Window Taxing Offering Tricks");
    }

    @ParameterizedTest
    @CsvSource({
        "standard, OwnTurn LookedAtTop Settling Pointing ChoosingDirection",
        "standard aceAsks=on queenConsent=on, OwnTurn LookedAtTop Settling Asked Offered Pointing",
        "standard doubleDown=FORCED doubleDownChain=on, OwnTurn LookedAtTop Settling Pointing"
    })
    void G_SEE_2_hiddenCardsOfGrapplesAreHidden(String rules, String reached) {
        for (long seed = 0; seed < SEEDS; seed++) {
            compare(plan("grapples", rules + " games=2", 5, Plan.Pace.NATURAL), 5, "", seed);
        }
        reached(reached);
    }

    @ParameterizedTest
    @CsvSource({"peasant, BRISK", "cook, NATURAL", "baroness, INSTANT"})
    void G_SEE_2_noBotsPaceShowsWhatItHolds(String level, Plan.Pace pace) {
        for (long seed = 0; seed < SEEDS; seed++) {
            compare(plan("grapples", "standard games=2", 5, pace), 2, level, seed);
        }
        reached("OwnTurn Settling");
    }

    /// Something was compared in each of these phases.
    private void reached(String names) {
        assertThat(phases).contains(names.split(" ", -1));
        assertThat(frames).isGreaterThan(SEEDS * FEWEST_FRAMES);
    }

    private static Plan plan(String game, String rules, int seats, Plan.Pace pace) {
        return new Plan(
                game, rules, seats, true, "", new Plan.Customs(30, 60, 8, 10, pace, true, true));
    }

    /// Plays up to a deal, and then on with these cards and with others.
    private void compare(Plan plan, int people, String bots, long seed) {
        var evening = new Evening(plan, seed);
        for (int seat = 0; seat < people; seat++) {
            int chair = seat;
            Companion guest = evening.comes("P" + seat);
            if (seat > 0) {
                guest.says(ack -> new Request.Sit(ack, chair));
            }
        }
        Companion host = evening.comes(new Guest("g0", "P0"));
        for (int seat = people; seat < plan.seats(); seat++) {
            int chair = seat;
            host.says(ack -> new Request.SeatBot(ack, chair, bots));
        }
        host.says(Request.Start::new);
        evening.passes(100_000); // nobody decides: bots take over
        evening.until(() -> shuffle(evening, round(seed)) > 0);
        long thought =
                Level.named(bots).filter(Level::isQuick).isPresent() ? GLANCE_MS : THOUGHT_MS;
        compare(evening, evening.table().game(), people, thought, seed);
    }

    private static int round(long seed) {
        return 1 + (int) (seed % 2);
    }

    /// Where in the journal a round's deck is shuffled; 0 if it is not.
    private static int shuffle(Evening evening, int round) {
        int[] found =
                IntStream.range(0, evening.journal().size())
                        .filter(
                                i ->
                                        evening.journal().get(i).entry() instanceof Entry.Did did
                                                && did.by() instanceof Nature
                                                && isShuffle(did.move()))
                        .toArray();
        return found.length < round ? 0 : found[round - 1];
    }

    private static boolean isShuffle(Object move) {
        return move instanceof Move.Shuffle || move instanceof Choice.ShuffleDeck;
    }

    private <S, M extends Action, E, V> void compare(
            Evening evening, GameAtTable<S, M, E, V> game, int people, long thought, long seed) {
        int shuffle = shuffle(evening, round(seed));
        List<Entry.Dated> journal = evening.journal().subList(0, shuffle + 1);
        var did = (Entry.Did) journal.getLast().entry();
        var dice = new SplittableRandom(seed);
        @SuppressWarnings("unchecked") // as it was
        M otherwise = (M) otherwise(did.move(), dice);
        var players = IntStream.range(0, people).mapToObj(Player::new).toList();
        var twins = new Twins<>(game, journal, otherwise, players, seed);
        twins.think(thought);
        if (people > 2 && seed % 3 == 0) {
            twins.goes(players.getLast());
        }
        twins.play(STEPS);
        phases.addAll(twins.phases());
        frames += twins.frames();
    }

    private static Object otherwise(Object move, RandomGenerator dice) {
        return switch (move) {
            case Move.Shuffle(var deck, int from) ->
                    new Move.Shuffle(swapped(deck, 1 + dice.nextInt(3), dice), from);
            case Choice.ShuffleDeck(var deck) ->
                    new Choice.ShuffleDeck(swapped(deck, 1 + dice.nextInt(8), dice));
            default -> throw new IllegalStateException("No shuffle");
        };
    }

    private static <C> List<C> swapped(List<C> cards, int times, RandomGenerator dice) {
        var swapped = new ArrayList<>(cards);
        for (int i = 0; i < times; ) {
            int one = dice.nextInt(cards.size());
            int other = dice.nextInt(cards.size());
            if (!swapped.get(one).equals(swapped.get(other))) {
                Collections.swap(swapped, one, other);
                i++;
            }
        }
        return swapped;
    }
}
