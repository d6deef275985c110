package dalmuti.wire.table;

import dalmuti.wire.form.Shape;

import java.util.List;
import java.util.stream.Stream;

/// What may be said of either game.
final class Both {

    static final Shape MOVE = Shape.oneOf(DalmutiTongue.moves(), GrapplesTongue.moves());

    static final Shape TOLD = Shape.oneOf(DalmutiTongue.told(), GrapplesTongue.told());

    private Both() {}

    static Shape now() {
        return Shape.oneOf(
                picture("DalmutiNow", DalmutiTongue.now()),
                picture("GrapplesNow", GrapplesTongue.now()));
    }

    private static Shape picture(String name, List<Shape.Field> parts) {
        return new Shape.Named(
                name,
                "Parts of the picture that have changed; one that is gone is null.",
                new Shape.Thing(Stream.concat(Parts.now().stream(), parts.stream()).toList()));
    }
}
