package dalmuti.wire.codec;

import java.io.IOException;
import java.util.Optional;

/// A codec of which more is said than it knows itself.
public record Described<T>(Codec<T> codec, Shape shape) implements Codec<T> {

    @Override
    public void write(T value, StringBuilder out) {
        codec.write(value, out);
    }

    @Override
    public T read(Source source) throws IOException {
        return codec.read(source);
    }

    @Override
    public Optional<T> unsaid() {
        return codec.unsaid();
    }
}
