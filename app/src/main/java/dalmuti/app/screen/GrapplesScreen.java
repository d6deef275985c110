package dalmuti.app.screen;

import dalmuti.app.print.Paragraph;
import dalmuti.app.print.Table;
import dalmuti.app.story.GrapplesCards;
import dalmuti.app.story.GrapplesStory;
import dalmuti.app.story.People;
import dalmuti.app.story.StoryWriter;
import dalmuti.app.story.TextStyle;
import dalmuti.contract.Player;

import grapples.Card;
import grapples.Choice;
import grapples.Direction;
import grapples.Event;
import grapples.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What is shown to a player of Grapples, and what is read of them. All choices are numbered.
public final class GrapplesScreen extends GameScreen<Choice, Event, View> {

    private final GrapplesCards cards;
    private final GrapplesPicture picture;

    public GrapplesScreen(People people, TextStyle style) {
        super(people, style, View::legal);
        this.cards = new GrapplesCards(words);
        this.picture = new GrapplesPicture(people, style);
    }

    @Override
    void writeHead(StoryWriter beats, View view) {
        GrapplesStory.head(beats, view.options(), people, style, Optional.empty());
    }

    @Override
    public Commentary<Event> commentary(View view) {
        return new GrapplesCommentary(people, style);
    }

    @Override
    public List<String> picture(View view) {
        return picture.lines(view);
    }

    @Override
    public List<String> question(View view) {
        var lines = new ArrayList<>(Paragraph.lines(INDENT, picture.question(view)));
        lines.addAll(menu(view));
        return lines;
    }

    @Override
    public List<String> scores(View view) {
        return picture.scores(view);
    }

    @Override
    public List<String> help(View view) {
        var lines = new ArrayList<>(Paragraph.lines(INDENT, words.say("play.help-grapples")));
        lines.addAll(
                Table.explained(
                        words.say("play.help-menu"),
                        words.say("play.grapples.help-scores"),
                        words.say("play.help-always")));
        return lines;
    }

    /// Who can only keep a card, or only discard it, is not asked.
    @Override
    public boolean isWorthAsking(View view) {
        return view.legal().size() > 1;
    }

    @Override
    public String name(Choice choice) {
        return switch (choice) {
            case Choice.TapOut() -> words.say("play.grapples.tap-out");
            case Choice.LookAtTop() -> words.say("play.grapples.look");
            case Choice.Deal(var to) -> dealTo(to);
            case Choice.DealOn() -> words.say("play.grapples.deal-on");
            case Choice.ChooseDirection(var direction) ->
                    direction == Direction.LEFT
                            ? words.say("play.grapples.go-left")
                            : words.say("play.grapples.go-right");
            case Choice.Keep() -> words.say("play.grapples.keep");
            case Choice.DoubleDown() -> words.say("play.grapples.double-down");
            case Choice.AskForOffice() -> words.say("play.grapples.ask-for-office");
            case Choice.TakeOffice() -> words.say("play.grapples.take-office");
            case Choice.DiscardAce() -> words.say("play.grapples.discard-ace");
            case Choice.TradeQueen(var with) ->
                    words.say("play.grapples.trade-queen", people.name(with));
            case Choice.Point(int back) -> words.say("play.grapples.point", back + 1);
            case Choice.Agree() -> words.say("play.grapples.agree");
            case Choice.Refuse() -> words.say("play.grapples.refuse");
            case Choice.DrawCards _, Choice.ShuffleDeck _, Choice.ShuffleHand _ ->
                    throw new IllegalArgumentException("Nature's: " + choice);
        };
    }

    private String dealTo(Choice.To to) {
        return switch (to) {
            case SELF -> words.say("play.grapples.deal-self");
            case LEFT -> words.say("play.grapples.deal-left");
            case RIGHT -> words.say("play.grapples.deal-right");
        };
    }

    @Override
    Object named(Object argument) {
        return switch (argument) {
            case Player player -> people.name(player);
            case Card card -> cards.card(card);
            case Card.Name name -> cards.name(name);
            case Choice choice -> name(choice);
            default -> argument;
        };
    }
}
