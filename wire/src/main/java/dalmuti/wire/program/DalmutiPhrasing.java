package dalmuti.wire.program;

import dalmuti.Event;
import dalmuti.Move;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.contract.Player;
import dalmuti.decrees.Decree;
import dalmuti.engine.Actions;
import dalmuti.options.Option;
import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.Codecs;
import dalmuti.wire.codec.Span;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The Great Dalmuti, put to a program.
public record DalmutiPhrasing() implements Phrasing<View, Move> {

    private static final Codec<Numbers> NUMBERS = new Codecs().codec(Numbers.class);
    private static final Codecs CODECS =
            new Codecs()
                    .with(
                            Play.class,
                            Codec.writeOnly((play, out) -> NUMBERS.write(Numbers.of(play), out)))
                    .kinds(Event.class, "event")
                    .kinds(Move.class, "move")
                    .kinds(Scene.class, "scene");
    private static final Codec<Event> EVENT = CODECS.codec(Event.class);
    private static final Codec<Move> MOVE = CODECS.codec(Move.class);
    private static final Codec<Bids> BIDS = CODECS.codec(Bids.class);
    private static final Codec<Go> GO = CODECS.with("moves", Lines.MOVES).codec(Go.class);

    /// A play, with the engine's number of the action.
    public record Numbers(int rank, int naturals, int jesters, int action, String text) {

        static Numbers of(Play play) {
            return new Numbers(
                    play.rank().number(),
                    play.naturals(),
                    play.jesters(),
                    play.number(),
                    play.toString());
        }
    }

    /// All that may be laid on one decree.
    public record Bids(String move, Span coins, Decree on) {}

    /// The question what to do.
    public record Go(
            String type,
            int id,
            long ms,
            int round,
            List<Player> order,
            Map<String, Integer> scores,
            Map<String, Integer> cards,
            Optional<Map<String, Integer>> coins,
            Optional<Decree> decree,
            Optional<Map<String, Cards>> open,
            Optional<Cards> hand,
            Scene scene,
            List<String> moves) {}

    @Override
    public String game() {
        return "dalmuti";
    }

    @Override
    public Telling telling(View view) {
        var rules = new LinkedHashMap<String, String>();
        Option.all().forEach(option -> rules.put(option.spelling(), option.of(view.rules())));
        List<Player> players = view.order().stream().sorted().toList();
        return new Telling(
                Lines.match(game(), view.viewer(), players, rules),
                view.round(),
                Lines.events(view.told(), EVENT));
    }

    @Override
    public String go(View view, List<Move> legal, int id, long millis) {
        var scores = new LinkedHashMap<String, Integer>();
        var cards = new LinkedHashMap<String, Integer>();
        var coins = new LinkedHashMap<String, Integer>();
        var open = new LinkedHashMap<String, Cards>();
        for (Player player : view.order()) {
            scores.put(player.toString(), view.scores().getOrDefault(player, 0));
            cards.put(player.toString(), hand(view, player).size());
            coins.put(player.toString(), view.coins().getOrDefault(player, 0));
            if (hand(view, player) instanceof Cards.Open shown && !view.viewer().equals(player)) {
                open.put(player.toString(), shown);
            }
        }
        return GO.write(
                new Go(
                        "go",
                        id,
                        millis,
                        view.round(),
                        view.order(),
                        scores,
                        cards,
                        view.rules().decrees() ? Optional.of(coins) : Optional.empty(),
                        view.decree(),
                        open.isEmpty() ? Optional.empty() : Optional.of(open),
                        view.order().stream()
                                .filter(view.viewer()::equals)
                                .findFirst()
                                .map(player -> hand(view, player)),
                        view.scene(),
                        moves(legal)));
    }

    private static Cards hand(View view, Player player) {
        return view.hands().getOrDefault(player, new Cards.Open(Hand.EMPTY));
    }

    /// Moves with their numbers. However many coins may be laid on a decree, they are one move,
    /// with the number of the fewest; the others' numbers follow.
    private static List<String> moves(List<Move> legal) {
        var moves = new ArrayList<String>();
        for (int i = 0; i < legal.size(); i++) {
            if (!(legal.get(i) instanceof Move.LayCoins(int coins, var on))) {
                moves.add(Lines.numbered(i, move(legal.get(i))));
            } else if (coins == 1) {
                int most = (int) legal.stream().filter(it -> isOn(on, it)).count();
                moves.add(
                        Lines.numbered(i, BIDS.write(new Bids("layCoins", new Span(1, most), on))));
            }
        }
        return moves;
    }

    private static boolean isOn(Decree decree, Move move) {
        return move instanceof Move.LayCoins(_, var on) && on == decree;
    }

    /// The moves of a trick are flat, and have the engine's number of the action.
    private static String move(Move move) {
        return switch (move) {
            case Move.Lay(var play) ->
                    Lines.with("\"move\":\"lay\"", NUMBERS.write(Numbers.of(play)));
            case Move.Pass() -> "{\"move\":\"pass\",\"action\":" + Actions.PASS + "}";
            default -> MOVE.write(move);
        };
    }
}
