package dalmuti.app.story;

import dalmuti.app.print.Paragraph;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.words.NameTable;
import dalmuti.words.Words;

import java.util.stream.Collectors;

/// Cards of The Great Dalmuti by their names.
public record CardWords(NameTable names, Words words) {

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
        String group = count == 1 ? card(rank) : count + " × " + card(rank);
        return group.replace(" ", Paragraph.UNBREAKABLE_SPACE);
    }
}
