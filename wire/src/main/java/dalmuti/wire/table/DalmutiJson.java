package dalmuti.wire.table;

import dalmuti.Event;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.decrees.Decree;
import dalmuti.options.Rules;
import dalmuti.options.Scoring;
import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.Shape;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The Great Dalmuti on the wire.
public final class DalmutiJson implements GameJson<Move, Event, View> {

    private static final Codecs CODECS =
            new Codecs("Dalmuti")
                    .kinds(Event.class, "event")
                    .kinds(Move.class, "move")
                    .kinds(Scene.class, "scene");

    static final GameCodecs<Move, Event> GAME =
            GameCodecs.of(CODECS, Move.class, Event.class, Set.of("layCoins"));
    private static final Codec<Cards> ANY_CARDS = CODECS.codec(Cards.class);

    private static final Part<Viewer> VIEWER = new Part<>("viewer", CODECS.codec(Viewer.class));
    private static final Part<Rules> RULES = new Part<>("rules", CODECS.codec(Rules.class));
    private static final Part<Integer> ROUND = new Part<>("round", CODECS.codec(int.class));
    private static final Part<List<Player>> ORDER = new Part<>("order", CODECS.list(Player.class));
    private static final Part<Map<Player, Integer>> SCORES =
            new Part<>("scores", CODECS.map(Player.class, Integer.class));

    /// For how many rounds everybody was Greater Dalmuti, where there are no points (SCORE-1).
    private static final Part<Map<Player, Integer>> REIGNS =
            new Part<>("reigns", CODECS.map(Player.class, Integer.class));

    private static final Part<Map<Player, Integer>> COINS =
            new Part<>("coins", CODECS.map(Player.class, Integer.class));
    private static final Part<Decree> DECREE = new Part<>("decree", CODECS.codec(Decree.class));
    private static final Part<Map<Player, Hand>> OPEN =
            new Part<>("open", CODECS.map(Player.class, Hand.class));
    private static final Part<Map<Player, Integer>> CARDS =
            new Part<>("cards", CODECS.map(Player.class, Integer.class));
    private static final Part<Hand> HAND = new Part<>("hand", CODECS.codec(Hand.class));
    private static final Part<Cards.FaceDown> ASIDE =
            new Part<>("aside", CODECS.codec(Cards.FaceDown.class));
    private static final Part<Scene> SCENE = new Part<>("scene", CODECS.codec(Scene.class));

    private static final List<Part<?>> PARTS =
            List.of(
                    VIEWER,
                    RULES,
                    ROUND,
                    ORDER,
                    SCORES,
                    REIGNS,
                    COINS,
                    DECREE,
                    OPEN,
                    CARDS,
                    HAND,
                    ASIDE,
                    SCENE,
                    GAME.legal());

    public DalmutiJson() {}

    static List<Shape.Field> now() {
        return PARTS.stream().map(Part::described).toList();
    }

    @Override
    public String game() {
        return "dalmuti";
    }

    @Override
    public GameCodecs<Move, Event> codecs() {
        return GAME;
    }

    @Override
    public Picture shared(View view) {
        Picture shared =
                Picture.of(
                        RULES.of(view.rules()),
                        ROUND.of(view.round()),
                        ORDER.of(view.order()),
                        (view.rules().scoring() == Scoring.NONE ? REIGNS : SCORES)
                                .of(view.scores()),
                        CARDS.of(counted(view.hands())),
                        ASIDE.of(view.aside()),
                        SCENE.of(view.scene()));
        return view.rules().decrees() ? withDecrees(view, shared) : shared;
    }

    private static Picture withDecrees(View view, Picture known) { // DEC-1
        Picture shared = known.and(COINS.of(view.coins()));
        shared = view.decree().map(DECREE::of).map(shared::and).orElse(shared);
        Map<Player, Hand> open = open(view);
        return open.isEmpty() ? shared : shared.and(OPEN.of(open));
    }

    /// The hands that everybody sees.
    private static Map<Player, Hand> open(View view) {
        var open = new HashMap<Player, Hand>();
        for (Player player : view.law().openHands(view.order())) {
            if (view.scene() instanceof Scene.Tricks
                    && view.hands().get(player) instanceof Cards.Open(var hand)) {
                open.put(player, hand);
            }
        }
        return open;
    }

    @Override
    public Picture own(View view) {
        return view.viewer() instanceof Player player
                        && view.hands().get(player) instanceof Cards.Open(var hand)
                ? own(player, hand, view.legal())
                : Picture.of(VIEWER.of(view.viewer()), legal(view.legal()));
    }

    /// For whoever knows already what a player holds and may do.
    public Picture own(Player player, Hand hand, List<Move> legal) {
        return Picture.of(VIEWER.of(player), HAND.of(hand), legal(legal));
    }

    private static Map<Player, Integer> counted(Map<Player, Cards> hands) {
        var counts = new HashMap<Player, Integer>();
        hands.forEach((player, cards) -> counts.put(player, cards.size()));
        return counts;
    }

    /// Somebody's cards, where a hand other than the viewer's own is shown.
    public PartValue<Cards> cards(Player player, Cards cards) {
        return new Part<>("hands." + player, ANY_CARDS).of(cards);
    }

    @Override
    public View readView(Map<String, String> parts, List<String> told) {
        var hands = new HashMap<Player, Cards>();
        CARDS.in(parts).forEach((player, count) -> hands.put(player, new Cards.FaceDown(count)));
        OPEN.perhaps(parts)
                .ifPresent(open -> open.forEach((it, hand) -> hands.put(it, new Cards.Open(hand))));
        Viewer viewer = VIEWER.in(parts);
        if (viewer instanceof Player player) {
            HAND.perhaps(parts).ifPresent(hand -> hands.put(player, new Cards.Open(hand)));
        }
        return new View(
                RULES.in(parts),
                viewer,
                ROUND.in(parts),
                ORDER.in(parts),
                SCORES.perhaps(parts).orElseGet(() -> REIGNS.in(parts)),
                COINS.perhaps(parts).orElse(Map.of()),
                DECREE.perhaps(parts),
                hands,
                ASIDE.in(parts),
                SCENE.in(parts),
                told.stream().flatMap(run -> GAME.past().read(run, LONGEST_PART).stream()).toList(),
                GAME.legal().in(parts));
    }
}
