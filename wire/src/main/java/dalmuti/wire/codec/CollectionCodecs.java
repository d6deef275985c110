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

/// Codecs of several values, or perhaps none.
public final class CollectionCodecs {

    private CollectionCodecs() {}

    public static <T> Codec<List<T>> list(Codec<T> each) {
        return new Row<>(each);
    }

    /// Values by names that stand for themselves.
    public static <T> Codec<Map<String, T>> byName(Codec<T> each) {
        return new ByName<>(new Plain(), each);
    }

    /// A field that is left out where it has its usual value.
    public static <T> Codec<T> unless(T usual, Codec<T> codec) {
        return new Unless<>(usual, codec);
    }

    private static <T> void row(Collection<? extends T> all, Codec<T> codec, StringBuilder out) {
        out.append('[');
        boolean first = true;
        for (T value : all) {
            if (!first) {
                out.append(',');
            }
            first = false;
            codec.write(value, out);
        }
        out.append(']');
    }

    private static <T> void fill(Collection<T> all, Codec<T> codec, Source source)
            throws IOException {
        source.expect(JsonToken.START_ARRAY, "wire.wanted-list");
        String field = source.field();
        while (source.next() != JsonToken.END_ARRAY) {
            source.field(field);
            all.add(codec.read(source));
        }
        source.field(field);
    }

    record Row<T>(Codec<T> each) implements Codec<List<T>> {
        @Override
        public void write(List<T> value, StringBuilder out) {
            row(value, each, out);
        }

        @Override
        public List<T> read(Source source) throws IOException {
            var all = new ArrayList<T>();
            fill(all, each, source);
            return all;
        }

        @Override
        public Shape shape() {
            return new Shape.Many(each.shape());
        }
    }

    /// What comes in no order is written in its natural one.
    record Heap<T>(Codec<T> each) implements Codec<Set<T>> {
        @Override
        public void write(Set<T> value, StringBuilder out) {
            row(value.size() < 2 ? value : value.stream().sorted().toList(), each, out);
        }

        @Override
        public Set<T> read(Source source) throws IOException {
            var all = new ArrayList<T>();
            fill(all, each, source);
            var set = new LinkedHashSet<>(all);
            if (set.size() < all.size()) {
                throw source.refused("wire.twice");
            }
            return set;
        }

        @Override
        public Shape shape() {
            return new Shape.Many(each.shape());
        }
    }

    /// Values by name, in the natural order of what the names mean.
    record ByName<K, T>(Key<K> key, Codec<T> each) implements Codec<Map<K, T>> {
        @Override
        public void write(Map<K, T> value, StringBuilder out) {
            char before = '{';
            for (Map.Entry<K, T> entry : inOrder(value)) {
                ScalarCodecs.quote(key.name(entry.getKey()), out.append(before));
                each.write(entry.getValue(), out.append(':'));
                before = ',';
            }
            out.append(before == '{' ? "{}" : "}");
        }

        private Collection<Map.Entry<K, T>> inOrder(Map<K, T> value) {
            if (key.order().isEmpty()) {
                return value.entrySet();
            }
            var entries = new ArrayList<>(value.entrySet());
            entries.sort(Map.Entry.comparingByKey(key.order().get()));
            return entries;
        }

        @Override
        public Map<K, T> read(Source source) throws IOException {
            source.expect(JsonToken.START_OBJECT, "wire.wanted-object");
            String field = source.field();
            var all = new LinkedHashMap<K, T>();
            while (source.next() != JsonToken.END_OBJECT) {
                K name = key.of(source.name(), source);
                source.next();
                if (all.put(name, each.read(source)) != null) {
                    source.field(field);
                    throw source.refused("wire.twice");
                }
                source.field(field);
            }
            return all;
        }

        @Override
        public Shape shape() {
            return new Shape.ByName(key.names(), each.shape());
        }
    }

    /// What fields of an object may be named after.
    interface Key<K> {
        String name(K key);

        K of(String name, Source source);

        /// What names look like.
        Shape.Text names();

        /// The order in which keys are written; otherwise it is that of the map.
        Optional<Comparator<K>> order();
    }

    /// Names that stand for themselves.
    record Plain() implements Key<String> {
        @Override
        public String name(String key) {
            return key;
        }

        @Override
        public String of(String name, Source source) {
            return name;
        }

        @Override
        public Shape.Text names() {
            return new Shape.Text("", Integer.MAX_VALUE);
        }

        @Override
        public Optional<Comparator<String>> order() {
            return Optional.empty();
        }
    }

    record Unless<T>(T usual, Codec<T> codec) implements Codec<T> {
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
            return Optional.of(usual);
        }

        @Override
        public Shape shape() {
            return codec.shape();
        }
    }

    /// A field that may be left out; in a row of values it is `null`.
    record Perhaps<T>(Codec<T> each) implements Codec<Optional<T>> {
        @Override
        public void write(Optional<T> value, StringBuilder out) {
            if (value.isPresent()) {
                each.write(value.get(), out);
            } else {
                out.append("null");
            }
        }

        @Override
        public Optional<T> read(Source source) throws IOException {
            return source.at(JsonToken.VALUE_NULL)
                    ? Optional.empty()
                    : Optional.of(each.read(source));
        }

        @Override
        public Optional<Optional<T>> unsaid() {
            return Optional.of(Optional.empty());
        }

        @Override
        public Shape shape() {
            return each.shape();
        }
    }
}
