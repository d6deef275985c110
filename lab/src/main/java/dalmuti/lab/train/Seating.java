package dalmuti.lab.train;

import dalmuti.lab.play.RulesVariant;
import dalmuti.options.Preset;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Says what is played next and who sits there.
sealed interface Seating {

    Curriculum curriculum(RandomGenerator dice);

    /// Who sits at the table; at least one of them learns.
    List<Participant> participants(int players, RandomGenerator dice);

    /// Tables of all kinds: half of them with nobody but the pupil, some with its older selves,
    /// some mostly of one bot of the house.
    record School(Participant pupil, List<Participant> elders) implements Seating {

        @Override
        public Curriculum curriculum(RandomGenerator dice) {
            return Curriculum.draw(dice);
        }

        @Override
        public List<Participant> participants(int players, RandomGenerator dice) {
            int kind = dice.nextInt(10);
            int learner = dice.nextInt(players);
            Participant host = houseBot(dice);
            return IntStream.range(0, players)
                    .mapToObj(
                            seat ->
                                    seat == learner || kind < 5
                                            ? pupil
                                            : kind < 8 ? mixed(dice) : hosted(host, dice))
                    .toList();
        }

        private Participant mixed(RandomGenerator dice) {
            return switch (dice.nextInt(5)) {
                case 0, 1 -> pupil;
                case 2, 3 -> elders.get(dice.nextInt(elders.size()));
                default -> houseBot(dice);
            };
        }

        private Participant hosted(Participant host, RandomGenerator dice) {
            return switch (dice.nextInt(16)) {
                case 0, 1, 2, 3 -> pupil;
                case 4, 5, 6 -> houseBot(dice);
                default -> host;
            };
        }

        private static Participant houseBot(RandomGenerator dice) {
            return Participant.HouseBot.ALL.get(dice.nextInt(Participant.HouseBot.ALL.size()));
        }
    }

    /// One learner alone against a table of a network that never changes, to find out what can be
    /// won by knowing it.
    record Siege(Participant pupil, Participant frozen) implements Seating {

        private static final int PLAYERS = 6;

        @Override
        public Curriculum curriculum(RandomGenerator dice) {
            return new Curriculum(PLAYERS, Preset.OFFICIAL.rules(), RulesVariant.Court.ABSENT);
        }

        @Override
        public List<Participant> participants(int players, RandomGenerator dice) {
            int learner = dice.nextInt(players);
            return IntStream.range(0, players)
                    .mapToObj(seat -> seat == learner ? pupil : frozen)
                    .toList();
        }
    }
}
