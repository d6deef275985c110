package dalmuti.table;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.contract.Action;
import dalmuti.contract.Nature;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.contract.Viewer;
import dalmuti.table.game.GameAtTable;
import dalmuti.table.people.Guest;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Request;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Two evenings that differ in nothing but hidden cards, and go on side by side. Whoever could not
/// tell them apart by the rules is sent the same in both: the same bytes at the same moments.
/// Whoever learns of the difference learns of it at the same moment in both.
final class Twins<S, M extends Action, E, V> {

    private static final long STEP_MS = 137;
    private static final int PAIRS = 40;

    private final GameAtTable<S, M, E, V> game;
    private final RandomGenerator dice;
    private final Side one;
    private final Side other;
    private final Map<Viewer, Integer> compared = new LinkedHashMap<>();
    private final Set<String> phases = new HashSet<>();
    private final int round;
    private int frames;

    /// One of the two evenings, with everybody who sees it.
    private final class Side {

        final Evening evening;
        final Map<Viewer, Companion> people = new HashMap<>();

        Side(List<Entry.Dated> journal, long seed) {
            evening = new Evening(journal, seed, journal.getLast().at());
        }

        Companion companion(Viewer viewer) {
            return Optional.ofNullable(people.get(viewer)).orElseThrow();
        }

        @SuppressWarnings("unchecked") // both are of one game
        S state() {
            return (S) evening.table().running().orElseThrow().state();
        }

        V view(Viewer viewer) {
            return game.rules().view(state(), viewer);
        }

        boolean isAsked(Player player) {
            return evening.table().isPlaying()
                    && companion(player).question().isPresent()
                    && !evening.table()
                            .running()
                            .orElseThrow()
                            .answers()
                            .containsKey(player); // REV-6
        }

        List<M> legal(Player player) {
            return game.rules().legal(state(), player);
        }

        S after(Player player, M move) {
            return switch (game.rules().apply(state(), player, move)) {
                case Verdict.Accepted<S, E>(var next, _) -> next;
                case Verdict.Refused<S, E>(var why) -> throw new AssertionError(why);
            };
        }

        void answer(Player player, M move) {
            Companion companion = companion(player);
            int question = companion.question().orElseThrow();
            String text = game.json().move(move);
            companion.says(ack -> new Request.Answer(ack, question, text));
        }
    }

    /// Bots think about different cards for different times, always less than so long.
    void think(long lessThanMs) {
        for (Side side : List.of(one, other)) {
            side.evening.thinks(thought -> Math.floorMod(thought.hashCode(), lessThanMs));
        }
    }

    /// @param journal up to a shuffle
    /// @param otherwise what nature may have done instead of it
    Twins(
            GameAtTable<S, M, E, V> game,
            List<Entry.Dated> journal,
            M otherwise,
            List<Player> people,
            long seed) {
        this.game = game;
        this.dice = new SplittableRandom(seed);
        one = new Side(journal, seed);
        other = new Side(changed(journal, otherwise), seed);
        for (Player player : people) {
            come(player, new Guest("g" + player.index(), "P" + player.index()));
        }
        come(Onlooker.ONLOOKER, new Guest("", ""));
        round = game.round(one.state());
        check();
    }

    private List<Entry.Dated> changed(List<Entry.Dated> journal, M otherwise) {
        var changed = new ArrayList<>(journal);
        Entry.Dated last = journal.getLast();
        var did = (Entry.Did) last.entry();
        assertThat(did.by()).isEqualTo(Nature.NATURE);
        var instead = new Entry.Did(did.by(), otherwise, did.hand(), 0);
        changed.set(changed.size() - 1, new Entry.Dated(last.at(), instead));
        return changed;
    }

    private void come(Viewer viewer, Guest guest) {
        one.people.put(viewer, one.evening.comes(guest));
        other.people.put(viewer, other.evening.comes(guest));
        compared.put(viewer, 0);
    }

    /// Somebody's line is lost: a bot plays on for them.
    void goes(Player player) {
        for (Side side : List.of(one, other)) {
            side.evening.goes(side.companion(player));
            side.people.remove(player);
        }
        compared.remove(player);
    }

    /// All phases in which nobody who looked on could tell the two apart.
    Set<String> phases() {
        return phases;
    }

    /// How many frames were the same.
    int frames() {
        return frames;
    }

    /// Plays on in both, so that an onlooker can't tell them apart, for as long as that is
    /// possible.
    void play(int steps) {
        for (int i = 0; i < steps && goesOn(); i++) {
            List.of(one, other).forEach(it -> it.evening.passes(STEP_MS));
            check();
            for (Viewer viewer : List.copyOf(one.people.keySet())) {
                if (viewer instanceof Player player
                        && goesOn()
                        && one.isAsked(player)
                        && !answer(player)) {
                    return;
                }
            }
        }
    }

    /// After the round hidden cards may be shown to everybody.
    private boolean goesOn() {
        return one.evening.table().isPlaying()
                && game.round(one.state()) == round
                && compared.containsKey(Onlooker.ONLOOKER);
    }

    private boolean answer(Player player) {
        assertThat(other.isAsked(player)).as("%s is asked too", player).isTrue();
        Optional<Pair<M>> pair = pair(player);
        pair.ifPresent(
                it -> {
                    one.answer(player, it.one());
                    other.answer(player, it.other());
                    check();
                });
        return pair.isPresent();
    }

    private record Pair<M>(M one, M other) {}

    /// What is done in each, so that as few as possible learn of the difference, and no onlooker.
    private Optional<Pair<M>> pair(Player player) {
        List<M> here = one.legal(player);
        List<M> there = other.legal(player);
        var pairs = new ArrayList<Pair<M>>();
        here.stream().filter(there::contains).map(it -> new Pair<>(it, it)).forEach(pairs::add);
        Collections.shuffle(pairs, Random.from(dice));
        IntStream.range(0, PAIRS)
                .mapToObj(_ -> new Pair<>(any(here), any(there)))
                .forEach(pairs::add);
        Optional<Pair<M>> best = Optional.empty();
        long most = 0;
        for (Pair<M> pair : pairs) {
            long unaware = unaware(player, pair);
            if (unaware > most) {
                most = unaware;
                best = Optional.of(pair);
            }
            if (most == compared.size()) {
                break;
            }
        }
        return best;
    }

    private M any(List<M> moves) {
        return moves.get(dice.nextInt(moves.size()));
    }

    private long unaware(Player player, Pair<M> pair) {
        S here = one.after(player, pair.one());
        S there = other.after(player, pair.other());
        return isSame(here, there, Onlooker.ONLOOKER)
                ? compared.keySet().stream().filter(it -> isSame(here, there, it)).count()
                : 0;
    }

    private boolean isSame(S here, S there, Viewer viewer) {
        return game.rules().view(here, viewer).equals(game.rules().view(there, viewer));
    }

    private void check() {
        if (!goesOn()) {
            return;
        }
        for (Viewer viewer : List.copyOf(compared.keySet())) {
            if (one.view(viewer).equals(other.view(viewer))) {
                same(viewer);
            } else {
                sameUntilNow(viewer);
            }
        }
        if (compared.containsKey(Onlooker.ONLOOKER)) {
            phases.add(phase(one.state()));
        }
    }

    private static String phase(Object state) {
        return switch (state) {
            case dalmuti.Match match -> match.phase().getClass().getSimpleName();
            case grapples.Match match -> match.phase().getClass().getSimpleName();
            default -> throw new IllegalStateException("Another game");
        };
    }

    private void same(Viewer viewer) {
        int from = compared.getOrDefault(viewer, 0);
        List<String> sent = sent(one, viewer, from);
        assertThat(sent(other, viewer, from)).as("what %s was sent", viewer).isEqualTo(sent);
        frames += sent.size();
        compared.put(viewer, from + sent.size());
    }

    /// What tells somebody of the difference comes at the same moment in both.
    private void sameUntilNow(Viewer viewer) {
        int from = compared.getOrDefault(viewer, 0);
        compared.remove(viewer);
        List<String> here = sent(one, viewer, from);
        List<String> there = sent(other, viewer, from);
        int next = 0;
        while (next < Math.min(here.size(), there.size())
                && here.get(next).equals(there.get(next))) {
            next++;
        }
        assertThat(Math.min(here.size(), there.size()))
                .as("%s learns of the difference", viewer)
                .isGreaterThan(next);
        assertThat(other.companion(viewer).times().get(from + next))
                .as("when %s learns of the difference", viewer)
                .isEqualTo(one.companion(viewer).times().get(from + next));
    }

    /// What somebody was sent from a frame on, and when.
    private List<String> sent(Side side, Viewer viewer, int from) {
        Companion companion = side.companion(viewer);
        return IntStream.range(from, companion.frames().size())
                .mapToObj(i -> companion.times().get(i) + " " + companion.frames().get(i))
                .toList();
    }
}
