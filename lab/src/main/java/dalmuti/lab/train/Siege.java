package dalmuti.lab.train;

import dalmuti.options.Preset;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// One learner alone against a table of a network that never changes, to find out what can be won
/// by knowing it.
record Siege(Sitter pupil, Sitter frozen) implements Seating {

    private static final int PLAYERS = 6;

    @Override
    public Curriculum curriculum(RandomGenerator dice) {
        return new Curriculum(PLAYERS, Preset.OFFICIAL.rules(), Curriculum.Court.ABSENT);
    }

    @Override
    public List<Sitter> sitters(int players, RandomGenerator dice) {
        int learner = dice.nextInt(players);
        return IntStream.range(0, players)
                .mapToObj(seat -> seat == learner ? pupil : frozen)
                .toList();
    }
}
