package dalmuti.server.table;

import dalmuti.contract.Refusal;
import dalmuti.contract.Viewer;
import dalmuti.server.TableHost.Guest;
import dalmuti.server.TableHost.Outlet;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notices;
import dalmuti.words.Words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// One viewer's picture of a table, as it was last sent: only what has changed for them is sent,
/// and nothing when nothing has (REV-6).
public final class Viewing {

    private final Guest guest;
    private final Words words;
    private final Outlet outlet;
    private Map<String, String> known = Map.of();
    private Viewer viewer;
    private Optional<Object> stamped = Optional.empty();
    private int number;
    private boolean stale = true;
    private Cached standing = new Cached(-1, Map.of());

    /// Parts that are written again only when something in them can have changed.
    record Cached(int version, Map<String, String> parts) {}

    Viewing(Guest guest, Words words, Outlet outlet, Viewer viewer) {
        this.guest = guest;
        this.words = words;
        this.outlet = outlet;
        this.viewer = viewer;
    }

    Guest guest() {
        return guest;
    }

    /// Who they are at the table.
    Map<String, String> standing(int version, Supplier<Map<String, String>> written) {
        if (standing.version() != version) {
            standing = new Cached(version, written.get());
        }
        return standing.parts();
    }

    /// The parts that depend on who sees them, written only when they can have changed.
    ///
    /// @param stamp what they follow from, if that can be said
    Map<String, String> own(Optional<Object> stamp, Supplier<Map<String, String>> written) {
        boolean same = stamp.isPresent() && stamp.equals(stamped);
        stamped = stamp;
        return same ? known : written.get();
    }

    Viewer viewer() {
        return viewer;
    }

    /// Somebody sits down or gets up, and sees other cards from now on.
    void become(Viewer other) {
        if (!viewer.equals(other)) {
            viewer = other;
            forget();
        }
    }

    /// All that is known has to be sent anew.
    void forget() {
        stale = true;
        stamped = Optional.empty();
    }

    boolean isStale() {
        return stale;
    }

    /// @param common what everybody sees
    /// @param own what depends on who sees it
    /// @param ack what is done with it; 0 for nothing
    void showAll(List<String> told, Map<String, String> common, Map<String, String> own, int ack) {
        known = own;
        stale = false;
        var parts = new LinkedHashMap<>(common);
        parts.putAll(own);
        tell(new Notice.Update(number + 1, ack, true, told, parts));
    }

    /// @param changed what has changed for everybody
    void show(List<String> told, Map<String, String> changed, Map<String, String> own, int ack) {
        Map<String, String> parts = Changes.between(known, own);
        known = own;
        parts.putAll(changed);
        if (!told.isEmpty() || !parts.isEmpty()) {
            tell(new Notice.Update(number + 1, ack, false, told, parts));
        } else {
            done(ack);
        }
    }

    private void tell(Notice.Update update) {
        number = update.number();
        outlet.tell(Notices.write(update));
    }

    /// Says something that does not become part of the picture.
    void add(String name, String part) {
        tell(new Notice.Update(number + 1, 0, false, List.of(), Map.of(name, part)));
    }

    void done(int ack) {
        if (ack == 0) {
            return;
        }
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
