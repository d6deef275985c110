package dalmuti.wire.codec;

import java.util.List;

/// What the JSON of a codec looks like, for whoever describes it to other programs.
public sealed interface Shape {

    /// Text that looks like this.
    ///
    /// @param pattern a regular expression; empty for any
    /// @param longest the most characters
    record Text(String pattern, int longest) implements Shape {}

    /// A whole number.
    record Whole(long least, long most) implements Shape {}

    record Fraction() implements Shape {}

    record Flag() implements Shape {}

    record Nothing() implements Shape {}

    record Anything() implements Shape {}

    /// One of these texts.
    record Words(List<String> words) implements Shape {
        public Words {
            words = List.copyOf(words);
        }
    }

    /// So many values, each of a shape of its own.
    record Row(List<Shape> values) implements Shape {
        public Row {
            values = List.copyOf(values);
        }
    }

    record Many(Shape each) implements Shape {}

    /// A text, and then any number of these.
    record Headed(Words head, Shape each) implements Shape {}

    /// @param name what names look like
    record ByName(Text name, Shape each) implements Shape {}

    record Thing(List<Field> fields) implements Shape {
        public Thing {
            fields = List.copyOf(fields);
        }
    }

    record Field(String name, Shape shape, Presence presence) {}

    /// Whether a field may be left out.
    enum Presence {
        ALWAYS,
        PERHAPS
    }

    record OneOf(List<Shape> kinds) implements Shape {
        public OneOf {
            kinds = List.copyOf(kinds);
        }
    }

    /// A shape with a name by which others refer to it.
    ///
    /// @param note what it is, for people; may be empty
    record Named(String name, String note, Shape shape) implements Shape {}

    static Shape oneOf(Shape... kinds) {
        return new OneOf(List.of(kinds));
    }
}
