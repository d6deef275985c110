package grapples;

import dalmuti.contract.Player;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/// What may be expected of the next card, and who leads, from somebody's knowledge.
///
/// @param names the names of which a card may still be in the deck
/// @param mean the mean worth of the next card; 0 when there is none
/// @param leader who has most grapples, the first in order of seats where several have
/// @param grapples how many the leader has, or may be expected to have
public record Outlook(Map<Card.Name, Chance> names, double mean, Player leader, double grapples) {

    /// How many cards of a name were not seen yet, and how likely the next card is one of them.
    public record Chance(int left, double next) {}

    public Outlook {
        var ordered = new EnumMap<Card.Name, Chance>(Card.Name.class);
        ordered.putAll(names);
        names = Collections.unmodifiableMap(ordered);
    }
}
