package dalmuti.lab.train;

import dalmuti.bots.net.Kernel;
import dalmuti.bots.net.Network;
import dalmuti.bots.net.Standpoint;
import dalmuti.bots.sense.Goal;
import dalmuti.cards.Hand;
import dalmuti.engine.Board;
import dalmuti.engine.Dealer;
import dalmuti.options.Passing;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Where a network plays against itself, its older selves and bots of the house, and remembers what
/// there was to learn. For one thread.
final class Playground {

    /// How likely a table has nobody but the pupil, and how likely mostly guests.
    private static final double AMONG_ITSELF = 0.5;

    private static final double AMONG_GUESTS = 0.2;

    private final Lessons lessons = new Lessons();
    private final TrickTable table = new TrickTable(lessons, Curiosity.LEARNING);
    private final Worths worths = new Worths();
    private final Sitter pupil;
    private final List<Sitter> elders;
    private final List<Trail> trails = Stream.generate(Trail::new).limit(14).toList();

    Playground(Network network, List<Network> elders, Kernel kernel) {
        pupil = new Sitter.Pupil(new Thinker(network, kernel));
        this.elders =
                elders.stream()
                        .<Sitter>map(elder -> new Sitter.Elder(new Thinker(elder, kernel)))
                        .toList();
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
        Curriculum curriculum = Curriculum.draw(dice);
        List<Chain.Person> people = people(curriculum, dice);
        switch (curriculum.court()) {
            case WHOLE ->
                    new Chain(curriculum, people, lessons, table, Curiosity.LEARNING, dice).play();
            case ABSENT -> IntStream.range(0, Curriculum.ROUNDS)
                    .forEach(_ -> plainRound(curriculum, people, dice));
        }
    }

    private List<Chain.Person> people(Curriculum curriculum, RandomGenerator dice) {
        double kind = dice.nextDouble();
        int learner = dice.nextInt(curriculum.players());
        Sitter guest = guest(dice);
        var people = new ArrayList<Chain.Person>();
        for (int i = 0; i < curriculum.players(); i++) {
            Sitter sitter = pupil;
            if (i != learner && kind > AMONG_ITSELF) {
                sitter = kind > 1 - AMONG_GUESTS
                        ? (dice.nextInt(4) == 0 ? pupil : dice.nextInt(4) == 0 ? guest(dice) : guest)
                        : company(dice);
            }
            people.add(person(sitter, curriculum, trails.get(i), dice));
        }
        return people;
    }

    private Sitter company(RandomGenerator dice) {
        return switch (dice.nextInt(5)) {
            case 0, 1 -> pupil;
            case 2, 3 -> elders.get(dice.nextInt(elders.size()));
            default -> guest(dice);
        };
    }

    private static Sitter guest(RandomGenerator dice) {
        return new Sitter.Guest(Guests.ALL.get(dice.nextInt(Guests.ALL.size())));
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
        Board board =
                Board.empty(
                        players,
                        curriculum.rules().passing() == Passing.REENTER
                                ? Board.Reentry.ALLOWED
                                : Board.Reentry.FORBIDDEN);
        board.deal(hands);
        var seats = new ArrayList<Seat>();
        for (int seat = 0; seat < players; seat++) {
            Chain.Person person = people.get(seat);
            var standpoint =
                    Standpoint.plain(players, seat, curriculum.rules(), person.goal());
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
