package dalmuti.app.remote;

import dalmuti.wire.table.GameJson;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.TableView;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// All that a viewer was told of a table, put together from its updates.
///
/// @param parts by name, as JSON
/// @param told what happened since the last shuffle, as JSON
public record Picture(Map<String, String> parts, List<String> told) {

    public static final Picture NOTHING = new Picture(Map.of(), List.of());

    private static final String GONE = "null";

    public Picture {
        parts = Map.copyOf(parts);
        told = List.copyOf(told);
    }

    public Picture after(Notice.Update update) {
        var next = new HashMap<>(update.whole() ? Map.of() : parts);
        next.putAll(update.now());
        next.values().removeIf(GONE::equals);
        boolean anew = update.whole() || update.now().containsKey("since");
        var heard = new ArrayList<>(anew ? List.of() : told);
        heard.addAll(update.told());
        return new Picture(next, heard);
    }

    public TableView table() {
        return new TableView(parts);
    }

    public <V> V view(GameJson<?, ?, V> json) {
        return json.readView(parts, told);
    }
}
