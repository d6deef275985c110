package grapples;

import dalmuti.contract.Viewer;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// Follows a match with one viewer's eyes. What was learnt once is not learnt again, so that an
/// outlook after every move costs no more late in a game than early. One thread at a time may ask.
public final class Follower {

    private final Viewer viewer;
    private Past learnt = new Past.Fresh();
    private Optional<Knowledge> knowledge = Optional.empty();
    private Optional<Outlook> outlook = Optional.empty();

    public Follower(Viewer viewer) {
        this.viewer = viewer;
    }

    /// As [View#outlook] of the viewer's view. The match may be any: one that does not follow from
    /// the last is learnt from its beginning.
    public Outlook outlook(Match match) {
        learn(match);
        Outlook now = outlook.orElseGet(knowledge.orElseThrow()::outlook);
        outlook = Optional.of(now);
        return now;
    }

    @SuppressWarnings("ReferenceEquality") // a past that was learnt is the beginning of the next
    private void learn(Match match) {
        Deque<Event> news = new ArrayDeque<>();
        Past past = match.past();
        while (past != learnt && past instanceof Past.After(var before, var last)) {
            news.addFirst(last);
            past = before;
        }
        boolean goesOn = past == learnt && knowledge.isPresent();
        Knowledge known =
                goesOn
                        ? knowledge.orElseThrow()
                        : Knowledge.none(match.options(), match.players().size());
        if (!goesOn || !news.isEmpty()) {
            outlook = Optional.empty();
        }
        news.forEach(event -> known.learn(event.toldTo(viewer)));
        knowledge = Optional.of(known);
        learnt = match.past();
    }
}
