package dalmuti.wire.codec;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Supplier;

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

    /// The same for a field that is left out where it has its usual value.
    default Codec<T> unless(T usual) {
        return new Made<>(this::shape, Optional.of(usual), this::write, this::read);
    }

    /// The same, of which more is said than it knows itself.
    default Codec<T> described(Shape shape) {
        return new Made<>(() -> shape, unsaid(), this::write, this::read);
    }

    /// Puts a codec together.
    ///
    /// @param shape asked for later, as types may consist of one another
    static <T> Codec<T> of(Supplier<Shape> shape, Writer<T> writer, Source.Reader<T> reader) {
        return new Made<>(shape, Optional.empty(), writer, reader);
    }

    /// A codec of what nobody reads here.
    static <T> Codec<T> writeOnly(Writer<T> writer) {
        return of(
                Shape.Anything::new,
                writer,
                _ -> {
                    throw new UnsupportedOperationException("Is only written");
                });
    }

    /// Writes a value.
    @FunctionalInterface
    interface Writer<T> {
        void write(T value, StringBuilder out);
    }

    /// A codec that was put together.
    record Made<T>(
            Supplier<Shape> shaped,
            Optional<T> unsaid,
            Writer<? super T> writer,
            Source.Reader<T> reader)
            implements Codec<T> {

        @Override
        public void write(T value, StringBuilder out) {
            writer.write(value, out);
        }

        @Override
        public T read(Source source) throws IOException {
            return reader.read(source);
        }

        @Override
        public Shape shape() {
            return shaped.get();
        }
    }
}
