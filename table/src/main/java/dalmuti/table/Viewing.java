package dalmuti.table;

import dalmuti.contract.Refusal;
import dalmuti.contract.Viewer;
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

    private final Visitor visitor;
    private final Words words;
    private final Outlet outlet;
    private final Seen seen = new Seen();
    private Viewer viewer;
    private Optional<Object> stamped = Optional.empty();
    private int number;
    private boolean stale = true;
    private boolean dismissed;
    private Cached standing = new Cached(-1, Map.of());

    /// Parts that are written again only when something in them can have changed.
    record Cached(int version, Map<String, String> parts) {}

    Viewing(Visitor visitor, Words words, Outlet outlet, Viewer viewer) {
        this.visitor = visitor;
        this.words = words;
        this.outlet = outlet;
        this.viewer = viewer;
    }

    Guest guest() {
        return visitor.guest();
    }

    /// Where they come from.
    String address() {
        return visitor.address();
    }

    /// Who they are at the table.
    Map<String, String> standing(int version, Supplier<Map<String, String>> written) {
        if (standing.version() != version) {
            standing = new Cached(version, written.get());
        }
        return standing.parts();
    }

    /// What is new in the parts that depend on who sees them. They are written only when they can
    /// have changed.
    ///
    /// @param stamp what they follow from, if that can be said
    Map<String, String> changes(Optional<Object> stamp, Supplier<Map<String, String>> written) {
        boolean same = stamp.isPresent() && stamp.equals(stamped);
        stamped = stamp;
        return same ? Map.of() : seen.see(written.get());
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
        seen.forget();
    }

    boolean isStale() {
        return stale;
    }

    /// @param common what everybody sees
    /// @param own what depends on who sees it
    /// @param ack what is done with it; 0 for nothing
    void showAll(List<String> told, Map<String, String> common, Map<String, String> own, int ack) {
        stale = false;
        tell(new Notice.Update(number + 1, ack, true, told, both(common, own)));
    }

    /// @param changed what has changed for everybody
    /// @param own what has changed of what depends on who sees it
    /// @param copies what others were told at the same time
    void show(
            List<String> told,
            Map<String, String> changed,
            Map<String, String> own,
            int ack,
            Copies copies) {
        if (told.isEmpty() && changed.isEmpty() && own.isEmpty()) {
            done(ack);
            return;
        }
        number++;
        Notices.Body body =
                own.isEmpty()
                        ? copies.of(told, changed)
                        : Notices.Body.of(told, both(own, changed));
        outlet.tell(Notices.write(number, ack, body));
    }

    private static Map<String, String> both(Map<String, String> some, Map<String, String> others) {
        var all = new LinkedHashMap<>(some);
        all.putAll(others);
        return all;
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
        dismissed = true;
        outlet.close(why);
    }

    /// Whether they were sent away. What they had said before that may still be on its way.
    public boolean isDismissed() {
        return dismissed;
    }
}
