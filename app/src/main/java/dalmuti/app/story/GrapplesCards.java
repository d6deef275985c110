package dalmuti.app.story;

import dalmuti.words.Words;

import grapples.Card;

import java.util.List;
import java.util.stream.Collectors;

/// Cards of Grapples by their names.
public record GrapplesCards(Words words) {

    /// `queen of spades`, `9 of hearts`, `joker`.
    public String card(Card card) {
        return switch (card) {
            case Card.Suited(var name, var suit) -> {
                String key =
                        Character.isDigit(name.spelling().charAt(0))
                                ? "story.grapples.number"
                                : "story.grapples.card";
                yield words.say(key, name(name), suit(suit));
            }
            case Card.Joker _ -> name(Card.Name.JOKER);
        };
    }

    public String list(List<Card> cards) {
        return cards.stream().map(this::card).collect(Collectors.joining(", "));
    }

    /// `queen`, `9`.
    public String name(Card.Name name) {
        return switch (name) {
            case ACE -> words.say("story.grapples.ace");
            case JACK -> words.say("story.grapples.jack");
            case QUEEN -> words.say("story.grapples.queen");
            case KING -> words.say("story.grapples.king");
            case JOKER -> words.say("story.grapples.joker");
            case TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN -> name.spelling();
        };
    }

    private String suit(Card.Suit suit) {
        return switch (suit) {
            case CLUBS -> words.say("story.grapples.clubs");
            case DIAMONDS -> words.say("story.grapples.diamonds");
            case HEARTS -> words.say("story.grapples.hearts");
            case SPADES -> words.say("story.grapples.spades");
        };
    }
}
