package dalmuti.wire.table;

import dalmuti.Event;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.options.Rules;
import dalmuti.wire.form.Form;
import dalmuti.wire.form.RulesForm;
import dalmuti.wire.form.Runs;
import dalmuti.wire.form.Shape;
import dalmuti.wire.form.Source;
import dalmuti.wire.form.Vocabulary;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;

/// The Great Dalmuti on the wire.
public final class DalmutiTongue implements Tongue<Move, Event, View> {

    private static final Vocabulary VOCABULARY =
            new Vocabulary("Dalmuti")
                    .with(Rules.class, new RulesForm())
                    .kinds(Event.class, "event")
                    .kinds(Move.class, "move")
                    .kinds(Scene.class, "scene");

    private static final Form<Event> EVENT = VOCABULARY.form(Event.class);
    private static final Form<Move> MOVE = VOCABULARY.form(Move.class);
    private static final Form<Cards> ANY_CARDS = VOCABULARY.form(Cards.class);
    private static final Runs<Event> PAST = VOCABULARY.runs(Event.class, 1);
    private static final Runs<Move> OFFERED = VOCABULARY.runs(Move.class, SHORT_FROM);

    private static final Part<Viewer> VIEWER = Part.of("viewer", VOCABULARY.form(Viewer.class));
    private static final Part<Rules> RULES = Part.of("rules", VOCABULARY.form(Rules.class));
    private static final Part<Integer> ROUND = Part.of("round", VOCABULARY.form(int.class));
    private static final Part<List<Player>> ORDER = Part.of("order", VOCABULARY.list(Player.class));
    private static final Part<Map<Player, Integer>> SCORES =
            Part.of("scores", VOCABULARY.map(Player.class, Integer.class));
    private static final Part<Map<Player, Integer>> CARDS =
            Part.of("cards", VOCABULARY.map(Player.class, Integer.class));
    private static final Part<Hand> HAND = Part.of("hand", VOCABULARY.form(Hand.class));
    private static final Part<Cards.FaceDown> ASIDE =
            Part.of("aside", VOCABULARY.form(Cards.FaceDown.class));
    private static final Part<Scene> SCENE = Part.of("scene", VOCABULARY.form(Scene.class));
    private static final Part<List<Move>> LEGAL = Part.of("legal", OFFERED);

    private static final List<Part<?>> PARTS =
            List.of(VIEWER, RULES, ROUND, ORDER, SCORES, CARDS, HAND, ASIDE, SCENE, LEGAL);

    /// Most moves of all matches are these few. Whoever keeps them keeps the same texts, and what
    /// is said in the very words that were offered need not be read.
    private static final Map<Move, String> IN_TRICKS = new ConcurrentHashMap<>();

    private static final Map<String, Move> BY_TEXT = new ConcurrentHashMap<>();

    public DalmutiTongue() {}

    static Shape moves() {
        return MOVE.shape();
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
        return "dalmuti";
    }

    @Override
    public SequencedMap<String, String> shared(View view, Blotter blotter) {
        var parts = new Picture();
        parts.add(RULES, view.rules(), blotter);
        parts.add(ROUND, view.round(), blotter);
        parts.add(ORDER, view.order(), blotter);
        parts.add(SCORES, view.scores(), blotter);
        parts.add(CARDS, counted(view.hands()));
        parts.add(ASIDE, view.aside(), blotter);
        parts.add(SCENE, view.scene());
        return parts.all();
    }

    @Override
    public SequencedMap<String, String> own(View view) {
        var parts = new Picture();
        parts.add(VIEWER, view.viewer());
        if (view.viewer() instanceof Player player
                && view.hands().get(player) instanceof Cards.Open(var hand)) {
            parts.add(HAND, hand);
        }
        parts.add(LEGAL, view.legal());
        return parts.all();
    }

    private static Map<Player, Integer> counted(Map<Player, Cards> hands) {
        var counts = new HashMap<Player, Integer>();
        hands.forEach((player, cards) -> counts.put(player, cards.size()));
        return counts;
    }

    /// Cards as somebody sees them, where a hand other than the viewer's own is shown.
    public String cards(Cards cards) {
        return ANY_CARDS.write(cards);
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
    public String move(Move move) {
        return switch (move) {
            case Move.Lay _, Move.Pass _ ->
                    IN_TRICKS.computeIfAbsent(move, DalmutiTongue::remembered);
            default -> MOVE.write(move);
        };
    }

    private static String remembered(Move move) {
        String text = MOVE.write(move);
        BY_TEXT.put(text, move);
        return text;
    }

    @Override
    public Move readMove(String json) {
        Move known = BY_TEXT.get(json);
        return known == null ? Source.read(MOVE, json, LONGEST_MOVE) : known;
    }

    @Override
    public View readView(Map<String, String> parts, List<String> told) {
        var hands = new HashMap<Player, Cards>();
        CARDS.in(parts).forEach((player, count) -> hands.put(player, new Cards.FaceDown(count)));
        Viewer viewer = VIEWER.in(parts);
        if (viewer instanceof Player player && HAND.isIn(parts)) {
            hands.put(player, new Cards.Open(HAND.in(parts)));
        }
        return new View(
                RULES.in(parts),
                viewer,
                ROUND.in(parts),
                ORDER.in(parts),
                SCORES.in(parts),
                hands,
                ASIDE.in(parts),
                SCENE.in(parts),
                told.stream().flatMap(run -> PAST.read(run, LONGEST_PART).stream()).toList(),
                LEGAL.in(parts));
    }
}
