package dalmuti.app.story;

import java.util.List;

/// A part of a story that is read at once: a trick, a deal, a turn.
///
/// @param round the round (Grapples: the game) it belongs to; 0 before the first
public record StoryPart(int round, List<String> lines) {

    public StoryPart {
        lines = List.copyOf(lines);
    }
}
