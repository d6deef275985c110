package dalmuti.table;

import dalmuti.bots.Bot;
import dalmuti.bots.hints.Advice;
import dalmuti.bots.hints.Adviser;
import dalmuti.bots.roster.Roster;
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
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.rest.Games;
import dalmuti.wire.table.GameCodecs;
import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.Part;
import dalmuti.wire.table.Picture;
import dalmuti.words.Words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// A third game, as docs/adding-a-game.md has it: everybody in turn takes up to three stones from a
/// heap, and whoever takes the last has lost.
record Nim(int stones) implements Game<Nim.Heap, Nim.Move, Nim.Event, Nim.View>, GameKit {

    private static final int MOST = 3;

    record Heap(int stones, int players, Player turn) {}

    /// What a player may do.
    sealed interface Move extends Action {}

    public record Take(int stones) implements Move {}

    /// What may happen.
    sealed interface Event {}

    public record Took(Player by, int stones) implements Event {}

    record View(int stones, List<Move> legal) {}

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
    public Games.Sheet sheet(Words words) {
        return new Games.Sheet(name(), "Nim", 2, 9, List.of("knight"), List.of(), List.of());
    }

    @Override
    public Chosen rules(Optional<String> text) {
        return new Chosen(text.orElse("20"), new LinkedHashMap<>());
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
    public List<Move> legal(Heap heap, Player player) {
        return heap.turn().equals(player)
                ? IntStream.rangeClosed(1, Math.min(MOST, heap.stones()))
                        .<Move>mapToObj(Take::new)
                        .toList()
                : List.of();
    }

    @Override
    public Move chance(Heap heap, RandomGenerator dice) {
        throw new IllegalStateException("Nothing is left to chance");
    }

    @Override
    public Verdict<Heap, Event> apply(Heap heap, Actor actor, Move move) {
        if (!(actor instanceof Player player)
                || !(move instanceof Take(int taken))
                || !legal(heap, player).contains(move)) {
            return new Verdict.Refused<>(Refusal.of("NIM-1", "table.not-asked"));
        }
        var next = new Player((player.index() + 1) % heap.players());
        return new Verdict.Accepted<>(
                new Heap(heap.stones() - taken, heap.players(), next),
                List.of(new Took(player, taken)));
    }

    @Override
    public Optional<Event> tell(Event event, Viewer viewer) {
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
    private static final class Json implements GameJson<Move, Event, View> {

        private static final Codecs CODECS =
                new Codecs("Nim").kinds(Move.class, "move").kinds(Event.class, "event");
        private static final GameCodecs<Move, Event> GAME =
                GameCodecs.of(CODECS, Move.class, Event.class);
        private static final Part<Integer> HEAP = new Part<>("heap", CODECS.codec(int.class));

        @Override
        public String game() {
            return "nim";
        }

        @Override
        public GameCodecs<Move, Event> codecs() {
            return GAME;
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
        public View readView(Map<String, String> parts, List<String> told) {
            throw new IllegalStateException("No program in Java plays it");
        }
    }

    /// Nim at a table.
    private record AtTable(Nim rules) implements GameAtTable<Heap, Move, Event, View> {

        @Override
        public GameJson<Move, Event, View> json() {
            return new Json();
        }

        @Override
        public int most() {
            return 5;
        }

        @Override
        public List<Event> told(Heap heap, Viewer viewer) {
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
        public Roster<View, Move> roster() {
            return new Roster<>(Map.of("knight", standIn()));
        }

        @Override
        public Bot<View, Move> standIn() {
            return (_, legal, dice) -> legal.get(dice.nextInt(legal.size()));
        }

        @Override
        public Adviser<View, Move> adviser() {
            return (_, _, _) -> new Advice<>(List.of(), 0);
        }
    }
}
