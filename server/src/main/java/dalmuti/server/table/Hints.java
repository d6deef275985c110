package dalmuti.server.table;

import dalmuti.bots.hints.Assessment;
import dalmuti.wire.table.Parts;

import java.util.List;
import java.util.SplittableRandom;

/// A hint as it is sent.
final class Hints {

    private static final int MOST = 6;

    private Hints() {}

    static <M, V> String of(Parlour<?, M, ?, V> parlour, V view, List<M> legal) {
        var advice = parlour.adviser().advise(view, legal, new SplittableRandom(view.hashCode()));
        return Parts.prospects(
                advice.moves().stream().limit(MOST).map(it -> prospect(parlour, it)).toList());
    }

    private static <M> Parts.Prospect prospect(Parlour<?, M, ?, ?> parlour, Assessment<M> of) {
        return new Parts.Prospect(
                parlour.tongue().move(of.move()),
                of.places(),
                of.points(),
                of.behind(),
                of.reasons().stream()
                        .map(
                                reason ->
                                        new Parts.Argument(
                                                reason.key(),
                                                reason.arguments().stream()
                                                        .map(String::valueOf)
                                                        .toList()))
                        .toList());
    }
}
