package dalmuti.wire.codec;

import com.fasterxml.jackson.core.JsonToken;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;

/// Records of several kinds as objects that name their kind first. Kinds are a closed list: what is
/// said outside only picks from it.
final class UnionCodec<T> implements Codec<T> {

    private static final int LONGEST_NAME = 40;

    private final String name;
    private final String label;
    private final SequencedMap<String, Kind<T>> byName = new LinkedHashMap<>();
    private final Map<Class<?>, Kind<T>> byClass = new HashMap<>();

    /// @param begun an object of the kind up to where its fields begin
    record Kind<T>(String name, String begun, RecordCodec<T> codec) {}

    /// @param name what the type is called where it is described
    /// @param label the field that names the kind
    UnionCodec(String name, String label) {
        this.name = name;
        this.label = label;
    }

    void add(String name, Class<?> type, RecordCodec<T> codec) {
        var kind = new Kind<>(name, "{\"" + label + "\":\"" + name + "\"", codec);
        byName.put(name, kind);
        byClass.put(type, kind);
    }

    Kind<T> kindOf(T value) {
        Class<?> type = value.getClass();
        return Objects.requireNonNull(byClass.get(type), type::toString);
    }

    Kind<T> named(String name, Source source) {
        @Nullable Kind<T> kind = byName.get(name);
        if (kind == null) {
            source.field(label);
            throw source.refused("wire.kind", name.length() > LONGEST_NAME ? "?" : name);
        }
        return kind;
    }

    @Override
    public void write(T value, StringBuilder out) {
        Kind<T> kind = kindOf(value);
        kind.codec().writeFields(value, out.append(kind.begun()));
    }

    @Override
    public T read(Source source) throws IOException {
        source.expect(JsonToken.START_OBJECT, "wire.wanted-object");
        int start = source.offset();
        String field = source.field();
        if (source.next() != JsonToken.END_OBJECT && !source.name().equals(label)) {
            return late(source, source.rest(start));
        }
        Kind<T> kind = kind(source);
        source.field(field);
        return kind.codec().readFields(source, "");
    }

    /// Reads an object that does not begin with its kind.
    private T late(Source source, String object) throws IOException {
        Kind<T> kind =
                source.again(
                        object,
                        again -> {
                            while (again.next() != JsonToken.END_OBJECT
                                    && !again.name().equals(label)) {
                                again.next();
                                again.verbatim();
                            }
                            return kind(again);
                        });
        return source.again(object, again -> kind.codec().readFields(again, label));
    }

    @Override
    public Shape shape() {
        return new Shape.Named(
                name, "", new Shape.OneOf(byName.values().stream().map(this::shape).toList()));
    }

    private Shape shape(Kind<T> kind) {
        var first =
                new Shape.Field(
                        label, new Shape.Words(List.of(kind.name())), Shape.Presence.ALWAYS);
        return new Shape.Named(
                name + Codecs.capital(kind.name()), "", kind.codec().thing(List.of(first)));
    }

    /// The kinds, each with its fields in their order.
    SequencedMap<String, List<Shape.Field>> kinds() {
        var kinds = new LinkedHashMap<String, List<Shape.Field>>();
        byName.forEach((kind, of) -> kinds.put(kind, of.codec().thing(List.of()).fields()));
        return kinds;
    }

    private Kind<T> kind(Source source) throws IOException {
        if (source.at(JsonToken.END_OBJECT)) {
            source.field(label);
            throw source.refused("wire.missing");
        }
        source.field(label);
        source.next();
        return named(source.text(), source);
    }
}
