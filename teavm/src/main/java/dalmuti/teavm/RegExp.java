package dalmuti.teavm;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/// The browser's regular expressions.
public final class RegExp {

    private RegExp() {}

    @JSBody(
            params = {"regex", "flags"},
            script = "return new RegExp(regex, flags);")
    public static native JSObject of(String regex, String flags);

    /// What fits first, from a place on.
    @JSBody(
            params = {"expression", "text", "from"},
            script = "expression.lastIndex = from; return expression.exec(text);")
    public static native @Nullable JSObject search(JSObject expression, String text, int from);

    @JSBody(params = "found", script = "return found.index;")
    public static native int start(@Nullable JSObject found);

    @JSBody(
            params = {"found", "number"},
            script = "return found[number] === undefined ? null : found[number];")
    public static native @Nullable String group(@Nullable JSObject found, int number);
}
