package dalmuti.server.play;

import dalmuti.View;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.Notice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What somebody knows of a table, from the updates that were sent to them.
final class Picture {

    static final DalmutiJson JSON = new DalmutiJson();

    private static final Pattern SINCE = Pattern.compile("\"(\\d+):(\\d+)\"");

    private final Map<String, String> parts = new HashMap<>();
    private final List<String> told = new ArrayList<>();

    void take(Notice.Update update) {
        if (update.whole()) {
            parts.clear();
        }
        if (update.whole() || update.now().containsKey("since")) {
            told.clear();
        }
        parts.putAll(update.now());
        parts.values().removeIf("null"::equals);
        told.addAll(update.told());
    }

    String part(String name) {
        return parts.getOrDefault(name, "");
    }

    Optional<Integer> question() {
        return Optional.ofNullable(parts.get("question")).map(Integer::valueOf);
    }

    boolean isMatchShown() {
        return parts.containsKey("scene");
    }

    View view() {
        return view(JSON);
    }

    <V> V view(GameJson<?, ?, V> json) {
        return json.readView(parts, told);
    }

    /// The number of the match, and of its moves before the last shuffle.
    Moment moment() {
        Matcher since = SINCE.matcher(part("since"));
        return since.matches()
                ? new Moment(Integer.parseInt(since.group(1)), Integer.parseInt(since.group(2)))
                : new Moment(0, 0);
    }

    record Moment(int match, int moves) {
        boolean isBefore(Moment other) {
            return match < other.match || (match == other.match && moves < other.moves);
        }
    }

    /// A number or word after a name in a part.
    static Optional<String> field(String part, String name) {
        Matcher matcher = Pattern.compile("\"" + name + "\":\"?([\\w-]+)").matcher(part);
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
}
