package dalmuti.wire.form;

import java.io.IOException;
import java.util.Optional;

/// A form of which more is said than it knows itself.
public record Described<T>(Form<T> form, Shape shape) implements Form<T> {

    @Override
    public void write(T value, StringBuilder out) {
        form.write(value, out);
    }

    @Override
    public T read(Source source) throws IOException {
        return form.read(source);
    }

    @Override
    public Optional<T> unsaid() {
        return form.unsaid();
    }
}
