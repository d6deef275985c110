package dalmuti.teavm.java.util.regex;

import dalmuti.teavm.RegExp;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.stream.Stream;

/// Stands for Java's, as far as it is used. See [Pattern].
public final class Matcher implements MatchResult {

    private final JSObject anywhere;
    private final JSObject whole;
    private final String text;
    private @Nullable JSObject found;
    private int end;

    Matcher(JSObject anywhere, JSObject whole, String text) {
        this.anywhere = anywhere;
        this.whole = whole;
        this.text = text;
    }

    public boolean matches() {
        return finds(whole, 0);
    }

    public boolean find() {
        boolean isAfterNothing = found != null && end() == start();
        return finds(anywhere, isAfterNothing ? end + 1 : end);
    }

    private boolean finds(JSObject expression, int from) {
        found = RegExp.search(expression, text, from);
        if (found == null) {
            return false;
        }
        end = start() + group().length();
        return true;
    }

    public Stream<MatchResult> results() {
        List<MatchResult> all = new ArrayList<>();
        while (find()) {
            var result = new Matcher(anywhere, whole, text);
            result.found = found;
            result.end = end;
            all.add(result);
        }
        return all.stream();
    }

    @Override
    public String group() {
        return Objects.requireNonNull(group(0));
    }

    @Override
    public @Nullable String group(int number) {
        return RegExp.group(found, number);
    }

    @Override
    public int start() {
        return RegExp.start(found);
    }

    @Override
    public int end() {
        return end;
    }

    @Override
    public int start(int group) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int end(int group) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int groupCount() {
        throw new UnsupportedOperationException();
    }

    /// What is put in is taken as it is: nobody here refers to groups.
    public String replaceAll(String by) {
        var replaced = new StringBuilder();
        int from = 0;
        while (find()) {
            replaced.append(text, from, start()).append(by);
            from = end;
        }
        return replaced.append(text.substring(from)).toString();
    }

    public String replaceFirst(String by) {
        return find() ? text.substring(0, start()) + by + text.substring(end) : text;
    }
}
