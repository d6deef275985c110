package dalmuti.server.table;

import java.util.LinkedHashMap;
import java.util.Map;

/// What is different between two pictures.
final class Changes {

    private Changes() {}

    /// The parts that are new or other than before; `null` for those that are gone.
    @SuppressWarnings("ReferenceEquality") // what was not written again is the same
    static Map<String, String> between(Map<String, String> before, Map<String, String> after) {
        var changed = new LinkedHashMap<String, String>();
        if (before == after) {
            return changed;
        }
        after.forEach(
                (name, part) -> {
                    if (!part.equals(before.get(name))) {
                        changed.put(name, part);
                    }
                });
        for (String name : before.keySet()) {
            if (!after.containsKey(name)) {
                changed.put(name, "null");
            }
        }
        return changed;
    }
}
