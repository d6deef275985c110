package grapples;

import dalmuti.contract.Viewer;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.Deque;

/// Follows a match with one viewer's eyes. What was learnt once is not learnt again, so that an
/// outlook after every move costs no more late in a game than early. One thread at a time may ask.
public final class Follower {

    private final Viewer viewer;
    private Past learnt = new Past.Fresh();
    private @Nullable Knowledge knowledge;
    private @Nullable Outlook outlook;

    public Follower(Viewer viewer) {
        this.viewer = viewer;
    }

    /// As [View#outlook] of the viewer's view. The match may be any: one that does not follow from
    /// the last is learnt from its beginning.
    public Outlook outlook(Match match) {
        Knowledge known = learn(match);
        if (outlook == null) {
            outlook = known.outlook();
        }
        return outlook;
    }

    @SuppressWarnings("ReferenceEquality") // a past that was learnt is the beginning of the next
    private Knowledge learn(Match match) {
        Deque<Event> news = new ArrayDeque<>();
        Past past = match.past();
        while (past != learnt && past instanceof Past.After(var before, var last)) {
            news.addFirst(last);
            past = before;
        }
        if (past != learnt || knowledge == null) {
            knowledge = new Knowledge(match.options(), match.players().size());
            outlook = null;
        }
        for (Event event : news) {
            knowledge.learn(event.toldTo(viewer));
            outlook = null;
        }
        learnt = match.past();
        return knowledge;
    }
}
