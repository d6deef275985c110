package dalmuti.table;

import java.util.LinkedHashMap;
import java.util.Map;

/// A picture as it was last seen. It changes in place, so that a table which is left alone for a
/// second keeps no second copy of what has stayed the same.
final class Seen {

    private final Map<String, String> parts = new LinkedHashMap<>();

    /// Sees a whole picture.
    ///
    /// @return the parts that are new or other than before; `null` for those that are gone
    Map<String, String> see(Map<String, String> picture) {
        var changed = new LinkedHashMap<String, String>();
        picture.forEach(
                (name, part) -> {
                    if (!part.equals(parts.get(name))) {
                        changed.put(name, part);
                    }
                });
        for (String name : parts.keySet()) {
            if (!picture.containsKey(name)) {
                changed.put(name, "null");
            }
        }
        parts.putAll(changed);
        parts.keySet().retainAll(picture.keySet());
        return changed;
    }

    void forget() {
        parts.clear();
    }
}
