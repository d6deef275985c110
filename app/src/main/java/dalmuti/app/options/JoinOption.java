package dalmuti.app.options;

import dalmuti.app.shell.GivenUpException;
import dalmuti.lab.play.Traffic;

import picocli.CommandLine.Option;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// After which rounds bots join a match or leave it.
public final class JoinOption {

    private static final Pattern CHANGE = Pattern.compile("([1-9][0-9]{0,3}):([+-])([1-9][0-9]?)");

    @Option(names = "--join", paramLabel = "ROUND:CHANGE", split = ",")
    private List<String> changes = List.of();

    public boolean isWanted() {
        return !changes.isEmpty();
    }

    public Traffic traffic() {
        return new Traffic(changes.stream().map(JoinOption::change).toList());
    }

    private static Traffic.Change change(String text) {
        Matcher change = CHANGE.matcher(text);
        if (!change.matches()) {
            throw GivenUpException.wrongUsage(
                    "--join is ROUND:+N or ROUND:-N, as in 3:+2,6:-1, and not " + text);
        }
        int round = Integer.parseInt(change.group(1));
        int count = Integer.parseInt(change.group(3));
        return change.group(2).equals("+")
                ? new Traffic.Change(round, 0, count)
                : new Traffic.Change(round, count, 0);
    }
}
