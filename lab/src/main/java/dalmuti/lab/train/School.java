package dalmuti.lab.train;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Tables of all kinds: half of them with nobody but the pupil, some with its older selves, some
/// mostly of one bot of the house.
record School(Sitter pupil, List<Sitter> elders) implements Seating {

    @Override
    public Curriculum curriculum(RandomGenerator dice) {
        return Curriculum.draw(dice);
    }

    @Override
    public List<Sitter> sitters(int players, RandomGenerator dice) {
        int kind = dice.nextInt(10);
        int learner = dice.nextInt(players);
        Sitter host = guest(dice);
        return IntStream.range(0, players)
                .mapToObj(
                        seat ->
                                seat == learner || kind < 5
                                        ? pupil
                                        : kind < 8 ? mixed(dice) : hosted(host, dice))
                .toList();
    }

    private Sitter mixed(RandomGenerator dice) {
        return switch (dice.nextInt(5)) {
            case 0, 1 -> pupil;
            case 2, 3 -> elders.get(dice.nextInt(elders.size()));
            default -> guest(dice);
        };
    }

    private Sitter hosted(Sitter host, RandomGenerator dice) {
        return switch (dice.nextInt(16)) {
            case 0, 1, 2, 3 -> pupil;
            case 4, 5, 6 -> guest(dice);
            default -> host;
        };
    }

    private static Sitter guest(RandomGenerator dice) {
        return new Sitter.Guest(Guests.ALL.get(dice.nextInt(Guests.ALL.size())));
    }
}
