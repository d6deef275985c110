package dalmuti.wire.codec;

import com.fasterxml.jackson.core.JsonToken;

import dalmuti.contract.RefusedException;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// A record as an object with a field for each component.
///
/// @param name what the record is called where it is described
/// @param fields one for each component
record RecordCodec<T>(String name, List<Field> fields, Declared.Values values) implements Codec<T> {

    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_-]{0,39}");

    /// @param key the name as it is written, with the colon behind it
    /// @param unsaid the value for which the field is left out
    record Field(String name, String key, Codec<Object> codec, Optional<Object> unsaid) {

        @SuppressWarnings("unchecked") // it is given what it is for
        static Field of(String name, Codec<?> codec) {
            var any = (Codec<Object>) codec;
            return new Field(name, "\"" + name + "\":", any, any.unsaid());
        }
    }

    @Override
    public void write(T value, StringBuilder out) {
        writeFields(value, out.append('{'));
    }

    /// Goes on with an object that was begun.
    void writeFields(T value, StringBuilder out) {
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            Object component = values.of(value, i);
            if (field.unsaid().isPresent() && field.unsaid().get().equals(component)) {
                continue;
            }
            if (out.charAt(out.length() - 1) != '{') {
                out.append(',');
            }
            field.codec().write(component, out.append(field.key()));
        }
        out.append('}');
    }

    /// The values alone, each after a comma.
    void writeValues(T value, StringBuilder out) {
        for (int i = 0; i < fields.size(); i++) {
            fields.get(i).codec().write(values.of(value, i), out.append(','));
        }
    }

    /// The same of several records, with a [Span] of what they differ in.
    void writeSpan(T first, T last, StringBuilder out) {
        for (int i = 0; i < fields.size(); i++) {
            Codec<Object> codec = fields.get(i).codec();
            Span.write(codec, values.of(first, i), values.of(last, i), out.append(','));
        }
    }

    /// Whether a record is another with one number that is greater by one.
    boolean follows(T before, T after) {
        int steps = 0;
        for (int i = 0; i < fields.size(); i++) {
            Object was = values.of(before, i);
            Object is = values.of(after, i);
            if (was instanceof Integer one && is instanceof Integer next && next == one + 1) {
                steps++;
            } else if (!was.equals(is)) {
                return false;
            }
        }
        return steps == 1;
    }

    @Override
    public T read(Source source) throws IOException {
        source.expect(JsonToken.START_OBJECT, "wire.wanted-object");
        return readFields(source, "");
    }

    /// Reads on in an object of which the kind may have been read.
    ///
    /// @param besides a field that stands there too, with a text that is known; empty for none
    T readFields(Source source, String besides) throws IOException {
        String field = source.field();
        @Nullable Object[] values = new Object[fields.size()];
        boolean beside = besides.isEmpty();
        while (source.next() != JsonToken.END_OBJECT) {
            String name = source.name();
            int index = indexOf(name);
            if (index < 0 && !beside && name.equals(besides)) {
                beside = true;
                source.next();
                continue;
            }
            if (index < 0) {
                source.field(NAME.matcher(name).matches() ? name : field);
                throw source.refused("wire.unknown");
            }
            source.field(name);
            if (values[index] != null) {
                throw source.refused("wire.twice");
            }
            source.next();
            values[index] = fields.get(index).codec().read(source);
        }
        source.field(field);
        return made(values, source);
    }

    /// Reads values without their names, the first of which is the current token.
    T readValues(Source source) throws IOException {
        String field = source.field();
        @Nullable Object[] values = new Object[fields.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = nextValue(i, source, fields.get(i).codec());
        }
        source.field(field);
        return made(values, source);
    }

    /// The same, where a number may be a [Span] and so stand for several records.
    List<T> readSpan(Source source) throws IOException {
        String field = source.field();
        @Nullable Object[] values = new Object[fields.size()];
        int spanned = -1;
        List<Integer> numbers = List.of(0);
        for (int i = 0; i < values.length; i++) {
            if (fields.get(i).codec().equals(ScalarCodecs.NUMBER)) {
                spanned = i;
                numbers = nextValue(i, source, Span.NUMBERS);
            } else {
                values[i] = nextValue(i, source, fields.get(i).codec());
            }
        }
        source.field(field);
        var all = new ArrayList<T>();
        for (Integer number : numbers) {
            values[spanned] = number;
            all.add(made(values.clone(), source));
        }
        return all;
    }

    private <V> V nextValue(int index, Source source, Codec<V> codec) throws IOException {
        if (index > 0) {
            source.next();
        }
        source.field(fields.get(index).name());
        return codec.read(source);
    }

    @Override
    public Shape shape() {
        return new Shape.Named(name, "", thing(List.of()));
    }

    /// An object with these fields first.
    Shape.Thing thing(List<Shape.Field> first) {
        var all = new ArrayList<>(first);
        for (Field field : fields) {
            Shape.Presence presence =
                    field.unsaid().isPresent() ? Shape.Presence.PERHAPS : Shape.Presence.ALWAYS;
            all.add(new Shape.Field(field.name(), field.codec().shape(), presence));
        }
        return new Shape.Thing(all);
    }

    private int indexOf(String name) {
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    @SuppressWarnings("unchecked") // it is the constructor of a T
    private T made(@Nullable Object[] values, Source source) {
        for (int i = 0; i < values.length; i++) {
            Field field = fields.get(i);
            if (values[i] == null && field.unsaid().isEmpty()) {
                source.field(field.name());
                throw source.refused("wire.missing");
            }
            values[i] = values[i] == null ? field.unsaid().get() : values[i];
        }
        try {
            return (T) this.values.record(values);
        } catch (RefusedException e) {
            throw e;
        } catch (RuntimeException e) { // it does not take everything that has the right types
            throw source.refused("wire.impossible");
        }
    }
}
