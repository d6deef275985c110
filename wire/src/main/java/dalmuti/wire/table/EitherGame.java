package dalmuti.wire.table;

import dalmuti.wire.codec.Shape;

import java.util.List;
import java.util.stream.Stream;

/// What may be said of either game.
final class EitherGame {

    static final Shape MOVE =
            Shape.oneOf(DalmutiJson.GAME.move().shape(), GrapplesJson.GAME.move().shape());

    static final Shape TOLD =
            Shape.oneOf(DalmutiJson.GAME.past().run(), GrapplesJson.GAME.past().run());

    private EitherGame() {}

    static Shape now() {
        return Shape.oneOf(
                picture("DalmutiNow", DalmutiJson.now()),
                picture("GrapplesNow", GrapplesJson.now()));
    }

    private static Shape picture(String name, List<Shape.Field> parts) {
        return new Shape.Named(
                name,
                "Parts of the picture that have changed; one that is gone is null.",
                new Shape.Thing(Stream.concat(Parts.now().stream(), parts.stream()).toList()));
    }
}
