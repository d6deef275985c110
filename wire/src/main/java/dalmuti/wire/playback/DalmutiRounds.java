package dalmuti.wire.playback;

import dalmuti.Dealing;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.cards.Cards;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.decrees.Decree;
import dalmuti.notation.MatchRecord;
import dalmuti.options.Scoring;
import dalmuti.wire.rest.Playback;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// The rounds of a match in short.
final class DalmutiRounds {

    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");

    private final MatchRecord record;
    private final List<Playback.Round> rounds = new ArrayList<>();
    private Optional<Sketch> current = Optional.empty();
    private int steps;

    DalmutiRounds(MatchRecord record) {
        this.record = record;
    }

    /// A round while it is gone through.
    private static final class Sketch {
        private final int round;
        private final int from;
        private List<Player> order;
        private List<Player> dealtTo;
        private final List<Player> places = new ArrayList<>();
        private final Map<Player, List<Integer>> hands = new HashMap<>();
        private Map<Player, Integer> scores;
        private int cut;
        private List<Integer> starts = List.of();
        private List<Integer> deck = List.of();
        private final List<Event.Drew> drawn = new ArrayList<>();
        private Optional<Playback.Decrees> decrees = Optional.empty();

        Sketch(Match match, int from) {
            this.round = match.round();
            this.from = from;
            order = match.order();
            dealtTo = order;
            scores = points(match);
        }
    }

    void note(Match before, Match after, List<Event> events) {
        Sketch sketch =
                current.filter(it -> it.round == before.round()).orElseGet(() -> next(before));
        events.forEach(event -> note(sketch, before, event));
        sketch.scores = points(after);
        steps++;
    }

    private static Map<Player, Integer> points(Match match) { // SCORE-1
        return match.rules().scoring() == Scoring.NONE ? Map.of() : match.scores();
    }

    private Sketch next(Match match) {
        finish();
        var sketch = new Sketch(match, steps);
        current = Optional.of(sketch);
        return sketch;
    }

    private static void note(Sketch sketch, Match before, Event event) {
        switch (event) {
            case Event.RoundBegan(_, var order) -> {
                sketch.order = order;
                sketch.places.clear();
            }
            case Event.PositionsTaken(var order)
                    when sketch.places.isEmpty() -> // RANK-1 is for the next
                    sketch.order = order;
            case Event.Drew drew -> sketch.drawn.add(drew);
            case Event.DecreesDrawn(var drawn) ->
                    sketch.decrees =
                            Optional.of(new Playback.Decrees(Decree.pile(before.rules()), drawn));
            case Event.DeckCut(_, int depth) -> sketch.cut = depth;
            case Event.Dealt(var to, Cards.Open(var hand)) -> {
                sketch.hands.put(to, numbers(hand.cards()));
                sketch.dealtTo = before.order();
                sketch.starts = Dealing.startsAt(before);
                sketch.deck = numbers(before.deck().cards());
            }
            case Event.WentOut(var player, _) -> sketch.places.add(player);
            case Event.LeftWith(var player, _) -> sketch.places.add(player);
            default -> {}
        }
    }

    private static List<Integer> numbers(List<Rank> cards) {
        return cards.stream().map(Rank::number).toList();
    }

    private void finish() {
        current.ifPresent(
                it ->
                        rounds.add(
                                new Playback.Round(
                                        it.round,
                                        it.from,
                                        steps - it.from,
                                        Letters.of(it.order),
                                        Letters.of(it.places),
                                        Letters.by(it.scores),
                                        deal(it))));
        current = Optional.empty();
    }

    private Optional<Playback.Deal> deal(Sketch of) { // REC-8
        return Optional.ofNullable(record.proofs().get(of.round))
                .filter(_ -> !of.hands.isEmpty())
                .map(
                        proof ->
                                new Playback.Deal(
                                        proof.commit(),
                                        Letters.by(proof.entropy()),
                                        proof.seed(),
                                        of.deck,
                                        of.starts,
                                        Letters.of(of.dealtTo),
                                        of.cut,
                                        Letters.by(of.hands),
                                        of.deck.size() - dealt(of),
                                        draws(of.drawn),
                                        of.decrees));
    }

    /// Nothing where the record does not tell the places (DRAW-5).
    private List<Playback.Draw> draws(List<Event.Drew> drawn) {
        List<Integer> places =
                NUMBER.matcher(record.tags().getOrDefault(MatchRecord.PLACES, ""))
                        .results()
                        .map(it -> Integer.valueOf(it.group()))
                        .toList();
        return places.size() != drawn.size()
                ? List.of()
                : IntStream.range(0, places.size())
                        .mapToObj(it -> draw(drawn.get(it), places.get(it)))
                        .toList();
    }

    private static Playback.Draw draw(Event.Drew drew, int place) {
        return new Playback.Draw(drew.by().toString(), place, drew.card().number());
    }

    private static int dealt(Sketch of) {
        return of.hands.values().stream().mapToInt(List::size).sum();
    }

    List<Playback.Round> all() {
        finish();
        return rounds;
    }
}
