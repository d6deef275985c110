package dalmuti.lab.train;

import dalmuti.Dalmuti;
import dalmuti.bots.sense.Goal;
import dalmuti.bots.sense.MatchSense;
import dalmuti.engine.Board;
import dalmuti.lab.play.RulesVariant;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Where a network plays against itself, its older selves and bots of the house, and remembers what
/// there was to learn. For one thread.
final class SelfPlay {

    private final Lessons lessons = new Lessons();
    private final TrickTable table = new TrickTable(lessons, Exploration.LEARNING);
    private final Map<String, double[][]> worths = new HashMap<>();
    private final Seating seating;
    private final List<Trajectory> trajectories =
            Stream.generate(Trajectory::new).limit(Rules.MOST_PLAYERS).toList();

    SelfPlay(Seating seating) {
        this.seating = seating;
    }

    Lessons lessons() {
        return lessons;
    }

    /// Plays at one table, and adds to the lessons.
    void play(RandomGenerator dice) {
        Curriculum curriculum = seating.curriculum(dice);
        List<CourtRounds.Person> people = people(curriculum, dice);
        if (curriculum.court() == RulesVariant.Court.ABSENT) {
            for (int round = 0; round < Curriculum.ROUNDS; round++) {
                plainRound(curriculum, people, dice);
            }
        } else {
            var game = new Dalmuti(curriculum.rules());
            new CourtRounds(game, people, lessons, table, Exploration.LEARNING, dice).play();
        }
    }

    private List<CourtRounds.Person> people(Curriculum curriculum, RandomGenerator dice) {
        List<Participant> participants = seating.participants(curriculum.players(), dice);
        return IntStream.range(0, participants.size())
                .mapToObj(i -> person(participants.get(i), curriculum, trajectories.get(i), dice))
                .toList();
    }

    private CourtRounds.Person person(
            Participant participant,
            Curriculum curriculum,
            Trajectory trajectory,
            RandomGenerator dice) {
        boolean forRound = curriculum.court() == RulesVariant.Court.ABSENT || dice.nextInt(5) < 2;
        int ahead = forRound ? 0 : 1 + dice.nextInt(20);
        trajectory.clear();
        return new CourtRounds.Person(
                participant,
                forRound ? Goal.ROUND : Goal.MATCH,
                worth(curriculum.players(), curriculum.rules(), ahead),
                trajectory);
    }

    /// What each place is worth from each position, both from 1, reckoned once for every kind of
    /// match.
    private double[][] worth(int players, Rules rules, int roundsAhead) {
        String kind =
                players + " " + rules.succession() + " " + rules.philanthropy() + " " + roundsAhead;
        return worths.computeIfAbsent(kind, _ -> reckoned(players, rules, roundsAhead));
    }

    private static double[][] reckoned(int players, Rules rules, int roundsAhead) {
        var worth = new double[players + 1][];
        worth[0] = MatchSense.pointsOnly(players);
        for (int position = 1; position <= players; position++) {
            worth[position] = MatchSense.shipped().worth(players, rules, position, roundsAhead);
        }
        return worth;
    }

    /// A deal and its tricks, and nothing else.
    private void plainRound(
            Curriculum curriculum, List<CourtRounds.Person> people, RandomGenerator dice) {
        int players = curriculum.players();
        var plain = new PlainTable(curriculum.rules(), players);
        plain.deal(dice);
        var seats = new ArrayList<Seat>();
        for (CourtRounds.Person it : people) {
            seats.add(
                    plain.seat(
                            it.participant(),
                            seats.size(),
                            it.goal(),
                            it.worth()[0],
                            it.trajectory()));
        }
        Board board = plain.play(table, seats, dice);
        for (int seat = 0; seat < players; seat++) {
            people.get(seat).trajectory().finish(board.placeOf(seat), lessons);
        }
    }
}
