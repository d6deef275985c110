package dalmuti.lab.train;

import dalmuti.Dalmuti;
import dalmuti.Match;
import dalmuti.Move;
import dalmuti.Phase;
import dalmuti.View;
import dalmuti.bots.net.CourtPicture;
import dalmuti.bots.net.Standpoint;
import dalmuti.bots.sense.Goal;
import dalmuti.contract.Player;
import dalmuti.engine.Board;
import dalmuti.lab.play.MatchRunner;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Some rounds by all the rules, one after another, so that hands are as tax and trade make them.
record CourtRounds(
        Dalmuti game,
        List<Person> people,
        Lessons lessons,
        TrickTable table,
        Exploration exploration,
        RandomGenerator dice) {

    /// Somebody who plays all the rounds.
    ///
    /// @param worth what each place is worth from each position, both from 1
    @SuppressWarnings("ArrayRecordComponent")
    record Person(Participant participant, Goal goal, double[][] worth, Trajectory trajectory) {}

    /// Plays the rounds from an order drawn by lot.
    void play() {
        List<Player> order =
                new ArrayList<>(IntStream.range(0, people.size()).mapToObj(Player::new).toList());
        Collections.shuffle(order, dice);
        Map<Player, Integer> nothing =
                order.stream().collect(Collectors.toMap(Function.identity(), _ -> 0));
        Match match = game.resume(2, order, nothing);
        while (!match.over()) {
            match = tricks(MatchRunner.toTricks(game, match, this::asked, dice));
        }
    }

    private Move asked(Match match, Player player) {
        List<Move> legal = game.legal(match, player);
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        Person person = people.get(player.index());
        View view = game.view(match, player);
        if (legal.getFirst() instanceof Move.Cut) {
            cut(view, legal, person);
            return legal.get(dice.nextInt(legal.size()));
        }
        return switch (person.participant()) {
            case Participant.HouseBot(var bot) -> bot.choose(view, legal, dice);
            case Participant.Net(var policy, var learns) -> {
                var picture = new CourtPicture(view, legal, person.goal());
                Exploration mood = learns ? exploration : Exploration.NONE;
                int pick = policy.atCourt(picture, legal.size(), worth(match, player), mood, dice);
                if (learns) {
                    person.trajectory().add(lessons.add(picture, pick), 0, pick, policy);
                }
                yield legal.get(pick);
            }
        };
    }

    /// One cut is like another, so what comes of one is learnt for all.
    private void cut(View view, List<Move> legal, Person person) {
        if (person.participant() instanceof Participant.Net(var policy, var learns) && learns) {
            var picture = new CourtPicture(view, legal, person.goal());
            int pick = policy.atCourt(picture, 1, person.worth()[0], Exploration.NONE, dice);
            person.trajectory().add(lessons.add(picture, 0), 0, pick, policy);
        }
    }

    private double[] worth(Match match, Player player) {
        return people.get(player.index()).worth()[match.order().indexOf(player) + 1];
    }

    private Match tricks(Match match) {
        Board board = ((Phase.Tricks) match.phase()).board().copy();
        var seats = new ArrayList<Seat>();
        for (Player player : match.order()) {
            seats.add(seat(match, player));
        }
        table.play(board, match.rules().deck().cards(match.players()), seats, dice);
        for (int seat = 0; seat < seats.size(); seat++) {
            seats.get(seat).trajectory().finish(board.placeOf(seat), lessons);
        }
        return game.concluded(match, board);
    }

    private Seat seat(Match match, Player player) {
        Person person = people.get(player.index());
        Standpoint standpoint =
                person.participant() instanceof Participant.HouseBot
                        ? Standpoint.plain(match.players(), 0, match.rules(), person.goal())
                        : Standpoint.of(game.view(match, player), person.goal());
        return new Seat(
                person.participant(), standpoint, worth(match, player), person.trajectory());
    }
}
