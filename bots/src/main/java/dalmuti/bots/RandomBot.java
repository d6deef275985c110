package dalmuti.bots;

import java.util.List;
import java.util.random.RandomGenerator;

/// Takes any legal move, each equally likely.
public record RandomBot<V, M>() implements Bot<V, M> {

    @Override
    public M choose(V view, List<M> legal, RandomGenerator dice) {
        return legal.get(dice.nextInt(legal.size()));
    }
}
