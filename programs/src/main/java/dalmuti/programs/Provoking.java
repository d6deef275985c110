package dalmuti.programs;

import dalmuti.wire.program.Lines;
import dalmuti.wire.program.Phrasing;
import dalmuti.wire.program.Telling;

import java.util.List;

/// The same phrasing with fields that a program can't know.
record Provoking<V, M>(Phrasing<V, M> phrasing) implements Phrasing<V, M> {

    @Override
    public String game() {
        return phrasing.game();
    }

    @Override
    public Telling telling(V view) {
        Telling plain = phrasing.telling(view);
        return new Telling(
                Lines.withUnknownFields(plain.match()),
                plain.round(),
                plain.events().stream().map(Lines::withUnknownFields).toList());
    }

    @Override
    public String go(V view, List<M> legal, int id, long millis) {
        return Lines.withUnknownFields(phrasing.go(view, legal, id, millis));
    }
}
