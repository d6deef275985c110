package dalmuti.wire.program;

import dalmuti.contract.Player;
import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.Codecs;

import grapples.Card;
import grapples.Cards;
import grapples.Choice;
import grapples.Event;
import grapples.Option;
import grapples.Outlook;
import grapples.Phase;
import grapples.View;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Grapples, put to a program.
public record GrapplesPhrasing() implements Phrasing<View, Choice> {

    private static final double PRECISION = 1e4;

    private static final Codecs CODECS =
            new Codecs()
                    .with(double.class, Codec.writeOnly((value, out) -> out.append(rounded(value))))
                    .kinds(Event.class, "event")
                    .kinds(Choice.class, "move")
                    .kinds(Phase.class, "scene");
    private static final Codec<Event> EVENT = CODECS.codec(Event.class);
    private static final Codec<Choice> MOVE = CODECS.codec(Choice.class);
    private static final Codec<Go> GO = CODECS.with("moves", Lines.MOVES).codec(Go.class);

    /// The question what to do.
    public record Go(
            String type,
            int id,
            long ms,
            int round,
            Map<String, Integer> won,
            Map<String, Integer> cards,
            Optional<Cards> hand,
            int deck,
            List<Card> discarded,
            Expected outlook,
            Phase scene,
            List<String> moves) {}

    /// G-LOG-2, from what the player knows.
    public record Expected(double mean, Player leader, double grapples) {}

    @Override
    public String game() {
        return "grapples";
    }

    @Override
    public Telling telling(View view) {
        var rules = new LinkedHashMap<String, String>();
        for (Option option : Option.values()) {
            rules.put(option.spelling(), option.in(view.options()));
        }
        return new Telling(
                Lines.match(game(), view.viewer(), view.players(), rules),
                view.game(),
                Lines.events(view.told(), EVENT));
    }

    @Override
    public String go(View view, List<Choice> legal, int id, long millis) {
        var won = new LinkedHashMap<String, Integer>();
        var cards = new LinkedHashMap<String, Integer>();
        for (Player player : view.players()) {
            won.put(player.toString(), view.standing().won().get(player.index()));
            cards.put(player.toString(), view.hands().get(player.index()).count());
        }
        Outlook outlook = view.outlook();
        return GO.write(
                new Go(
                        "go",
                        id,
                        millis,
                        view.game(),
                        won,
                        cards,
                        view.viewer() instanceof Player player
                                ? Optional.of(view.hands().get(player.index()))
                                : Optional.empty(),
                        view.deck(),
                        view.discarded(),
                        new Expected(outlook.mean(), outlook.leader(), outlook.grapples()),
                        view.scene(),
                        Lines.numbered(legal.stream().map(MOVE::write).toList())));
    }

    private static double rounded(double value) {
        return Math.rint(value * PRECISION) / PRECISION;
    }
}
