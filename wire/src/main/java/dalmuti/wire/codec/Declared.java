package dalmuti.wire.codec;

import java.lang.reflect.Type;
import java.util.List;

/// What the declaration of a record says.
public record Declared(List<Component> components, Values values) {

    public Declared {
        components = List.copyOf(components);
    }

    public record Component(String name, Type type) {}

    /// Takes a record apart, and puts one together.
    public interface Values {

        /// The component with this number.
        Object of(Object record, int component);

        /// A record by its canonical constructor.
        Object record(Object[] components);
    }
}
