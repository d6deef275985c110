package dalmuti.wire.table;

import org.jspecify.annotations.Nullable;

/// A part of a picture with its value. Its text is written when it is first needed, and once.
public final class PartValue<T> {

    private final Part<T> part;
    private final T value;
    private @Nullable String text;

    PartValue(Part<T> part, T value) {
        this.part = part;
        this.value = value;
    }

    String name() {
        return part.name();
    }

    /// The value as JSON.
    public String text() {
        String written = text;
        if (written == null) {
            written = part.codec().write(value);
            text = written;
        }
        return written;
    }

    boolean isSame(PartValue<?> other) {
        return this == other || (name().equals(other.name()) && value.equals(other.value));
    }
}
