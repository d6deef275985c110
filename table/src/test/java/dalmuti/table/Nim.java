package dalmuti.table;

import dalmuti.bots.Bot;
import dalmuti.bots.hints.Advice;
import dalmuti.bots.hints.Adviser;
import dalmuti.contract.Action;
import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Game;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.Verdict;
import dalmuti.contract.Viewer;
import dalmuti.table.game.GameAtTable;
import dalmuti.table.game.GameKit;
import dalmuti.table.result.MatchResult;
import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.Source;
import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.Part;
import dalmuti.wire.table.Picture;
import dalmuti.wire.table.Shown;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// A third game, as docs/adding-a-game.md has it: everybody in turn takes up to three stones from a
/// heap, and whoever takes the last has lost.
record Nim(int stones) implements Game<Nim.Heap, Nim.Take, Nim.Took, Nim.View>, GameKit {

    private static final int MOST = 3;

    record Heap(int stones, int players, Player turn) {}

    sealed interface Stones extends Action {}

    /// A player takes so many stones.
    public record Take(int stones) implements Stones {}

    sealed interface Happening {}

    /// So many were taken.
    public record Took(Player by, int stones) implements Happening {}

    record View(int stones, List<Take> legal) {}

    @Override
    public String name() {
        return "nim";
    }

    @Override
    public GameAtTable<?, ?, ?, ?> atTable(String rules) {
        return new AtTable(new Nim(Integer.parseInt(rules)));
    }

    @Override
    public MatchResult result(MatchResult.Source match) {
        throw new IllegalStateException("Matches are not archived");
    }

    @Override
    public String renamed(String record, Player player, String name) {
        throw new IllegalStateException("Matches are not archived");
    }

    @Override
    public Heap start(int players) {
        return new Heap(stones, players, new Player(0));
    }

    @Override
    public Awaiting awaiting(Heap heap) {
        return heap.stones() == 0
                ? new Awaiting.Nothing()
                : new Awaiting.Decision(new TreeSet<>(List.of(heap.turn())));
    }

    @Override
    public List<Take> legal(Heap heap, Player player) {
        return heap.turn().equals(player)
                ? IntStream.rangeClosed(1, Math.min(MOST, heap.stones()))
                        .mapToObj(Take::new)
                        .toList()
                : List.of();
    }

    @Override
    public Take chance(Heap heap, RandomGenerator dice) {
        throw new IllegalStateException("Nothing is left to chance");
    }

    @Override
    public Verdict<Heap, Took> apply(Heap heap, Actor actor, Take move) {
        if (!(actor instanceof Player player) || !legal(heap, player).contains(move)) {
            return new Verdict.Refused<>(Refusal.of("NIM-1", "table.not-asked"));
        }
        var next = new Player((player.index() + 1) % heap.players());
        return new Verdict.Accepted<>(
                new Heap(heap.stones() - move.stones(), heap.players(), next),
                List.of(new Took(player, move.stones())));
    }

    @Override
    public Optional<Took> tell(Took event, Viewer viewer) {
        return Optional.of(event);
    }

    @Override
    public View view(Heap heap, Viewer viewer) {
        return new View(
                heap.stones(), viewer instanceof Player player ? legal(heap, player) : List.of());
    }

    @Override
    public Heap resample(View view, RandomGenerator dice) {
        throw new IllegalStateException("Nothing is hidden");
    }

    /// Nim as JSON.
    private static final class Json implements GameJson<Take, Took, View> {

        private static final Codecs CODECS =
                new Codecs("Nim").kinds(Stones.class, "move").kinds(Happening.class, "event");
        private static final Codec<Stones> MOVE = CODECS.codec(Stones.class);
        private static final Codec<Happening> EVENT = CODECS.codec(Happening.class);
        private static final Part<Integer> HEAP = new Part<>("heap", CODECS.codec(int.class));
        private static final Part<List<Take>> LEGAL = new Part<>("legal", CODECS.list(Take.class));

        @Override
        public String game() {
            return "nim";
        }

        @Override
        public Class<Take> moveType() {
            return Take.class;
        }

        @Override
        public Picture shared(View view) {
            return Picture.of(HEAP.of(view.stones()));
        }

        @Override
        public Picture own(View view) {
            return Picture.of(legal(view.legal()));
        }

        @Override
        public Shown<List<Take>> legal(List<Take> moves) {
            return LEGAL.of(moves);
        }

        @Override
        public String event(Took event) {
            return EVENT.write(event);
        }

        @Override
        public List<String> past(List<Took> told) {
            return told.stream().map(this::event).toList();
        }

        @Override
        public String move(Take move) {
            return MOVE.write(move);
        }

        @Override
        public Take readMove(String json) {
            return (Take) Source.read(MOVE, json, LONGEST_MOVE);
        }

        @Override
        public View readView(Map<String, String> parts, List<String> told) {
            throw new IllegalStateException("No program in Java plays it");
        }
    }

    /// Nim at a table.
    private record AtTable(Nim rules) implements GameAtTable<Heap, Take, Took, View> {

        @Override
        public GameJson<Take, Took, View> json() {
            return new Json();
        }

        @Override
        public int most() {
            return 5;
        }

        @Override
        public List<Took> told(Heap heap, Viewer viewer) {
            return List.of();
        }

        @Override
        public int round(Heap heap) {
            return 1;
        }

        @Override
        public List<Player> order(Heap heap) {
            return IntStream.range(0, heap.players()).mapToObj(Player::new).toList();
        }

        @Override
        public Optional<Bot<View, Take>> bot(String level) {
            return Optional.of(standIn());
        }

        @Override
        public Bot<View, Take> standIn() {
            return (_, legal, dice) -> legal.get(dice.nextInt(legal.size()));
        }

        @Override
        public Adviser<View, Take> adviser() {
            return (_, _, _) -> new Advice<>(List.of(), 0);
        }
    }
}
