package dalmuti.app.story;

import dalmuti.court.Title;
import dalmuti.words.Language;
import dalmuti.words.NameTable;
import dalmuti.words.Words;

/// What the titles of positions are called in a language.
public record Titles(NameTable names, Words words) {

    private static final int MOST_WITH_ONE_MERCHANT = 5;

    public static Titles in(Language language) {
        return new Titles(NameTable.in(language), Words.in(language));
    }

    public String of(Title title) {
        return names.title(title.id());
    }

    /// The title of a position, counted from 1, among so many players.
    public String of(int position, int players) {
        Title title = Title.of(position, players);
        boolean counted = title == Title.MERCHANT && players > MOST_WITH_ONE_MERCHANT;
        return counted
                ? words.say("story.merchant", Title.merchant(position, players), of(title))
                : of(title);
    }
}
