package dalmuti.wire.schema;

import dalmuti.wire.codec.Shape;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Shapes that have names, with all that they consist of.
public final class Definitions {

    private final SequencedMap<String, Shape.Named> all = new LinkedHashMap<>();

    public Definitions(List<Shape.Named> roots) {
        roots.forEach(this::add);
    }

    /// By name, in the order in which one leads to another.
    public SequencedMap<String, Shape.Named> all() {
        return all;
    }

    private void add(Shape shape) {
        switch (shape) {
            case Shape.Named named -> {
                Shape.Named known = all.putIfAbsent(named.name(), named);
                if (known == null) {
                    add(named.shape());
                } else if (!known.equals(named)) {
                    throw new IllegalArgumentException("Two are called " + named.name());
                }
            }
            case Shape.OneOf(var kinds) -> kinds.forEach(this::add);
            case Shape.Row(var values) -> values.forEach(this::add);
            case Shape.Many(var each) -> add(each);
            case Shape.Headed(_, var each) -> add(each);
            case Shape.ByName(_, var each) -> add(each);
            case Shape.Thing(var fields) -> fields.forEach(field -> add(field.shape()));
            case Shape.Text _, Shape.Whole _, Shape.Fraction _, Shape.Flag _ -> {}
            case Shape.Words _, Shape.Nothing _, Shape.Anything _ -> {}
        }
    }
}
