package dalmuti.app.story;

import dalmuti.Event;
import dalmuti.app.print.Ink;
import dalmuti.cards.Play;
import dalmuti.contract.Player;

import java.util.ArrayList;
import java.util.List;

/// Tells the tricks of a round: a line a play, with the passes after it put together.
final class TrickTeller {

    private final Beats beats;
    private final People people;
    private final CardWords cards;
    private final Ink ink;
    private final List<Player> passing = new ArrayList<>();
    private int number;
    private boolean leads = true;
    private String line = "";

    TrickTeller(Beats beats, People people, CardWords cards, Ink ink) {
        this.beats = beats;
        this.people = people;
        this.cards = cards;
        this.ink = ink;
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
            beats.begin("Trick " + number);
        }
        line = "%s %s %s".formatted(people.name(by), leads ? "leads" : "plays", cards.play(play));
        leads = false;
    }

    private void out(Player player, int place) {
        String way = "and is out, place " + place;
        if (line.isEmpty()) {
            beats.colored(ink.good(people.name(player) + " " + way));
        } else {
            beats.colored(line + " " + ink.good(way));
            line = "";
        }
    }

    private void taken(Player by, Player next) {
        finish();
        leads = true;
        beats.colored(
                ink.strong(
                        by.equals(next)
                                ? people.name(next) + " leads next"
                                : "%s is out, so %s leads next"
                                        .formatted(people.name(by), people.name(next))));
    }

    private void plays() {
        if (!line.isEmpty()) {
            beats.colored(line);
            line = "";
        }
    }

    private void passes() {
        if (!passing.isEmpty()) {
            String verb = passing.size() == 1 ? " passes" : " pass";
            beats.colored(ink.faint(people.list(passing) + verb));
            passing.clear();
        }
    }
}
