package dalmuti;

import dalmuti.cards.Hand;
import dalmuti.cards.Rank;
import dalmuti.contract.Actor;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.options.Ties;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/// Everybody draws for the first order of the table.
record Draws(Match match, Phase.Drawing phase) implements Stage.OfChance {

    @Override
    public String rule() {
        return "DRAW-1";
    }

    @Override
    public Optional<Refusal> objection(Actor actor, Move move) {
        if (!(move instanceof Move.TurnUp(var card))) {
            return misplaced(actor);
        }
        return pile().holds(card)
                ? Optional.empty()
                : Stage.refuse("DRAW-3", "dalmuti.draw-not-in-pile", card);
    }

    @Override
    public Move chance(RandomGenerator dice) {
        return new Move.TurnUp(Dealing.any(pile(), dice));
    }

    @Override
    public void make(Actor actor, Move move, Course course) {
        Rank card = ((Move.TurnUp) move).card();
        var drew = new Event.Drew(next().orElseThrow(), card);
        var drawn = new ArrayList<>(phase.drawn());
        drawn.add(drew);
        course.happened(drew);
        var drawing = new Phase.Drawing(drawn);
        course.enter(drawing);
        var after = new Draws(match, drawing);
        if (after.next().isEmpty()) {
            List<Player> order = after.order();
            course.seat(order);
            course.happened(new Event.PositionsTaken(order));
            course.enter(new Phase.Shuffling(Phase.Doors.SHUT));
        }
    }

    /// Who draws next; nobody when all ties are broken.
    Optional<Player> next() { // DRAW-2
        return match.rules().ties() == Ties.REDRAW_AMONG_TIED ? nextTied() : nextWithoutNewRank();
    }

    private Optional<Player> nextTied() {
        List<Drawer> drawing = drawers();
        for (int pass = 1; !drawing.isEmpty(); pass++) {
            for (Drawer drawer : drawing) {
                if (drawer.cards().size() < pass) {
                    return Optional.of(drawer.player());
                }
            }
            drawing = tied(drawing, pass);
        }
        return Optional.empty();
    }

    /// @param level the same for those who have drawn the same cards so far
    private record Drawer(Player player, List<Rank> cards, int level) {

        private record Drawn(int level, Rank card) {}

        Drawn drawn(int pass) {
            return new Drawn(level, cards.get(pass - 1));
        }

        Drawer levelWith(List<Drawer> others) {
            return new Drawer(player, cards, others.getFirst().player().index());
        }
    }

    private List<Drawer> drawers() {
        var cards = new LinkedHashMap<Player, List<Rank>>();
        match.order().forEach(player -> cards.put(player, new ArrayList<>()));
        phase.drawn()
                .forEach(
                        drew ->
                                cards.computeIfAbsent(drew.by(), _ -> new ArrayList<>())
                                        .add(drew.card()));
        return cards.entrySet().stream()
                .map(entry -> new Drawer(entry.getKey(), entry.getValue(), 0))
                .toList();
    }

    /// Who has the same cards as somebody else after a pass.
    private static List<Drawer> tied(List<Drawer> drawing, int pass) {
        var alike = drawing.stream().collect(Collectors.groupingBy(it -> it.drawn(pass)));
        return drawing.stream()
                .flatMap(
                        drawer ->
                                Optional.ofNullable(alike.get(drawer.drawn(pass)))
                                        .filter(level -> level.size() > 1)
                                        .map(drawer::levelWith)
                                        .stream())
                .toList();
    }

    private Optional<Player> nextWithoutNewRank() {
        var table = new ArrayList<Rank>();
        for (Player player : match.order()) {
            List<Rank> cards = cards(player);
            if (cards.isEmpty() || table.contains(cards.getLast())) {
                return Optional.of(player);
            }
            table.add(cards.getLast());
        }
        return Optional.empty();
    }

    private List<Player> order() { // DRAW-1
        Comparator<List<Rank>> best =
                match.rules().ties() == Ties.REDRAW_AMONG_TIED
                        ? Draws::compareInTurn
                        : Comparator.comparing(List::getLast);
        return match.order().stream().sorted(Comparator.comparing(this::cards, best)).toList();
    }

    /// A later card decides only between people who were level until then.
    private static int compareInTurn(List<Rank> one, List<Rank> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int difference = one.get(i).compareTo(other.get(i));
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }

    private List<Rank> cards(Player player) {
        return phase.drawn().stream()
                .filter(drew -> drew.by().equals(player))
                .map(Event.Drew::card)
                .toList();
    }

    /// What can still be drawn.
    Hand pile() { // DRAW-3
        Hand deck = match.deck();
        var last = new HashMap<Player, Rank>();
        Hand pile = deck;
        for (Event.Drew drew : phase.drawn()) {
            pile = pile.minus(drew.card(), 1);
            last.put(drew.by(), drew.card());
            if (pile.isEmpty()) {
                pile = deck.minus(Hand.of(last.values())); // the rest is gathered
            }
        }
        return pile;
    }
}
