package dalmuti.teavm.java.util.regex;

import dalmuti.teavm.RegExp;

import org.teavm.jso.JSObject;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// Stands for Java's, as far as it is used, by the browser's own regular expressions: the
/// compiler's would be a tenth of the engine. Ours mean the same in both, but for blanks.
public final class Pattern {

    private static final String LINES = "(?m)";
    private static final String BLANK = " \\t\\n\\x0B\\f\\r";

    private final JSObject anywhere;
    private final JSObject whole;

    private Pattern(String regex, String flags) {
        anywhere = RegExp.of(regex, flags);
        whole = RegExp.of("^(?:" + regex + ")$", flags);
    }

    public static Pattern compile(String regex) {
        boolean byLine = regex.startsWith(LINES);
        String text = byLine ? regex.substring(LINES.length()) : regex;
        return new Pattern(inJavaScript(text), byLine ? "gum" : "gu");
    }

    /// Blanks of JavaScript are many more than those of Java.
    private static String inJavaScript(String regex) {
        var text = new StringBuilder();
        boolean among = false;
        for (int i = 0; i < regex.length(); i++) {
            char c = regex.charAt(i);
            boolean escape = c == '\\';
            if (escape && regex.charAt(i + 1) == 's') {
                text.append(among ? BLANK : "[" + BLANK + "]");
            } else if (escape) {
                text.append(c).append(regex.charAt(i + 1));
            } else {
                among = among ? c != ']' : c == '[';
                text.append(c);
            }
            i += escape ? 1 : 0;
        }
        return text.toString();
    }

    public static boolean matches(String regex, CharSequence text) {
        return compile(regex).matcher(text).matches();
    }

    public Matcher matcher(CharSequence text) {
        return new Matcher(anywhere, whole, text.toString());
    }

    public Predicate<String> asMatchPredicate() {
        return text -> matcher(text).matches();
    }

    /// Empty pieces at the end are left out where no limit is set, as Java does.
    public String[] split(CharSequence text, int limit) {
        List<String> pieces = new ArrayList<>();
        Matcher between = matcher(text);
        int from = 0;
        while ((limit <= 0 || pieces.size() < limit - 1) && between.find()) {
            if (between.end() > 0) { // an empty piece in front of an empty match is none
                pieces.add(text.subSequence(from, between.start()).toString());
                from = between.end();
            }
        }
        pieces.add(text.subSequence(from, text.length()).toString());
        while (limit == 0 && pieces.size() > 1 && pieces.get(pieces.size() - 1).isEmpty()) {
            pieces.remove(pieces.size() - 1);
        }
        return pieces.toArray(new String[0]);
    }

    public String[] split(CharSequence text) {
        return split(text, 0);
    }
}
