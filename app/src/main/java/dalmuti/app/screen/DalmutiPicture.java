package dalmuti.app.screen;

import dalmuti.Event;
import dalmuti.Move;
import dalmuti.Phase.Levy;
import dalmuti.Scene;
import dalmuti.View;
import dalmuti.app.print.Ink;
import dalmuti.app.print.Paragraph;
import dalmuti.app.print.Table;
import dalmuti.app.print.Width;
import dalmuti.app.story.People;
import dalmuti.app.story.TextStyle;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;
import dalmuti.court.Title;
import dalmuti.decrees.Decree;
import dalmuti.options.Scoring;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// The table of The Great Dalmuti as one player sees it, and what they are asked.
record DalmutiPicture(People people, TextStyle style) {

    private static final String INDENT = "  ";
    private static final String GAP = "   ";
    private static final int HAND_WIDTH = 77;

    List<String> lines(View view) {
        var lines = new ArrayList<String>();
        if (view.scene() instanceof Scene.Tricks tricks) {
            lines.addAll(Paragraph.lines(INDENT, seats(view, tricks), 2 * INDENT.length()));
            tricks.top().ifPresent(top -> lines.add(INDENT + toBeat(top, tricks.by())));
            lines.addAll(openHands(view));
        }
        view.decree().ifPresent(it -> lines.addAll(Paragraph.lines(INDENT, decree(it))));
        Hand hand = view.ownHand();
        if (!hand.isEmpty()) {
            lines.add(INDENT + say("play.hand", hand.size()));
            lines.addAll(handLines(hand, useful(view, hand)));
        }
        return lines;
    }

    private String decree(Decree decree) {
        String key = "decrees." + decree.name();
        return say("story.proclaimed", say(key), say(key + ".text"));
    }

    private List<String> openHands(View view) {
        return view.law().openHands(view.order()).stream()
                .filter(player -> !player.equals(view.viewer()))
                .filter(player -> size(view, player) > 0)
                .flatMap(player -> Paragraph.lines(INDENT, openHand(view, player)).stream())
                .toList();
    }

    private String openHand(View view, Player player) {
        Cards cards = view.hands().getOrDefault(player, new Cards.FaceDown(0));
        return say("story.opens-hand", people.name(player), style.names().cards(cards));
    }

    /// The hand best first, each rank with its number and its name.
    ///
    /// @param useful the ranks that can be laid now; the others step back
    private List<String> handLines(Hand hand, Set<Rank> useful) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        int width = 0;
        for (Rank rank : hand.ranks()) {
            String group = Paragraph.plain(style.names().group(rank, hand.count(rank)));
            if (width > 0 && width + Width.of(GAP + group) > HAND_WIDTH) {
                lines.add(" " + line);
                line.setLength(0);
                width = 0;
            }
            String gap = width == 0 ? "" : GAP;
            boolean lies = useful.contains(rank);
            line.append(gap).append(lies ? ink().card(rank.number(), group) : ink().faint(group));
            width += Width.of(gap + group);
        }
        lines.add(" " + line);
        return lines;
    }

    private String toBeat(Play top, Player by) {
        String sentence = say("play.to-beat", style.names().play(top), people.name(by));
        return Paragraph.plain(ink().strong(sentence));
    }

    /// The ranks that are in something that may be laid; all of them where nothing is laid.
    private static Set<Rank> useful(View view, Hand hand) {
        if (!(view.scene() instanceof Scene.Tricks)) {
            return EnumSet.allOf(Rank.class);
        }
        return LayTyping.plays(view).stream()
                .map(Play::cards)
                .flatMap(cards -> cards.ranks().stream())
                .filter(hand::holds)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Rank.class)));
    }

    /// Everybody in the order of play, from the left of whoever looks.
    private String seats(View view, Scene.Tricks tricks) {
        List<Player> order = view.law().seats(view.order());
        int own = view.viewer() instanceof Player player ? order.indexOf(player) : 0;
        var seats = new ArrayList<String>();
        for (int i = 1; i < order.size(); i++) {
            Player other = order.get((own + i) % order.size());
            seats.add(Paragraph.whole(seat(view, tricks, other)));
        }
        return String.join(Paragraph.UNBREAKABLE_SPACE + "· ", seats);
    }

    private String seat(View view, Scene.Tricks tricks, Player player) {
        if (tricks.out().contains(player)) {
            return say("play.seat-out", people.name(player), tricks.out().indexOf(player) + 1);
        }
        int cards = size(view, player);
        return tricks.passed().contains(player)
                ? say("play.seat-passed", people.name(player), cards)
                : say("play.seat", people.name(player), cards);
    }

    private static int size(View view, Player player) {
        Cards cards = view.hands().getOrDefault(player, new Cards.FaceDown(0));
        return switch (cards) {
            case Cards.Open(var hand) -> hand.size();
            case Cards.FaceDown(int size) -> size;
        };
    }

    /// Titles, cards and points of everybody, and what they sit on and wear.
    List<String> scores(View view) {
        var table =
                Table.of(
                        style.words(),
                        "story.column-position",
                        "story.column-player",
                        "play.column-cards",
                        "story.column-points",
                        "play.column-coins");
        for (int i = 0; i < view.order().size(); i++) {
            Player player = view.order().get(i);
            table.row(
                    style.names().title(i + 1, view.order().size()),
                    people.name(player),
                    size(view, player),
                    view.scores().getOrDefault(player, 0),
                    view.coins().getOrDefault(player, 0));
        }
        Table known = view.rules().decrees() ? table : table.without(4);
        boolean points = view.rules().scoring() == Scoring.POINTS; // SCORE-1
        var lines = new ArrayList<>((points ? known : known.without(3)).lines(INDENT));
        String court = new CourtWords(people, style.words()).of(view.order());
        lines.addAll(Paragraph.lines(INDENT, court));
        return lines;
    }

    /// What the player is asked, by what is going on.
    String question(View view) {
        return switch (view.scene()) {
            case Scene.Tricks tricks ->
                    tricks.top()
                            .map(top -> follow(view, top))
                            .orElseGet(() -> say("play.ask-lead"));
            case Scene.Bidding _ ->
                    say("play.ask-bid", view.coins().getOrDefault(view.viewer(), 0));
            case Scene.Proclaiming _ -> say("play.ask-proclaim");
            case Scene.Cutting(int size) -> say("play.ask-cut", size - 1);
            case Scene.Misdealt(var meantFor, var card) ->
                    say(
                            "play.ask-misdeal",
                            people.name(meantFor),
                            style.names().card(card),
                            style.names().title(Title.GREATER_PEON));
            case Scene.Replacing(var meantFor, var card) ->
                    say("play.ask-replace", people.name(meantFor), style.names().card(card));
            case Scene.Window() -> say("play.ask-revolution");
            case Scene.Taxing(var levies) -> tax(view, levies);
            case Scene.Naming _ -> say("play.ask-partner");
            case Scene.Exchanging(var first, var partner) ->
                    say(
                            "play.ask-exchange",
                            people.name(view.viewer().equals(first) ? partner : first));
            case Scene.Offering _ -> say("play.ask-offer", partners(view));
            case Scene.Answering(var market, _) ->
                    say("play.ask-answer", people.name(market.offering()));
            case Scene.Seating(var newcomer) -> say("play.ask-seat", people.name(newcomer));
            case Scene.Drawing _, Scene.Shuffling _, Scene.Spilling _ -> nobody(view);
            case Scene.DrawingLots _, Scene.Decreed _, Scene.Over _ -> nobody(view);
        };
    }

    private String follow(View view, Play top) {
        return LayTyping.plays(view).isEmpty()
                ? say("play.ask-pass")
                : say("play.ask-follow", top.size(), top.rank().number());
    }

    private String tax(View view, List<Levy> levies) {
        Levy own =
                levies.stream()
                        .filter(levy -> levy.lord().equals(view.viewer()))
                        .findFirst()
                        .orElseThrow();
        boolean paid =
                view.told().stream()
                        .anyMatch(
                                event ->
                                        event instanceof Event.TaxPaid(_, var lord, _)
                                                && lord.equals(own.lord()));
        String key = paid ? "play.ask-tax-paid" : "play.ask-tax";
        return say(key, CourtTyping.due(view), people.name(own.peon()));
    }

    private String partners(View view) {
        List<Player> open =
                view.legal().stream()
                        .filter(Move.Offer.class::isInstance)
                        .map(move -> ((Move.Offer) move).to())
                        .distinct()
                        .toList();
        return people.list(open);
    }

    private static String nobody(View view) {
        throw new IllegalArgumentException("Nobody is asked in " + view.scene());
    }

    private Ink ink() {
        return style.ink();
    }

    private String say(String key, Object... arguments) {
        return style.words().say(key, arguments);
    }
}
