package dalmuti.wire.form;

import java.io.IOException;
import java.util.function.Function;

/// A type that is written as another.
public record Mapped<T, U>(Form<U> form, Function<T, U> there, Function<U, T> back)
        implements Form<T> {

    @Override
    public void write(T value, StringBuilder out) {
        form.write(there.apply(value), out);
    }

    @Override
    public T read(Source source) throws IOException {
        return back.apply(form.read(source));
    }
}
