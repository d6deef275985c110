package dalmuti.wire.codec;

import dalmuti.options.Rules;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Rules as in a record: `korean passing=REENTER`.
public record RulesCodec(Map<Rules, String> spelled) implements Codec<Rules> {

    /// Every table says its rules again and again, and it takes long to tell how they differ from
    /// their preset.
    private static final int MOST_KEPT = 1000;

    public RulesCodec() {
        this(new ConcurrentHashMap<>());
    }

    @Override
    public void write(Rules value, StringBuilder out) {
        if (spelled.size() > MOST_KEPT) {
            spelled.clear();
        }
        out.append(
                spelled.computeIfAbsent(value, rules -> ScalarCodecs.TEXT.write(rules.toString())));
    }

    @Override
    public Rules read(Source source) throws IOException {
        return Rules.of(ScalarCodecs.TEXT.read(source));
    }

    @Override
    public Shape shape() {
        return new Shape.Text("^[a-z-]+( [A-Za-z]+=[^ ]+)*$", Integer.MAX_VALUE);
    }
}
