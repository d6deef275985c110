package grapples;

import java.util.ArrayList;
import java.util.List;

/// Everything that has happened in this game. Newest first inside, so that adding is cheap.
public sealed interface Past {

    record Fresh() implements Past {}

    record After(Past before, Event last) implements Past {}

    default Past and(List<Event> events) {
        Past past = this;
        for (Event event : events) {
            past = new After(past, event);
        }
        return past;
    }

    /// In the order in which it happened.
    default List<Event> events() {
        var events = new ArrayList<Event>();
        for (Past past = this; past instanceof After(var before, var last); past = before) {
            events.add(last);
        }
        return List.copyOf(events.reversed());
    }
}
