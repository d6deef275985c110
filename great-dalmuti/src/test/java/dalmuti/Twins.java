package dalmuti;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Rank;
import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Deed;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.contract.Viewer;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordWriter;
import dalmuti.testkit.Playout;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Two matches that one viewer can't tell apart, played on by moves that look alike to that viewer,
/// though they may differ. After every move the viewer has to be shown the same, byte for byte.
final class Twins {

    /// How somebody learns of an event.
    @FunctionalInterface
    interface Telling {
        Optional<Event> tell(Event event, Viewer viewer);
    }

    private final Dalmuti game;
    private final Viewer viewer;
    private final Telling telling;
    private final SplittableRandom dice;
    private final Twin one;
    private final Twin other;

    Twins(Match one, Match other, Viewer viewer, Telling telling, SplittableRandom dice) {
        game = new Dalmuti(one.rules());
        this.viewer = viewer;
        this.telling = telling;
        this.dice = dice;
        this.one = new Twin(one);
        this.other = new Twin(other);
    }

    private static final class Twin {
        private final Match start;
        private final List<Deed<Move>> deeds = new ArrayList<>();
        private Match match;
        private int updates;

        Twin(Match start) {
            this.start = start;
            match = start;
        }
    }

    private record Pair(Deed<Move> one, Deed<Move> other) {}

    /// Plays on until no move looks alike in both, or something is rightly learnt that differs.
    /// Returns how many moves were compared.
    int play(int limit) {
        compare(List.of(), List.of());
        for (int moves = 0; moves < limit; moves++) {
            Optional<Pair> pair = next();
            if (pair.isEmpty()) {
                return moves;
            }
            List<Event> ones = make(one, pair.get().one());
            List<Event> others = make(other, pair.get().other());
            if (!learnt(ones).equals(learnt(others))) {
                return moves;
            }
            compare(ones, others);
        }
        return limit;
    }

    private List<Event> make(Twin twin, Deed<Move> deed) {
        var step = Playout.make(game, twin.match, deed.actor(), deed.move());
        twin.deeds.add(deed);
        twin.match = step.after();
        return step.events();
    }

    private void compare(List<Event> ones, List<Event> others) {
        assertThat(told(one, ones)).as("told to %s", viewer).isEqualTo(told(other, others));
        assertThat(one.updates).as("updates for %s", viewer).isEqualTo(other.updates);
        assertThat(seen(one)).as("seen by %s", viewer).isEqualTo(seen(other));
        assertThat(kept(one)).as("kept by %s", viewer).isEqualTo(kept(other));
    }

    private List<String> told(Twin twin, List<Event> events) {
        List<String> told =
                events.stream()
                        .flatMap(event -> telling.tell(event, viewer).stream())
                        .map(Event::toString)
                        .toList();
        twin.updates += told.isEmpty() ? 0 : 1;
        return told;
    }

    private String seen(Twin twin) {
        View view = game.view(twin.match, viewer);
        return Stream.of(
                        view.rules(),
                        view.viewer(),
                        view.round(),
                        view.order(),
                        new TreeMap<>(view.scores()),
                        new TreeMap<>(view.hands()),
                        view.aside(),
                        view.scene(),
                        view.told(),
                        view.legal())
                .map(Object::toString)
                .reduce("", (text, part) -> text + part + "\n");
    }

    private String kept(Twin twin) {
        return RecordWriter.write(MatchRecord.of(Map.of(), twin.start, twin.deeds), viewer);
    }

    /// The cards that the viewer is rightly shown for the first time.
    private List<Event> learnt(List<Event> events) {
        return events.stream()
                .filter(
                        event ->
                                switch (event) {
                                    case Event.LeftWith _ -> true;
                                    case Event.TaxPaid(_, var lord, _) -> viewer.equals(lord);
                                    case Event.TaxReturned(_, var peon, _) -> viewer.equals(peon);
                                    case Event.Traded(var from, _, var to, _) -> isParty(from, to);
                                    case Event.HandsSwapped(var from, _, var to, _) ->
                                            isParty(from, to);
                                    default -> false;
                                })
                .toList();
    }

    private boolean isParty(Player from, Player to) {
        return viewer.equals(from) || viewer.equals(to);
    }

    private Optional<Pair> next() {
        if (one.match.phase() instanceof Phase.Window) {
            return nextAnswer();
        }
        List<Actor> actors = awaited(one.match);
        actors.retainAll(awaited(other.match));
        return actors.isEmpty() ? Optional.empty() : alike(any(actors));
    }

    /// In the window people answer in another order in each match, but the viewer at the same time.
    private Optional<Pair> nextAnswer() {
        Actor first = any(awaited(one.match));
        List<Actor> others = awaited(other.match);
        boolean together = viewer.equals(first) || dice.nextInt(4) == 0;
        if (together && others.contains(first)) {
            return alike(first);
        }
        others.remove(viewer);
        Actor second = any(others);
        var silence = new Move.KeepSilent();
        boolean both =
                options(one.match, first).contains(silence)
                        && options(other.match, second).contains(silence);
        return both
                ? Optional.of(new Pair(new Deed<>(first, silence), new Deed<>(second, silence)))
                : Optional.empty();
    }

    /// Two moves by the same actor that look alike to the viewer.
    private Optional<Pair> alike(Actor actor) {
        List<Move> ones = options(one.match, actor);
        List<Move> others = options(other.match, actor);
        List<Move> common = new ArrayList<>();
        for (Move move : ones) {
            if (others.stream().anyMatch(twin -> looks(actor, twin).equals(looks(actor, move)))) {
                common.add(move);
            }
        }
        if (common.isEmpty()) {
            return Optional.empty();
        }
        Move move = any(common);
        List<Move> twins =
                others.stream()
                        .filter(twin -> looks(actor, twin).equals(looks(actor, move)))
                        .toList();
        return Optional.of(new Pair(new Deed<>(actor, move), new Deed<>(actor, any(twins))));
    }

    /// What the viewer may learn of a move in time: all of it, or only of which kind it was.
    private Object looks(Actor actor, Move move) {
        boolean concerned =
                viewer.equals(actor)
                        || switch (one.match.phase()) {
                            case Phase.Replacing(_, var meantFor, _) ->
                                    isParty(one.match.greaterPeon(), meantFor);
                            case Phase.Taxing(_, var levies, _) ->
                                    levies.stream()
                                            .anyMatch(
                                                    levy ->
                                                            levy.lord().equals(actor)
                                                                    && viewer.equals(levy.peon()));
                            case Phase.Exchanging(_, var partner, _) ->
                                    isParty(one.match.traders().getFirst(), partner);
                            case Phase.DrawingLots(_, var partner) ->
                                    isParty(one.match.traders().getFirst(), partner);
                            case Phase.Answering(_, var market, var to, _) ->
                                    isParty(market.offering(), to);
                            default -> false;
                        };
        return switch (move) {
            case Move.Offer(var to, _) when !concerned && !viewer.equals(to) -> to;
            case Move.Replace _, Move.PayBack _, Move.GiveCard _, Move.DrawLots _ when !concerned ->
                    move.getClass();
            default -> move;
        };
    }

    private List<Actor> awaited(Match match) {
        return switch (game.awaiting(match)) {
            case Awaiting.Decision(var by) -> new ArrayList<>(by);
            case Awaiting.Chance() -> new ArrayList<>(List.of(Nature.NATURE));
            case Awaiting.Nothing() -> new ArrayList<>();
        };
    }

    private List<Move> options(Match match, Actor actor) {
        if (actor instanceof Player player) {
            boolean dealsAnew = match.phase() instanceof Phase.Cutting;
            return dealsAnew ? List.of() : game.legal(match, player);
        }
        var moves = new ArrayList<Move>(List.of(new Move.DealCleanly()));
        for (Rank card : Rank.all()) {
            moves.add(new Move.TurnUp(card));
            moves.add(new Move.Replace(card));
            match.order().forEach(player -> moves.add(new Move.DropCard(player, card)));
            Rank.all().forEach(back -> moves.add(new Move.DrawLots(card, back)));
        }
        moves.removeIf(move -> game.apply(match, actor, move) instanceof Verdict.Refused);
        return moves;
    }

    private <T> T any(List<T> some) {
        return some.get(dice.nextInt(some.size()));
    }
}
