package dalmuti.wire.form;

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

/// Several values, or perhaps none.
public final class Several {

    private Several() {}

    public static <T> Form<List<T>> list(Form<T> each) {
        return new Row<>(each);
    }

    /// Values by names that stand for themselves.
    public static <T> Form<Map<String, T>> byName(Form<T> each) {
        return new ByName<>(new Plain(), each);
    }

    /// A field that is left out where it has its usual value.
    public static <T> Form<T> unless(T usual, Form<T> form) {
        return new Unless<>(usual, form);
    }

    private static <T> void row(Collection<? extends T> all, Form<T> form, StringBuilder out) {
        out.append('[');
        boolean first = true;
        for (T value : all) {
            if (!first) {
                out.append(',');
            }
            first = false;
            form.write(value, out);
        }
        out.append(']');
    }

    private static <T> void fill(Collection<T> all, Form<T> form, Source source)
            throws IOException {
        source.expect(JsonToken.START_ARRAY, "wire.wanted-list");
        String field = source.field();
        while (source.next() != JsonToken.END_ARRAY) {
            source.field(field);
            all.add(form.read(source));
        }
        source.field(field);
    }

    record Row<T>(Form<T> each) implements Form<List<T>> {
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
    record Heap<T>(Form<T> each) implements Form<Set<T>> {
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
    record ByName<K, T>(Key<K> key, Form<T> each) implements Form<Map<K, T>> {
        @Override
        public void write(Map<K, T> value, StringBuilder out) {
            char before = '{';
            for (Map.Entry<K, T> entry : inOrder(value)) {
                Scalars.quote(key.name(entry.getKey()), out.append(before));
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

    record Unless<T>(T usual, Form<T> form) implements Form<T> {
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
            return Optional.of(usual);
        }

        @Override
        public Shape shape() {
            return form.shape();
        }
    }

    /// A field that may be left out; in a row of values it is `null`.
    record Perhaps<T>(Form<T> each) implements Form<Optional<T>> {
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
