package dalmuti.keeper;

import dalmuti.Dalmuti;
import dalmuti.Dealing;
import dalmuti.Event;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.Scene;
import dalmuti.contract.Actor;
import dalmuti.contract.House;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.court.Court;
import dalmuti.court.Standing;
import dalmuti.options.Ending;
import dalmuti.options.Scoring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Goes through an evening, one tap after the other, by the rules of the match.
final class Keeper {

    private final Dalmuti game;
    private final List<String> names = new ArrayList<>();
    private final List<Player> out = new ArrayList<>();
    private final List<Ledger.Round> past = new ArrayList<>();
    private Optional<Tap.Declared> declared = Optional.empty();
    private Optional<MadeUpRound> begun = Optional.empty();
    private Match match;
    private boolean seated;

    Keeper(Evening evening) {
        game = new Dalmuti(evening.kept());
        match = game.start(evening.names().size());
        seated = !Dealing.isByHolder(match);
        evening.names().forEach(this::call);
    }

    private void call(String name) {
        if (name.isBlank()) {
            throw refused("names", "dalmuti.keeper-no-name");
        }
        if (names.stream().anyMatch(it -> it.strip().equalsIgnoreCase(name.strip()))) {
            throw refused("names", "dalmuti.keeper-name-twice", name);
        }
        names.add(name);
    }

    private static RefusedException refused(String rule, String key, Object... arguments) {
        return new RefusedException(Refusal.of(rule, key, arguments));
    }

    void take(Tap tap) {
        try {
            make(tap);
        } catch (RefusedException e) {
            throw new RefusedException(byName(e.refusal()));
        }
    }

    private Refusal byName(Refusal why) {
        List<Object> arguments = why.arguments().stream().map(this::named).toList();
        return new Refusal(why.rule(), why.key(), arguments);
    }

    private Object named(Object argument) {
        return argument instanceof Player(int index) && index < names.size()
                ? names.get(index)
                : argument;
    }

    private void make(Tap tap) {
        switch (tap) {
            case Tap.Drawn(var card) -> apply(Nature.NATURE, new Move.TurnUp(card));
            case Tap.Seated(var order) -> seat(order);
            case Tap.Declared it -> declare(it);
            case Tap.Out(var player) -> goOut(player);
            case Tap.Joined(var name) -> {
                apply(House.HOUSE, new Move.Join(Player.of(names.size())));
                call(name);
            }
            case Tap.Placed(int position) ->
                    apply(match.greaterDalmuti(), new Move.SeatNewcomer(position));
            case Tap.Left(var player) -> apply(House.HOUSE, new Move.Leave(player));
            case Tap.Ended() -> apply(House.HOUSE, new Move.EndMatch());
        }
    }

    private void apply(Actor actor, Move move) {
        if (begun.isPresent()) {
            throw refused("JOIN-1", "dalmuti.not-between-rounds");
        }
        match = game.apply(match, actor, move).orRefuse().next();
    }

    private void seat(List<Player> order) {
        boolean early = past.isEmpty() && begun.isEmpty();
        if (!early || order.size() != match.players() || !isEverybody(order)) {
            throw refused("DRAW-1", "dalmuti.keeper-order");
        }
        match = game.resume(1, order, match.scores());
        seated = true;
    }

    private boolean isEverybody(List<Player> players) {
        return Set.copyOf(players).equals(new HashSet<>(match.order()));
    }

    private void declare(Tap.Declared it) { // REV-1
        sits(it.by());
        if (begun.isPresent() || it.call() == Move.Call.SILENCE) {
            throw refused("REV-1", "dalmuti.not-now", it.by());
        }
        begin(Optional.of(it));
    }

    private void sits(Player player) {
        if (!match.order().contains(player)) {
            throw refused("JOIN-2", "dalmuti.not-at-table", player);
        }
        if (!seated || !(match.phase() instanceof Phase.Shuffling)) {
            throw refused("DEAL-1", "dalmuti.not-now", player);
        }
    }

    private void begin(Optional<Tap.Declared> revolution) {
        begun = Optional.of(MadeUpRound.of(game, match, revolution));
        declared = revolution;
    }

    private void goOut(Player player) { // PLAY-5
        sits(player);
        if (out.contains(player)) {
            throw refused("PLAY-5", "dalmuti.keeper-out", player, out.indexOf(player) + 1);
        }
        if (begun.isEmpty()) {
            begin(Optional.empty());
        }
        out.add(player);
        List<Player> left = match.order().stream().filter(it -> !out.contains(it)).toList();
        if (left.size() == 1) { // PLAY-6
            out.addAll(left);
            close();
        }
    }

    private void close() {
        Match played = begun.orElseThrow().tricks();
        var reckoned = game.reckoned(played, out);
        Match after = reckoned.next();
        List<Event.Score> scores = reckoned.events().stream().flatMap(Keeper::scores).toList();
        past.add(
                new Ledger.Round(played.round(), played.order(), declared, scores, after.scores()));
        match = after;
        begun = Optional.empty();
        declared = Optional.empty();
        out.clear();
    }

    private static Stream<Event.Score> scores(Event event) {
        return event instanceof Event.RoundScored(var all) ? all.stream() : Stream.of();
    }

    Ledger ledger() {
        Ending ending = match.rules().ending();
        return new Ledger(
                doing(),
                match.rules().scoring() == Scoring.POINTS,
                ending instanceof Ending.Rounds(int count) ? Optional.of(count) : Optional.empty(),
                ending instanceof Ending.Target(int points)
                        ? Optional.of(points)
                        : Optional.empty(),
                people(),
                begun.map(it -> it.tricks().order()).orElse(match.order()),
                match.phase() instanceof Phase.Drawing(var drawn) ? drawn : List.of(),
                Scene.of(match) instanceof Scene.Drawing(_, var next)
                        ? Optional.of(next)
                        : Optional.empty(),
                middle(),
                now(),
                past);
    }

    private Ledger.Doing doing() {
        return switch (match.phase()) {
            case Phase.Drawing _ -> Ledger.Doing.DRAWING;
            case Phase.Seating _ -> Ledger.Doing.SEATING;
            case Phase.Over _ -> Ledger.Doing.OVER;
            default -> seated ? Ledger.Doing.PLAYING : Ledger.Doing.DRAWING;
        };
    }

    private List<Ledger.Person> people() {
        return Standing.of(match).stream()
                .sorted(Comparator.comparing(Standing::player))
                .map(
                        it ->
                                new Ledger.Person(
                                        it.player(),
                                        names.get(it.player().index()),
                                        match.scores().getOrDefault(it.player(), 0),
                                        it.place()))
                .toList();
    }

    /// Before a newcomer has a seat they are not yet among the people.
    private List<Integer> middle() {
        return match.phase() instanceof Phase.Seating
                ? game.legal(match, match.greaterDalmuti()).stream()
                        .map(it -> ((Move.SeatNewcomer) it).position())
                        .toList()
                : List.of();
    }

    private Optional<Ledger.Now> now() {
        if (doing() != Ledger.Doing.PLAYING) {
            return Optional.empty();
        }
        MadeUpRound round = begun.orElseGet(() -> MadeUpRound.of(game, match, Optional.empty()));
        return Optional.of(
                new Ledger.Now(
                        match.round(),
                        new Court(match.order()).servant(),
                        round.levies(),
                        round.trade(),
                        declared,
                        begun.isEmpty() ? MadeUpRound.calls(game, match) : List.of(),
                        out,
                        begun.isEmpty() && !past.isEmpty()));
    }
}
