package dalmuti.app.names;

import dalmuti.court.Title;

import java.util.List;

/// What the titles of positions are called.
public record Titles(NameTable names) {

    private static final int MOST_WITH_ONE_MERCHANT = 5;

    private static final List<String> ORDINALS =
            List.of(
                    "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth",
                    "Ninth", "Tenth");

    /// The title of a position, counted from 1, among so many players.
    public String of(int position, int players) {
        Title title = Title.of(position, players);
        String name = names.title(title.id());
        boolean counted = title == Title.MERCHANT && players > MOST_WITH_ONE_MERCHANT;
        return counted ? ORDINALS.get(Title.merchant(position, players) - 1) + " " + name : name;
    }
}
