package dalmuti.wire.codec;

import com.fasterxml.jackson.core.JsonToken;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Many values of a few kinds, told in short where several of one kind follow one another: `["lay",
/// [9,1,0], [8,1,0]]` is two moves. First comes the kind, then the fields of each value in their
/// order; one that may be left out is `null`.
///
/// @param least how many of a kind have to follow one another to be told in short
/// @param spanned kinds of which any number of values may be told as one, see [Span]
public record Runs<T>(UnionCodec<T> union, int least, Set<String> spanned)
        implements Codec<List<T>> {

    public Runs {
        spanned = Set.copyOf(spanned);
    }

    @Override
    public void write(List<T> values, StringBuilder out) {
        char before = '[';
        for (int from = 0; from < values.size(); ) {
            int to = end(values, from);
            write(values.subList(from, to), before, out);
            before = ',';
            from = to;
        }
        out.append(before == '[' ? "[]" : "]");
    }

    /// A text for each run.
    public List<String> texts(List<T> values) {
        var texts = new ArrayList<String>();
        for (int from = 0; from < values.size(); ) {
            int to = end(values, from);
            var out = new StringBuilder();
            write(values.subList(from, to), ' ', out);
            texts.add(out.substring(1));
            from = to;
        }
        return texts;
    }

    private int end(List<T> values, int from) {
        UnionCodec.Kind<T> kind = union.kindOf(values.get(from));
        int to = from + 1;
        boolean alike = !kind.codec().fields().isEmpty(); // nothing else would count the values
        Class<?> type = values.get(from).getClass();
        while (alike && to < values.size() && values.get(to).getClass().equals(type)) {
            to++;
        }
        return to;
    }

    private void write(List<T> run, char before, StringBuilder out) {
        if (run.size() < least) {
            for (T value : run) {
                union.write(value, out.append(before));
                before = ',';
            }
            return;
        }
        UnionCodec.Kind<T> kind = union.kindOf(run.getFirst());
        out.append(before).append("[\"").append(kind.name()).append('"');
        if (isSpanned(kind)) {
            for (List<T> span : Span.in(run, kind.codec())) {
                kind.codec().writeSpan(span.getFirst(), span.getLast(), out);
            }
        } else {
            run.forEach(value -> kind.codec().writeValues(value, out));
        }
        out.append(']');
    }

    private boolean isSpanned(UnionCodec.Kind<T> kind) {
        return spanned.contains(kind.name());
    }

    @Override
    public List<T> read(Source source) throws IOException {
        source.expect(JsonToken.START_ARRAY, "wire.wanted-list");
        var values = new ArrayList<T>();
        while (source.next() != JsonToken.END_ARRAY) {
            readRun(source, values);
        }
        return values;
    }

    /// The values of one run.
    public List<T> read(String text, int longest) {
        return Source.read(
                source -> {
                    var values = new ArrayList<T>();
                    readRun(source, values);
                    return values;
                },
                text,
                longest);
    }

    @Override
    public Shape shape() {
        return new Shape.Many(run());
    }

    /// One value, or several of a kind.
    public Shape run() {
        return Shape.oneOf(union.shape(), row());
    }

    private Shape row() {
        var kinds = union.kinds();
        var values = new LinkedHashSet<Shape>();
        kinds.values().stream()
                .flatMap(List::stream)
                .forEach(
                        field -> {
                            values.add(field.shape());
                            if (field.presence() == Shape.Presence.PERHAPS) {
                                values.add(new Shape.Nothing());
                            }
                        });
        if (!spanned.isEmpty()) {
            values.add(Span.SHAPE);
        }
        return new Shape.Named(
                ((Shape.Named) union.shape()).name() + "Row",
                "Several of one kind: the kind, and then the values of each one's fields.",
                new Shape.Headed(
                        new Shape.Words(List.copyOf(kinds.keySet())),
                        new Shape.OneOf(List.copyOf(values))));
    }

    private void readRun(Source source, List<T> values) throws IOException {
        if (!source.at(JsonToken.START_ARRAY)) {
            values.add(union.read(source));
            return;
        }
        source.next();
        UnionCodec.Kind<T> kind = union.named(source.text(), source);
        if (kind.codec().fields().isEmpty()) {
            values.add(kind.codec().readValues(source));
            source.next();
            source.expect(JsonToken.END_ARRAY, "wire.wanted-list");
            return;
        }
        while (source.next() != JsonToken.END_ARRAY) {
            if (isSpanned(kind)) {
                values.addAll(kind.codec().readSpan(source));
            } else {
                values.add(kind.codec().readValues(source));
            }
        }
    }
}
