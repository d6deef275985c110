package dalmuti.table;

import dalmuti.contract.Refusal;
import dalmuti.contract.Viewer;
import dalmuti.table.people.Guest;
import dalmuti.table.people.Visitor;
import dalmuti.wire.table.Notice;
import dalmuti.wire.table.Notices;
import dalmuti.wire.table.Picture;
import dalmuti.words.Words;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/// One viewer's picture of a table, as it was last sent: only what has changed for them is sent,
/// and nothing when nothing has (REV-6).
public final class Viewing {

    private final Visitor visitor;
    private final Words words;
    private final Outlet outlet;
    private Viewer viewer;
    private int number;
    private boolean stale = true;
    private boolean dismissed;
    private Picture seen = Picture.EMPTY;
    private Standing standing = new Standing(Picture.EMPTY, Picture.EMPTY);

    /// Who they are at the table, and the people among whom they are that.
    private record Standing(Picture people, Picture own) {}

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
    @SuppressWarnings("ReferenceEquality") // people who have not changed are the same object
    Picture standing(Picture people, Supplier<Picture> own) {
        if (standing.people() != people) {
            standing = new Standing(people, own.get());
        }
        return standing.own();
    }

    /// What is new to them in what depends on who sees it.
    Map<String, String> see(Picture own) {
        Picture before = seen;
        seen = own.sharing(before);
        return seen.since(before);
    }

    Viewer viewer() {
        return viewer;
    }

    /// Somebody sits down or gets up, and sees other cards from now on.
    void become(Viewer other) {
        viewer = other;
        forget();
    }

    /// All that is known has to be sent anew.
    void forget() {
        stale = true;
        seen = Picture.EMPTY;
    }

    boolean isStale() {
        return stale;
    }

    /// @param all everything they see
    /// @param own what of it depends on who sees it
    /// @param ack what is done with it; 0 for nothing
    void showAll(List<String> told, Picture all, Picture own, int ack) {
        stale = false;
        seen = own;
        tell(new Notice.Update(number + 1, ack, true, told, all.texts()));
    }

    /// @param body what has happened and changed for them
    void show(Notices.Body body, int ack) {
        number++;
        outlet.tell(Notices.write(number, ack, body));
    }

    private void tell(Notice.Update update) {
        number = update.number();
        outlet.tell(Notices.write(update));
    }

    /// Says something that does not become part of the picture.
    void add(Picture picture) {
        tell(new Notice.Update(number + 1, 0, false, List.of(), picture.texts()));
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
