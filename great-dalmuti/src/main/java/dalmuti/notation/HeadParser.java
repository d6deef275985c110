package dalmuti.notation;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.Onlooker;
import dalmuti.contract.Player;
import dalmuti.contract.RefusedException;
import dalmuti.contract.Viewer;
import dalmuti.options.Rules;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Reads the tags at the head of a record.
final class HeadParser { // REC-1

    private static final Pattern NAME = Pattern.compile("[^\\s\\[\\]\"]+");
    private static final List<String> NEEDED = List.of("game", "notation", "rules", "players");
    private static final String SEEN_BY = "seen-by";

    /// What the tags of a record say.
    ///
    /// @param seenBy whose record it is, or null for a whole one
    /// @param playersAt the line that names the players
    record Head(
            Rules rules,
            Map<Player, String> names,
            @Nullable Viewer seenBy,
            Map<String, String> tags,
            int playersAt) {}

    /// A tag's content and the line it stands on.
    private record Tag(int line, String content) {
        Tokens tokens() {
            return Tokens.of(line, content);
        }
    }

    private final Map<String, Tag> tags = new LinkedHashMap<>();

    /// Takes the tags of one line.
    void line(int line, String text) {
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == ';') {
                return;
            }
            if (Tokens.isBlank(c)) {
                at++;
            } else if (c == '[') {
                int end = tagEnd(line, text, at);
                add(line, text.substring(at + 1, end).strip());
                at = end + 1;
            } else {
                throw Tokens.flaw(line, "REC-1", "record.not-a-tag", text.substring(at));
            }
        }
    }

    private static int tagEnd(int line, String text, int from) {
        int i = from + 1;
        while (i < text.length() && text.charAt(i) != ']') {
            i =
                    text.charAt(i) != '"'
                            ? i + 1
                            : JsonString.end(text, i)
                                    .orElseThrow(
                                            () -> Tokens.flaw(line, "REC-1", "record.open-quote"));
        }
        if (i >= text.length()) {
            throw Tokens.flaw(line, "REC-1", "record.open-tag");
        }
        return i;
    }

    private void add(int line, String tag) {
        int blank = 0;
        while (blank < tag.length() && !Tokens.isBlank(tag.charAt(blank))) {
            blank++;
        }
        String name = tag.substring(0, blank);
        if (!NAME.matcher(name).matches()) {
            throw Tokens.flaw(line, "REC-1", "record.not-a-tag", "[" + tag + "]");
        }
        if (tags.put(name, new Tag(line, tag.substring(blank).strip())) != null) {
            throw Tokens.flaw(line, "REC-1", "record.tag-twice", name);
        }
    }

    boolean has(String name) {
        return tags.containsKey(name);
    }

    /// The head, when the body begins at this line.
    Head head(int line) {
        for (String name : NEEDED) {
            if (!tags.containsKey(name)) {
                throw Tokens.flaw(line, "REC-1", "record.tag-missing", name);
            }
        }
        only("game", "dalmuti");
        only("notation", "1");
        Map<Player, String> names = names(tag("players").tokens());
        var others = new LinkedHashMap<String, String>();
        tags.forEach((name, tag) -> others.put(name, tag.content()));
        NEEDED.forEach(others::remove);
        others.remove(SEEN_BY);
        return new Head(
                rules(tag("rules").tokens()), names, seenBy(), others, tag("players").line());
    }

    private Tag tag(String name) {
        return tags.getOrDefault(name, new Tag(1, ""));
    }

    private void only(String name, String value) {
        Tag tag = tag(name);
        if (!tag.content().equals(value)) {
            throw Tokens.flaw(tag.line(), "REC-1", "record.tag-value", name, value, tag.content());
        }
    }

    private static Rules rules(Tokens tokens) {
        var words = new ArrayList<String>();
        do {
            words.add(tokens.next());
        } while (tokens.hasNext());
        try {
            return Rules.of(words);
        } catch (RefusedException refused) {
            throw new FlawedRecordException(tokens.line(), refused.refusal());
        }
    }

    private static Map<Player, String> names(Tokens tokens) {
        var names = new HashMap<Player, String>();
        while (tokens.hasNext()) {
            Player expected = new Player(names.size());
            Player player = Names.player(tokens);
            if (!player.equals(expected)) {
                throw tokens.flaw("REC-1", "dalmuti.next-letter", player, expected);
            }
            names.put(player, Names.read(tokens, player));
        }
        return names;
    }

    private @Nullable Viewer seenBy() {
        Tag tag = tags.get(SEEN_BY);
        if (tag == null) {
            return null;
        }
        if (tag.content().equals("-")) {
            return Onlooker.ONLOOKER;
        }
        Tokens tokens = tag.tokens();
        Player viewer = tokens.player();
        tokens.end();
        return viewer;
    }
}
