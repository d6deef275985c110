package dalmuti.wire.codec;

import java.io.IOException;
import java.util.Optional;

/// How values of one type are written as JSON, and read back.
///
/// @param <T> the type
public interface Codec<T> {

    void write(T value, StringBuilder out);

    /// The value that begins at the current token; afterwards its last token is the current one.
    /// What is no such value is a [dalmuti.contract.RefusedException].
    T read(Source source) throws IOException;

    Shape shape();

    /// The value for which a field is left out, if there is one.
    default Optional<T> unsaid() {
        return Optional.empty();
    }

    /// The value as a text of its own.
    default String write(T value) {
        var out = new StringBuilder();
        write(value, out);
        return out.toString();
    }
}
