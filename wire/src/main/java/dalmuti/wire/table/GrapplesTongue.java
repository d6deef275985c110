package dalmuti.wire.table;

import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.wire.form.Form;
import dalmuti.wire.form.OptionsForm;
import dalmuti.wire.form.Runs;
import dalmuti.wire.form.Shape;
import dalmuti.wire.form.Source;
import dalmuti.wire.form.Vocabulary;

import grapples.Card;
import grapples.Cards;
import grapples.Choice;
import grapples.Event;
import grapples.Options;
import grapples.Outlook;
import grapples.Phase;
import grapples.Standing;
import grapples.View;

import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// Grapples on the wire.
public final class GrapplesTongue implements Tongue<Choice, Event, View> {

    private static final Vocabulary VOCABULARY =
            new Vocabulary("Grapples")
                    .with(Options.class, new OptionsForm())
                    .kinds(Event.class, "event")
                    .kinds(Choice.class, "move")
                    .kinds(Phase.class, "scene");

    private static final Form<Event> EVENT = VOCABULARY.form(Event.class);
    private static final Form<Choice> CHOICE = VOCABULARY.form(Choice.class);
    private static final Runs<Event> PAST = VOCABULARY.runs(Event.class, 1);
    private static final Runs<Choice> OFFERED = VOCABULARY.runs(Choice.class, SHORT_FROM);

    private static final Part<Viewer> VIEWER = Part.of("viewer", VOCABULARY.form(Viewer.class));
    private static final Part<Options> RULES = Part.of("rules", VOCABULARY.form(Options.class));
    private static final Part<Integer> ROUND = Part.of("round", VOCABULARY.form(int.class));
    private static final Part<Standing> STANDING =
            Part.of("standing", VOCABULARY.form(Standing.class));
    private static final Part<Integer> DECK = Part.of("deck", VOCABULARY.form(int.class));
    private static final Part<List<Cards>> HANDS = Part.of("hands", VOCABULARY.list(Cards.class));
    private static final Part<Integer> WORTH = Part.of("worth", VOCABULARY.form(int.class));
    private static final Part<List<Card>> DISCARDED =
            Part.of("discarded", VOCABULARY.list(Card.class));
    private static final Part<Outlook> OUTLOOK = Part.of("outlook", VOCABULARY.form(Outlook.class));
    private static final Part<Phase> SCENE = Part.of("scene", VOCABULARY.form(Phase.class));
    private static final Part<List<Choice>> LEGAL = Part.of("legal", OFFERED);

    private static final List<Part<?>> PARTS =
            List.of(
                    VIEWER, RULES, ROUND, STANDING, DECK, HANDS, WORTH, DISCARDED, OUTLOOK, SCENE,
                    LEGAL);

    public GrapplesTongue() {}

    static Shape moves() {
        return CHOICE.shape();
    }

    /// An event, or several.
    static Shape told() {
        return PAST.run();
    }

    static List<Shape.Field> now() {
        return PARTS.stream().map(Part::described).toList();
    }

    @Override
    public String game() {
        return "grapples";
    }

    @Override
    public SequencedMap<String, String> shared(View view, Blotter blotter) {
        var parts = new Picture();
        parts.add(RULES, view.options(), blotter);
        parts.add(ROUND, view.game(), blotter);
        parts.add(STANDING, view.standing(), blotter);
        parts.add(DECK, view.deck());
        parts.add(DISCARDED, view.discarded(), blotter);
        parts.add(SCENE, view.scene());
        return parts.all();
    }

    @Override
    public SequencedMap<String, String> own(View view) {
        return own(view, view.outlook());
    }

    /// For whoever knows already what the viewer may expect.
    public SequencedMap<String, String> own(View view, Outlook outlook) {
        var parts = new Picture();
        parts.add(VIEWER, view.viewer());
        parts.add(HANDS, view.hands());
        if (view.viewer() instanceof Player player
                && view.hands().get(player.index()) instanceof Cards.Open(var hand)) {
            parts.add(WORTH, hand.stream().mapToInt(Card::worth).sum());
        }
        parts.add(OUTLOOK, outlook); // G-SEE-3
        parts.add(LEGAL, view.legal());
        return parts.all();
    }

    @Override
    public String event(Event event) {
        return EVENT.write(event);
    }

    @Override
    public List<String> past(List<Event> told) {
        return PAST.texts(told);
    }

    @Override
    public String move(Choice move) {
        return CHOICE.write(move);
    }

    @Override
    public Choice readMove(String json) {
        return Source.read(CHOICE, json, LONGEST_MOVE);
    }

    @Override
    public View readView(Map<String, String> parts, List<String> told) {
        return new View(
                RULES.in(parts),
                VIEWER.in(parts),
                ROUND.in(parts),
                STANDING.in(parts),
                DECK.in(parts),
                HANDS.in(parts),
                DISCARDED.in(parts),
                SCENE.in(parts),
                told.stream().flatMap(run -> PAST.read(run, LONGEST_PART).stream()).toList(),
                LEGAL.in(parts));
    }
}
