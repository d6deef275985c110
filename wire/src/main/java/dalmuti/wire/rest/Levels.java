package dalmuti.wire.rest;

import java.util.List;

/// How well bots can play, the weakest first.
public record Levels(List<Level> levels) {

    /// @param name as it is said in a plan for a table
    /// @param card the number of the card it is named after (CARD-4)
    /// @param text what that card is called
    public record Level(String name, int card, String text) {}
}
