package dalmuti.wire.codec;

import com.fasterxml.jackson.core.JsonToken;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/// Codecs of several values, or perhaps none.
public final class CollectionCodecs {

    /// Names that stand for themselves, in the order of the map.
    static final Key<String> PLAIN =
            new Key<>(
                    new Shape.Text("", Integer.MAX_VALUE),
                    name -> name,
                    (name, _) -> name,
                    Optional.empty());

    private CollectionCodecs() {}

    /// What fields of an object may be named after.
    ///
    /// @param names what names look like
    /// @param of what a name means
    /// @param order in which keys are written; otherwise it is that of the map
    record Key<K>(
            Shape.Text names,
            Function<K, String> name,
            BiFunction<String, Source, K> of,
            Optional<Comparator<K>> order) {}

    public static <T> Codec<List<T>> list(Codec<T> each) {
        return Codec.of(
                () -> new Shape.Many(each.shape()),
                (all, out) -> write(all, each, out),
                source -> read(each, source));
    }

    /// What comes in no order is written in its natural one.
    static <T> Codec<Set<T>> set(Codec<T> each) {
        return Codec.of(
                () -> new Shape.Many(each.shape()),
                (all, out) ->
                        write(all.size() < 2 ? all : all.stream().sorted().toList(), each, out),
                source -> {
                    List<T> all = read(each, source);
                    var set = new LinkedHashSet<>(all);
                    if (set.size() < all.size()) {
                        throw source.refused("wire.twice");
                    }
                    return set;
                });
    }

    /// Values by names that stand for themselves.
    public static <T> Codec<Map<String, T>> byName(Codec<T> each) {
        return map(PLAIN, each);
    }

    /// Values by name, in the natural order of what the names mean.
    static <K, T> Codec<Map<K, T>> map(Key<K> key, Codec<T> each) {
        return Codec.of(
                () -> new Shape.ByName(key.names(), each.shape()),
                (all, out) -> writeMap(all, key, each, out),
                source -> readMap(key, each, source));
    }

    /// A field that may be left out; in a row of values it is `null`.
    static <T> Codec<Optional<T>> optional(Codec<T> each) {
        Codec<Optional<T>> codec =
                Codec.of(
                        each::shape,
                        (value, out) -> {
                            if (value.isPresent()) {
                                each.write(value.get(), out);
                            } else {
                                out.append("null");
                            }
                        },
                        source ->
                                source.at(JsonToken.VALUE_NULL)
                                        ? Optional.empty()
                                        : Optional.of(each.read(source)));
        return codec.unless(Optional.empty());
    }

    private static <T> void write(Collection<T> all, Codec<T> each, StringBuilder out) {
        char before = '[';
        for (T value : all) {
            each.write(value, out.append(before));
            before = ',';
        }
        out.append(before == '[' ? "[]" : "]");
    }

    private static <T> List<T> read(Codec<T> each, Source source) throws IOException {
        source.expect(JsonToken.START_ARRAY, "wire.wanted-list");
        String field = source.field();
        var all = new ArrayList<T>();
        while (source.next() != JsonToken.END_ARRAY) {
            source.field(field);
            all.add(each.read(source));
        }
        source.field(field);
        return all;
    }

    private static <K, T> void writeMap(
            Map<K, T> all, Key<K> key, Codec<T> each, StringBuilder out) {
        char before = '{';
        for (Map.Entry<K, T> entry : inOrder(all, key)) {
            ScalarCodecs.quote(key.name().apply(entry.getKey()), out.append(before));
            each.write(entry.getValue(), out.append(':'));
            before = ',';
        }
        out.append(before == '{' ? "{}" : "}");
    }

    private static <K, T> Collection<Map.Entry<K, T>> inOrder(Map<K, T> all, Key<K> key) {
        if (key.order().isEmpty()) {
            return all.entrySet();
        }
        var entries = new ArrayList<>(all.entrySet());
        entries.sort(Map.Entry.comparingByKey(key.order().get()));
        return entries;
    }

    private static <K, T> Map<K, T> readMap(Key<K> key, Codec<T> each, Source source)
            throws IOException {
        source.expect(JsonToken.START_OBJECT, "wire.wanted-object");
        String field = source.field();
        var all = new LinkedHashMap<K, T>();
        while (source.next() != JsonToken.END_OBJECT) {
            K name = key.of().apply(source.name(), source);
            source.next();
            if (all.put(name, each.read(source)) != null) {
                source.field(field);
                throw source.refused("wire.twice");
            }
            source.field(field);
        }
        return all;
    }
}
