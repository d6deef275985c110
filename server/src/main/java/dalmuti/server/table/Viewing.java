package dalmuti.server.table;

import dalmuti.contract.Refusal;
import dalmuti.contract.Viewer;
import dalmuti.server.TableHost.Guest;
import dalmuti.server.TableHost.Outlet;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notices;
import dalmuti.words.Words;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.function.Supplier;

/// One viewer's picture of a table, as it was last sent: only what has changed for them is sent,
/// and nothing when nothing has (REV-6).
public final class Viewing {

    private static final int ACKS_KEPT = 64;

    private final Guest guest;
    private final Words words;
    private final Outlet outlet;
    private final Map<String, String> known = new HashMap<>();
    private final SequencedSet<Integer> acks = new LinkedHashSet<>();
    private Viewer viewer;
    private int number;
    private boolean stale = true;
    private Cached you = new Cached(-1, "");

    /// A part that is written again only when something in it can have changed.
    record Cached(int version, String part) {}

    Viewing(Guest guest, Words words, Outlet outlet, Viewer viewer) {
        this.guest = guest;
        this.words = words;
        this.outlet = outlet;
        this.viewer = viewer;
    }

    Guest guest() {
        return guest;
    }

    String you(int version, Supplier<String> written) {
        if (you.version() != version) {
            you = new Cached(version, written.get());
        }
        return you.part();
    }

    /// Whether a request was carried out before.
    boolean repeats(int ack) {
        return acks.contains(ack);
    }

    private void remember(int ack) {
        acks.add(ack);
        if (acks.size() > ACKS_KEPT) {
            acks.removeFirst();
        }
    }

    Viewer viewer() {
        return viewer;
    }

    /// Somebody sits down or gets up, and sees other cards from now on.
    void become(Viewer other) {
        if (!viewer.equals(other)) {
            viewer = other;
            stale = true;
        }
    }

    /// All that is known has to be sent anew.
    void forget() {
        stale = true;
    }

    boolean isStale() {
        return stale;
    }

    void showAll(List<String> told, Map<String, String> parts, int ack) {
        known.clear();
        known.putAll(parts);
        stale = false;
        remember(ack);
        number++;
        outlet.tell(Notices.write(new Notice.Update(number, ack, true, told, parts)));
    }

    /// @param ack what is done with it; 0 for nothing
    void show(List<String> told, Map<String, String> parts, int ack) {
        Map<String, String> changed = changed(parts);
        if (!told.isEmpty() || !changed.isEmpty()) {
            remember(ack);
            number++;
            outlet.tell(Notices.write(new Notice.Update(number, ack, false, told, changed)));
        } else if (ack != 0) {
            done(ack);
        }
    }

    private Map<String, String> changed(Map<String, String> parts) {
        var changed = new LinkedHashMap<String, String>();
        parts.forEach(
                (name, part) -> {
                    if (!part.equals(known.put(name, part))) {
                        changed.put(name, part);
                    }
                });
        if (known.size() > parts.size()) {
            known.keySet().removeIf(name -> isGone(name, parts, changed));
        }
        return changed;
    }

    private static boolean isGone(
            String name, Map<String, String> parts, Map<String, String> changed) {
        if (parts.containsKey(name)) {
            return false;
        }
        changed.put(name, "null");
        return true;
    }

    /// Says something that does not become part of the picture.
    void add(String name, String part) {
        number++;
        outlet.tell(
                Notices.write(new Notice.Update(number, 0, false, List.of(), Map.of(name, part))));
    }

    void done(int ack) {
        remember(ack);
        outlet.tell(Notices.write(new Notice.Done(ack)));
    }

    void refuse(int ack, Refusal why) {
        outlet.tell(Notices.write(new Notice.Refused(ack, why.rule(), why.key(), words.say(why))));
    }

    void advise(int ack, String advice) {
        outlet.tell(Notices.write(new Notice.Advice(ack, advice)));
    }

    void dismiss(Notice.Why why) {
        outlet.close(why);
    }
}
