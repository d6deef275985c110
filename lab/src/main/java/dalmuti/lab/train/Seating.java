package dalmuti.lab.train;

import java.util.List;
import java.util.random.RandomGenerator;

/// Says what is played next and who sits there.
interface Seating {

    Curriculum curriculum(RandomGenerator dice);

    /// Who sits at the table; at least one of them learns.
    List<Sitter> sitters(int players, RandomGenerator dice);
}
