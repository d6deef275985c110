package dalmuti.house;

import java.util.List;
import java.util.SequencedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// The ids of the rules, from the pages.
public final class Rulebook {

    private static final Pattern ID = Pattern.compile("\\*\\*([A-Z]+(?:-[A-Z]+)*-[0-9]+)\\*\\*");

    private Rulebook() {}

    /// The rules that the code has to follow.
    public static SequencedSet<String> ids() {
        return idsOf(List.of("dalmuti.md", "record.md", "grapples.md", "decrees.md"));
    }

    private static SequencedSet<String> idsOf(List<String> pages) {
        var ids = new TreeSet<String>();
        for (String page : pages) {
            String text = Sources.text(Sources.ROOT.resolve("docs/rules").resolve(page));
            ID.matcher(text).results().map((MatchResult id) -> id.group(1)).forEach(ids::add);
        }
        return ids;
    }
}
