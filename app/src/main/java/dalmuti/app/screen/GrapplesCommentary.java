package dalmuti.app.screen;

import dalmuti.app.story.GrapplesSentences;
import dalmuti.app.story.People;
import dalmuti.app.story.StoryWriter;
import dalmuti.app.story.TextStyle;

import grapples.Event;

import java.util.List;

/// Tells Grapples while it is played.
public final class GrapplesCommentary implements Commentary<Event> {

    private final StoryWriter beats;
    private final TextStyle style;
    private final GrapplesSentences sentences;
    private int game;
    private boolean drawing;

    public GrapplesCommentary(People people, TextStyle style) {
        this.beats = new StoryWriter(style.ink());
        this.style = style;
        this.sentences = GrapplesSentences.of(people, style);
    }

    @Override
    public void tell(Event event) {
        switch (event) {
            case Event.CardsDrawn _ -> begin();
            case Event.DeckShuffled _ -> drawing = false;
            case Event.HandsShown _, Event.GameEnded _ ->
                    beats.begin(style.words().say("story.grapples.end"));
            default -> {} // goes on where it was
        }
        sentences.of(event).ifPresent(beats::say);
    }

    /// The draw is repeated while several share the highest card.
    private void begin() {
        if (!drawing) {
            drawing = true;
            game++;
            beats.begin(style.words().say("story.grapples.game", game));
            beats.say(style.words().say("play.explain-first-dealer"));
        }
    }

    @Override
    public List<String> taken() {
        return beats.taken();
    }
}
