package dalmuti.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads the pattern of a message. A pattern that can't be read is a programmer's mistake.
final class MessageParser {

    private static final String QUOTED_BRACE = "'{'";

    private final String pattern;
    private int at;

    MessageParser(String pattern) {
        this.pattern = pattern;
    }

    Message whole() {
        Message message = message();
        if (at < pattern.length()) {
            throw wrong("a brace too many");
        }
        return message;
    }

    private Message message() {
        var parts = new ArrayList<Message.Part>();
        while (at < pattern.length() && pattern.charAt(at) != '}') {
            parts.add(pattern.charAt(at) == '{' ? placeholder() : text());
        }
        return new Message(parts);
    }

    private Message.Text text() {
        var text = new StringBuilder();
        while (at < pattern.length() && "{}".indexOf(pattern.charAt(at)) < 0) {
            boolean quoted = pattern.startsWith(QUOTED_BRACE, at);
            text.append(quoted ? '{' : pattern.charAt(at));
            at += quoted ? QUOTED_BRACE.length() : 1;
        }
        return new Message.Text(text.toString());
    }

    private Message.Part placeholder() {
        take('{');
        int number = number(until(",}"));
        if (pattern.charAt(at) == '}') {
            take('}');
            return new Message.Argument(number);
        }
        take(',');
        String kind = until(",").strip();
        take(',');
        Message.Part part =
                switch (kind) {
                    case "plural" -> new Message.Plural(number, forms());
                    case "particle" -> new Message.Sound(number, Euphony.particle(pair()));
                    case "before i" -> new Message.Sound(number, Euphony.conjunction(pair()));
                    default -> throw wrong("no form " + kind);
                };
        take('}');
        return part;
    }

    private Map<String, Message> forms() {
        var forms = new LinkedHashMap<String, Message>();
        while (at < pattern.length() && pattern.charAt(at) != '}') {
            String name = until("{").strip();
            take('{');
            forms.put(name, message());
            take('}');
            while (at < pattern.length() && pattern.charAt(at) == ' ') {
                at++;
            }
        }
        return forms;
    }

    private List<String> pair() {
        List<String> pair = List.of(until("}").strip().split("/", -1));
        if (pair.size() != 2) {
            throw wrong("a pair is wanted");
        }
        return pair;
    }

    private int number(String text) {
        if (!text.matches("[0-9]")) {
            throw wrong("no argument " + text);
        }
        return Integer.parseInt(text);
    }

    private String until(String ends) {
        int from = at;
        while (at < pattern.length() && ends.indexOf(pattern.charAt(at)) < 0) {
            at++;
        }
        if (at == pattern.length()) {
            throw wrong("it ends too early");
        }
        return pattern.substring(from, at);
    }

    private void take(char wanted) {
        if (at >= pattern.length() || pattern.charAt(at) != wanted) {
            throw wrong(wanted + " is wanted");
        }
        at++;
    }

    private IllegalArgumentException wrong(String why) {
        return new IllegalArgumentException(why + " at " + at + " of " + pattern);
    }
}
