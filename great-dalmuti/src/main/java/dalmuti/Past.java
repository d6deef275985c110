package dalmuti;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Everything that has happened in this round. Newest first inside, so that adding is cheap.
public sealed interface Past {

    record Fresh() implements Past {}

    record After(Past before, Event last) implements Past {}

    static Past of(List<Event> events) {
        Past past = new Fresh();
        for (Event event : events) {
            past = new After(past, event);
        }
        return past;
    }

    /// The events, oldest first.
    default List<Event> events() {
        if (this instanceof Fresh) {
            return List.of();
        }
        var events = new ArrayList<Event>();
        Past rest = this;
        while (rest instanceof After(var before, var last)) {
            events.add(last);
            rest = before;
        }
        Collections.reverse(events);
        return events;
    }
}
