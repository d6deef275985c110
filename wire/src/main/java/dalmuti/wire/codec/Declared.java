package dalmuti.wire.codec;

import java.lang.reflect.Type;
import java.util.List;
import java.util.function.Function;

/// What the declaration of a record says.
///
/// @param maker the canonical constructor, with all values in one array
public record Declared(List<Component> components, Function<Object[], Object> maker) {

    public Declared {
        components = List.copyOf(components);
    }

    /// @param accessor gives the component of a record
    public record Component(String name, Type type, Function<Object, Object> accessor) {}
}
