package dalmuti.app.story;

import dalmuti.app.print.Paragraph;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.court.Title;
import dalmuti.words.Language;
import dalmuti.words.NameTable;
import dalmuti.words.Words;

import java.util.stream.Collectors;

/// Cards and titles of The Great Dalmuti by their names.
public record DalmutiNames(NameTable names, Words words) {

    private static final int MOST_WITH_ONE_MERCHANT = 5;

    public static DalmutiNames in(Language language) {
        return new DalmutiNames(NameTable.in(language), Words.in(language));
    }

    public String title(Title title) {
        return names.title(title.id());
    }

    /// The title of a position, counted from 1, among so many players.
    public String title(int position, int players) {
        Title title = Title.of(position, players);
        boolean counted = title == Title.MERCHANT && players > MOST_WITH_ONE_MERCHANT;
        return counted
                ? words.say("story.merchant", Title.merchant(position, players), title(title))
                : title(title);
    }

    /// `Cook (9)`, `Jester`.
    public String card(Rank rank) {
        String name = names.card(rank.number());
        return rank == Rank.JESTER ? name : name + " (" + rank + ")";
    }

    /// `2 × Cook (9) + Jester`.
    public String play(Play play) {
        String jesters = group(Rank.JESTER, play.jesters());
        if (play.naturals() == 0) {
            return jesters;
        }
        String naturals = group(play.rank(), play.naturals());
        return play.jesters() == 0 ? naturals : naturals + " + " + jesters;
    }

    /// `Cook (9), 2 × Jester`, or how many there are of cards that nobody shows.
    public String cards(Cards cards) {
        return switch (cards) {
            case Cards.Open(var hand) -> hand(hand);
            case Cards.FaceDown(int size) -> words.say("story.cards", size);
        };
    }

    public String hand(Hand hand) {
        return hand.isEmpty()
                ? words.say("story.nothing")
                : hand.ranks().stream()
                        .map(rank -> group(rank, hand.count(rank)))
                        .collect(Collectors.joining(", "));
    }

    /// `2 × Cook (9)`, never to be broken.
    public String group(Rank rank, int count) {
        return Paragraph.whole(count == 1 ? card(rank) : count + " × " + card(rank));
    }
}
