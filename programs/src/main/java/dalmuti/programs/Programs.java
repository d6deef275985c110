package dalmuti.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Where bots named `program:COMMAND` come from.
public final class Programs {

    private static final String PREFIX = "program:";
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

    private Programs() {}

    /// The command in the name of a bot, if it is a program's.
    public static Optional<List<String>> command(String name) {
        return Optional.of(name)
                .filter(it -> it.startsWith(PREFIX))
                .map(it -> words(it.substring(PREFIX.length())))
                .filter(words -> !words.isEmpty());
    }

    /// Words are parted by spaces, but for those within quotes. There is no other magic: whoever
    /// wants a shell calls one.
    private static List<String> words(String command) {
        var words = new ArrayList<String>();
        var found = WORD.matcher(command);
        while (found.find()) {
            for (int group = 1; group <= found.groupCount(); group++) {
                if (found.group(group) != null) {
                    words.add(found.group(group));
                }
            }
        }
        return List.copyOf(words);
    }
}
