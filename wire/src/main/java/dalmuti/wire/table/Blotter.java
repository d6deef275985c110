package dalmuti.wire.table;

import java.util.HashMap;
import java.util.Map;

/// What was last written of each part of a picture, so that what has stayed the same is not written
/// again.
public final class Blotter {

    private final Map<String, Written> last = new HashMap<>();

    public Blotter() {}

    private record Written(Object value, String text) {}

    <T> String text(Part<T> part, T value) {
        Written before = last.get(part.name());
        if (before != null && before.value().equals(value)) {
            return before.text();
        }
        String text = part.form().write(value);
        last.put(part.name(), new Written(value, text));
        return text;
    }
}
