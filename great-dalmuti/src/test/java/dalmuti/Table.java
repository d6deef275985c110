package dalmuti;

import static org.assertj.core.api.Assertions.assertThat;

import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.Actor;
import dalmuti.contract.Awaiting;
import dalmuti.contract.Nature;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.Verdict;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// A match that a test leads by the hand: cards are stacked, moves are made by letter.
final class Table {

    private final Dalmuti game;
    private Match match;
    private List<Event> events = List.of();

    private Table(Dalmuti game, Match match) {
        this.game = game;
        this.match = match;
    }

    /// A new match.
    static Table first(Rules rules, int players) {
        var game = new Dalmuti(rules);
        return new Table(game, game.start(players));
    }

    /// A match before its second round, with A as Greater Dalmuti, B next and so on.
    static Table second(Rules rules, int players) {
        List<Player> order = IntStream.range(0, players).mapToObj(Player::new).toList();
        var scores = new HashMap<Player, Integer>();
        order.forEach(player -> scores.put(player, 0));
        var game = new Dalmuti(rules);
        Match match = game.resume(2, order, scores);
        return new Table(game, match.with(new Phase.Shuffling(Phase.Doors.OPEN)));
    }

    static Player player(String letter) {
        return new Player(letter.charAt(0) - 'A');
    }

    static List<Player> players(String letters) {
        return letters.chars().mapToObj(c -> new Player(c - 'A')).toList();
    }

    /// Reads `1 2x3 J`.
    static Hand hand(String text) {
        Hand hand = Hand.EMPTY;
        for (String group : text.isEmpty() ? new String[0] : text.split(" ", -1)) {
            int times = group.indexOf('x');
            String rank = group.substring(times + 1);
            hand =
                    hand.plus(
                            rank.equals("J") ? Rank.JESTER : Rank.of(Integer.parseInt(rank)),
                            times < 0 ? 1 : Integer.parseInt(group.substring(0, times)));
        }
        return hand;
    }

    Match match() {
        return match;
    }

    Dalmuti game() {
        return game;
    }

    /// What the last move has led to.
    List<Event> events() {
        return events;
    }

    String order() {
        return letters(match.order());
    }

    static String letters(List<Player> players) {
        return String.join("", players.stream().map(Player::toString).toList());
    }

    Hand cards(String letter) {
        return View.dealOf(match).orElseThrow().hand(player(letter));
    }

    /// Deals so that these people hold at least these cards: `deal("A", "1 2", "C", "2xJ")`.
    Table deal(String... wanted) {
        int players = match.players();
        Hand rest = match.rules().deck().cards(players);
        int from = Dealing.startsAt(match).getFirst();
        int dealt = rest.size() - Dealing.aside(match);
        Map<Player, List<Rank>> hands = new HashMap<>();
        for (int i = 0; i < wanted.length; i += 2) {
            Hand hand = hand(wanted[i + 1]);
            rest = rest.minus(hand);
            hands.put(player(wanted[i]), new ArrayList<>(hand.cards()));
        }
        List<Rank> worstFirst = new ArrayList<>(rest.cards());
        Collections.reverse(worstFirst);
        var deck = new ArrayList<Rank>();
        for (int i = 0; i < dealt; i++) {
            Player to = match.order().get((from + i) % players);
            List<Rank> own = hands.computeIfAbsent(to, _ -> new ArrayList<>());
            deck.add(own.isEmpty() ? worstFirst.removeFirst() : own.removeFirst());
        }
        deck.addAll(worstFirst);
        return nature(new Move.Shuffle(deck, from));
    }

    Table nature(Move move) {
        return make(Nature.NATURE, move);
    }

    Table make(String letter, Move move) {
        return make(player(letter), move);
    }

    Table make(Actor actor, Move move) {
        switch (game.apply(match, actor, move)) {
            case Verdict.Accepted<Match, Event>(var next, var happened) -> {
                match = next;
                events = happened;
            }
            case Verdict.Refused<Match, Event>(var why) ->
                    throw new AssertionError(actor + " may not make " + move + ": " + why);
        }
        return this;
    }

    /// The rule by which a move is refused.
    String refused(Actor actor, Move move) {
        Match before = match;
        var verdict = game.apply(match, actor, move);
        assertThat(verdict).isInstanceOf(Verdict.Refused.class);
        assertThat(match).isEqualTo(before);
        Refusal why = ((Verdict.Refused<Match, Event>) verdict).why();
        return why.rule();
    }

    String refused(String letter, Move move) {
        return refused(player(letter), move);
    }

    /// Everybody who has not answered yet keeps silent.
    Table silent() {
        for (Player player : awaited()) {
            make(player, new Move.KeepSilent());
        }
        return this;
    }

    /// Who is awaited.
    List<Player> awaited() {
        return game.awaiting(match) instanceof Awaiting.Decision(var by)
                ? List.copyOf(by)
                : List.of();
    }

    List<Move> legal(String letter) {
        return game.legal(match, player(letter));
    }

    Table payBack(String letter, String cards) {
        return make(letter, new Move.PayBack(hand(cards)));
    }

    /// Lays cards of one rank, with jesters: `lay("A", "2x10 J")`.
    Table lay(String letter, String cards) {
        return make(letter, laying(cards));
    }

    static Move laying(String cards) {
        Hand hand = hand(cards);
        Rank rank = hand.ranks().getFirst();
        return new Move.Lay(
                rank == Rank.JESTER
                        ? new Play(rank, 0, hand.jesters())
                        : new Play(rank, hand.count(rank), hand.jesters()));
    }

    Table pass(String letters) {
        players(letters).forEach(player -> make(player, new Move.Pass()));
        return this;
    }

    View view(String letter) {
        return game.view(match, player(letter));
    }
}
