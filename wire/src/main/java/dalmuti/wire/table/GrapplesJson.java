package dalmuti.wire.table;

import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.Shape;

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

/// Grapples on the wire.
public final class GrapplesJson implements GameJson<Choice, Event, View> {

    private static final Codecs CODECS =
            new Codecs("Grapples")
                    .kinds(Event.class, "event")
                    .kinds(Choice.class, "move")
                    .kinds(Phase.class, "scene");

    static final GameCodecs<Choice, Event> GAME = GameCodecs.of(CODECS, Choice.class, Event.class);

    private static final Part<Viewer> VIEWER = new Part<>("viewer", CODECS.codec(Viewer.class));
    private static final Part<Options> RULES = new Part<>("rules", CODECS.codec(Options.class));
    private static final Part<Integer> ROUND = new Part<>("round", CODECS.codec(int.class));
    private static final Part<Standing> STANDING =
            new Part<>("standing", CODECS.codec(Standing.class));
    private static final Part<Integer> DECK = new Part<>("deck", CODECS.codec(int.class));
    private static final Part<List<Cards>> HANDS = new Part<>("hands", CODECS.list(Cards.class));
    private static final Part<Integer> WORTH = new Part<>("worth", CODECS.codec(int.class));
    private static final Part<List<Card>> DISCARDED =
            new Part<>("discarded", CODECS.list(Card.class));
    private static final Part<Outlook> OUTLOOK = new Part<>("outlook", CODECS.codec(Outlook.class));
    private static final Part<Phase> SCENE = new Part<>("scene", CODECS.codec(Phase.class));

    private static final List<Part<?>> PARTS =
            List.of(
                    VIEWER,
                    RULES,
                    ROUND,
                    STANDING,
                    DECK,
                    HANDS,
                    WORTH,
                    DISCARDED,
                    OUTLOOK,
                    SCENE,
                    GAME.legal());

    public GrapplesJson() {}

    static List<Shape.Field> now() {
        return PARTS.stream().map(Part::described).toList();
    }

    @Override
    public String game() {
        return "grapples";
    }

    @Override
    public GameCodecs<Choice, Event> codecs() {
        return GAME;
    }

    @Override
    public Picture shared(View view) {
        return Picture.of(
                RULES.of(view.options()),
                ROUND.of(view.game()),
                STANDING.of(view.standing()),
                DECK.of(view.deck()),
                DISCARDED.of(view.discarded()),
                SCENE.of(view.scene()));
    }

    @Override
    public Picture own(View view) {
        return own(view, view.outlook());
    }

    /// For whoever knows already what the viewer may expect.
    public Picture own(View view, Outlook outlook) {
        Picture own = Picture.of(VIEWER.of(view.viewer()), HANDS.of(view.hands()));
        if (view.viewer() instanceof Player player
                && view.hands().get(player.index()) instanceof Cards.Open(var hand)) {
            own = own.and(WORTH.of(hand.stream().mapToInt(Card::worth).sum()));
        }
        return own.and(Picture.of(OUTLOOK.of(outlook), legal(view.legal()))); // G-SEE-3
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
                told.stream().flatMap(run -> GAME.past().read(run, LONGEST_PART).stream()).toList(),
                GAME.legal().in(parts));
    }
}
