package dalmuti.programs;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.bots.Bot;
import dalmuti.bots.Faults;
import dalmuti.wire.program.DalmutiPhrasing;
import dalmuti.wire.program.GrapplesPhrasing;

import grapples.Choice;

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

    /// A program that plays The Great Dalmuti. Close it when it is not needed any more.
    public static ProgramBot<View, Move> dalmuti(
            List<String> command, Allowance allowance, Bot<View, Move> fallback) {
        return new ProgramBot<>(
                new Program(command, allowance), new DalmutiPhrasing(), fallback, new Faults());
    }

    /// A program that plays Grapples. Close it when it is not needed any more.
    public static ProgramBot<grapples.View, Choice> grapples(
            List<String> command, Allowance allowance, Bot<grapples.View, Choice> fallback) {
        return new ProgramBot<>(
                new Program(command, allowance), new GrapplesPhrasing(), fallback, new Faults());
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
