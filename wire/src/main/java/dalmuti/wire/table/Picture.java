package dalmuti.wire.table;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What somebody sees, in parts. It never changes. Pictures that follow one another share the parts
/// that have stayed the same, so that each is written once.
public final class Picture {

    public static final Picture EMPTY = new Picture(List.of());

    private static final String GONE = "null";
    private static final int NOWHERE = Integer.MAX_VALUE;

    private final List<PartValue<?>> parts;

    private Picture(List<PartValue<?>> parts) {
        this.parts = parts;
    }

    public static Picture of(PartValue<?>... parts) {
        return new Picture(List.of(parts));
    }

    /// These parts and more; of a part that both have, the other's.
    public Picture and(Picture more) {
        var all = new ArrayList<PartValue<?>>(parts.size() + more.parts.size());
        for (int i = 0; i < parts.size(); i++) {
            if (more.find(parts.get(i).name(), NOWHERE) == null) {
                all.add(parts.get(i));
            }
        }
        all.addAll(more.parts);
        return new Picture(all);
    }

    public Picture and(PartValue<?> more) {
        return and(of(more));
    }

    public Picture without(String name) {
        return new Picture(parts.stream().filter(it -> !it.name().equals(name)).toList());
    }

    /// The same picture, with the parts of an earlier one where they are no other; that one itself
    /// where nothing is.
    public Picture sharing(Picture before) {
        var shared = new ArrayList<PartValue<?>>(parts.size());
        for (int i = 0; i < parts.size(); i++) {
            PartValue<?> part = parts.get(i);
            PartValue<?> old = before.find(part.name(), i);
            shared.add(old != null && part.isSame(old) ? old : part);
        }
        return shared.equals(before.parts) ? before : new Picture(shared);
    }

    /// The text of each part that is new or other than in an earlier picture; `null` for those that
    /// are gone.
    public Map<String, String> since(Picture before) {
        var changed = new LinkedHashMap<String, String>();
        for (int i = 0; i < parts.size(); i++) {
            PartValue<?> part = parts.get(i);
            PartValue<?> old = before.find(part.name(), i);
            if (old == null || !part.isSame(old)) {
                changed.put(part.name(), part.text());
            }
        }
        for (int i = 0; i < before.parts.size(); i++) {
            String name = before.parts.get(i).name();
            if (find(name, i) == null) {
                changed.put(name, GONE);
            }
        }
        return changed;
    }

    /// All parts as text.
    public Map<String, String> texts() {
        return since(EMPTY);
    }

    /// @param likely where it stood in the picture before, as most parts stay where they are
    private @Nullable PartValue<?> find(String name, int likely) {
        if (likely < parts.size() && parts.get(likely).name().equals(name)) {
            return parts.get(likely);
        }
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).name().equals(name)) {
                return parts.get(i);
            }
        }
        return null;
    }
}
