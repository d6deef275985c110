package dalmuti.lab.train;

import dalmuti.bots.net.Standpoint;
import dalmuti.bots.sense.Goal;
import dalmuti.cards.Hand;
import dalmuti.engine.Board;
import dalmuti.engine.Dealer;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Where a network plays against itself, its older selves and bots of the house, and remembers what
/// there was to learn. For one thread.
final class Playground {

    private final Lessons lessons = new Lessons();
    private final TrickTable table = new TrickTable(lessons, Curiosity.LEARNING);
    private final Worths worths = new Worths();
    private final Seating seating;
    private final List<Trail> trails =
            Stream.generate(Trail::new).limit(Rules.MOST_PLAYERS).toList();

    Playground(Seating seating) {
        this.seating = seating;
    }

    Lessons lessons() {
        return lessons;
    }

    /// How often somebody had a choice so far.
    long decisions() {
        return table.decisions();
    }

    /// Plays at one table, and adds to the lessons.
    void play(RandomGenerator dice) {
        Curriculum curriculum = seating.curriculum(dice);
        List<Chain.Person> people = people(curriculum, dice);
        switch (curriculum.court()) {
            case WHOLE ->
                    new Chain(curriculum, people, lessons, table, Curiosity.LEARNING, dice).play();
            case ABSENT ->
                    IntStream.range(0, Curriculum.ROUNDS)
                            .forEach(_ -> plainRound(curriculum, people, dice));
        }
    }

    private List<Chain.Person> people(Curriculum curriculum, RandomGenerator dice) {
        List<Sitter> sitters = seating.sitters(curriculum.players(), dice);
        return IntStream.range(0, sitters.size())
                .mapToObj(i -> person(sitters.get(i), curriculum, trails.get(i), dice))
                .toList();
    }

    private Chain.Person person(
            Sitter sitter, Curriculum curriculum, Trail trail, RandomGenerator dice) {
        boolean forRound = curriculum.court() == Curriculum.Court.ABSENT || dice.nextInt(5) < 2;
        int ahead = forRound ? 0 : 1 + dice.nextInt(20);
        trail.clear();
        return new Chain.Person(
                sitter,
                forRound ? Goal.ROUND : Goal.MATCH,
                worths.of(curriculum.players(), curriculum.rules(), ahead),
                trail);
    }

    /// A deal and its tricks, and nothing else.
    private void plainRound(
            Curriculum curriculum, List<Chain.Person> people, RandomGenerator dice) {
        int players = curriculum.players();
        Hand deck = curriculum.rules().deck().cards(players);
        var hands = new long[players];
        new Dealer(deck).deal(hands, dice);
        Board board = Board.empty(players, curriculum.rules().passing());
        board.deal(hands);
        var seats = new ArrayList<Seat>();
        for (int seat = 0; seat < players; seat++) {
            Chain.Person person = people.get(seat);
            var standpoint = Standpoint.plain(players, seat, curriculum.rules(), person.goal());
            seats.add(
                    new Seat(
                            person.sitter(),
                            standpoint,
                            person.worth()[0],
                            standpoint.held(),
                            person.trail()));
        }
        table.play(board, deck, seats, dice);
        for (int seat = 0; seat < players; seat++) {
            people.get(seat).trail().finish(board.placeOf(seat), lessons);
        }
    }
}
