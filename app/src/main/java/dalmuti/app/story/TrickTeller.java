package dalmuti.app.story;

import dalmuti.Event;
import dalmuti.cards.Play;
import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.List;

/// Tells the tricks of a round: a line a play, with the passes after it put together.
final class TrickTeller {

    private final StoryWriter beats;
    private final People people;
    private final TextStyle style;
    private final DalmutiNames cards;
    private final List<Player> passing = new ArrayList<>();
    private int number;
    private boolean leads = true;
    private String line = "";

    TrickTeller(StoryWriter beats, People people, TextStyle style) {
        this.beats = beats;
        this.people = people;
        this.style = style;
        this.cards = style.names();
    }

    void beginRound() {
        number = 0;
        leads = true;
    }

    void tell(Event event) {
        switch (event) {
            case Event.Laid(var by, var play) -> laid(by, play);
            case Event.Passed(var by) -> {
                plays();
                passing.add(by);
            }
            case Event.WentOut(var player, int place) -> out(player, place);
            case Event.TrickTaken(var by, var next) -> taken(by, next);
            default -> throw new IllegalArgumentException("Not of a trick: " + event);
        }
    }

    /// Says what has been kept back so far.
    void finish() {
        plays();
        passes();
    }

    private void laid(Player by, Play play) {
        finish();
        if (leads) {
            number++;
            beats.begin(style.say("story.heading-trick", number));
        }
        String key = leads ? "story.leads" : "story.plays";
        line = style.say(key, people.name(by), cards.play(play));
        leads = false;
    }

    private void out(Player player, int place) {
        if (line.isEmpty()) {
            beats.colored(style.ink().good(style.say("story.is-out", people.name(player), place)));
        } else {
            beats.colored(line + " " + style.ink().good(style.say("story.and-is-out", place)));
            line = "";
        }
    }

    private void taken(Player by, Player next) {
        finish();
        leads = true;
        String sentence =
                by.equals(next)
                        ? style.say("story.leads-next", people.name(next))
                        : style.say("story.out-leads-next", people.name(by), people.name(next));
        beats.colored(style.ink().strong(sentence));
    }

    private void plays() {
        if (!line.isEmpty()) {
            beats.colored(line);
            line = "";
        }
    }

    private void passes() {
        if (!passing.isEmpty()) {
            String sentence = style.say("story.passes", people.list(passing), passing.size());
            beats.colored(style.ink().faint(sentence));
            passing.clear();
        }
    }
}
