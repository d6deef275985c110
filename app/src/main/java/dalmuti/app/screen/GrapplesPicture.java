package dalmuti.app.screen;

import dalmuti.app.print.Paragraph;
import dalmuti.app.print.Table;
import dalmuti.app.story.GrapplesCards;
import dalmuti.app.story.GrapplesStory;
import dalmuti.app.story.People;
import dalmuti.app.story.TextStyle;
import dalmuti.contract.Player;

import grapples.Card;
import grapples.Cards;
import grapples.Event;
import grapples.Office;
import grapples.Outlook;
import grapples.Phase;
import grapples.View;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The table of Grapples as one player sees it.
record GrapplesPicture(People people, TextStyle style) {

    private static final String INDENT = "  ";

    List<String> lines(View view) {
        var lines = new ArrayList<>(Paragraph.lines(INDENT, seats(view), 2 * INDENT.length()));
        List<Card> hand = hand(view);
        if (!hand.isEmpty()) {
            lines.add(INDENT + worth(hand));
            lines.addAll(Paragraph.lines("    ", cards(hand)));
        }
        return lines;
    }

    private String worth(List<Card> hand) {
        int worth = hand.stream().mapToInt(Card::worth).sum();
        return say("play.grapples.hand", hand.size(), worth);
    }

    private static List<Card> hand(View view) {
        return view.viewer() instanceof Player player
                        && view.hands().get(player.index()) instanceof Cards.Open(var cards)
                ? cards
                : List.of();
    }

    private String cards(List<Card> hand) {
        return hand.stream()
                .sorted(Comparator.comparingInt(Card::worth).reversed())
                .map(this::card)
                .map(Paragraph::whole)
                .collect(Collectors.joining(", "));
    }

    private String card(Card card) {
        return named().card(card) + " (" + card.worth() + ")";
    }

    private GrapplesCards named() {
        return new GrapplesCards(style.words());
    }

    private String seats(View view) {
        Optional<Player> dealer = office(view.scene()).map(Office::dealer);
        String seats =
                view.players().stream()
                        .filter(player -> !player.equals(view.viewer()))
                        .map(player -> seat(view, player, dealer))
                        .map(Paragraph::whole)
                        .collect(Collectors.joining(Paragraph.UNBREAKABLE_SPACE + "· "));
        return say("play.grapples.table", seats, view.deck());
    }

    private String seat(View view, Player player, Optional<Player> dealer) {
        int count = view.hands().get(player.index()).count();
        return dealer.equals(Optional.of(player))
                ? say("play.grapples.seat-dealer", people.name(player), count)
                : say("play.seat", people.name(player), count);
    }

    private static Optional<Office> office(Phase scene) {
        return switch (scene) {
            case Phase.OwnTurn(var office) -> Optional.of(office);
            case Phase.DealingOn(var office, _) -> Optional.of(office);
            case Phase.LookedAtTop(var office) -> Optional.of(office);
            case Phase.ChoosingDirection(var office) -> Optional.of(office);
            case Phase.Settling(var office, _) -> Optional.of(office);
            case Phase.Asked(var office, _, _) -> Optional.of(office);
            case Phase.Offered(var office, _, _) -> Optional.of(office);
            case Phase.ShufflingHand(var office, _, _) -> Optional.of(office);
            case Phase.Pointing(var office, _, _, _) -> Optional.of(office);
            case Phase.Drawing _, Phase.ShufflingDeck _, Phase.Over _ -> Optional.empty();
        };
    }

    String question(View view) {
        return switch (view.scene()) {
            case Phase.OwnTurn _ -> say("play.grapples.ask-own-turn");
            case Phase.DealingOn(_, var to) -> say("play.grapples.ask-dealing-on", people.name(to));
            case Phase.LookedAtTop _ -> say("play.grapples.ask-looked", top(view));
            case Phase.ChoosingDirection _ -> say("play.grapples.ask-direction");
            case Phase.Settling _ ->
                    say("play.grapples.ask-settle", named().card(hand(view).getLast()));
            case Phase.Asked(_, var turn, var with) ->
                    say("play.grapples.ask-office", people.name(turn.player()), named().card(with));
            case Phase.Offered(_, var turn, var loan) ->
                    say(
                            "play.grapples.ask-queen",
                            people.name(turn.player()),
                            named().card(loan.queen()));
            case Phase.Pointing(_, _, var loan, int left) ->
                    say("play.grapples.ask-point", people.name(loan.with()), left);
            case Phase.Drawing _, Phase.ShufflingDeck _, Phase.ShufflingHand _, Phase.Over _ ->
                    throw new IllegalArgumentException("Nobody is asked in " + view.scene());
        };
    }

    /// The card that the viewer has just looked at.
    private String top(View view) {
        return view.told().reversed().stream()
                .filter(Event.Looked.class::isInstance)
                .map(event -> ((Event.Looked) event).top())
                .flatMap(
                        top ->
                                top instanceof Cards.Open(var open)
                                        ? open.stream()
                                        : Stream.<Card>empty())
                .map(this::card)
                .findFirst()
                .orElseThrow();
    }

    /// What everybody has won, who leads in this game as far as the viewer knows, and what may be
    /// expected of the next card.
    List<String> scores(View view) { // G-SEE-3
        var table =
                Table.of(
                        style.words(),
                        "story.column-player",
                        "play.column-cards",
                        "play.grapples.column-won",
                        "play.grapples.column-grapples");
        for (Player player : view.players()) {
            int seat = player.index();
            table.row(
                    people.name(player),
                    view.hands().get(seat).count(),
                    view.standing().won().get(seat),
                    view.standing().grapples().get(seat));
        }
        var lines = new ArrayList<>(table.lines(INDENT));
        Outlook outlook = view.outlook();
        List<Card> hand = hand(view);
        if (!hand.isEmpty()) {
            lines.addAll(Paragraph.lines(INDENT, worth(hand) + " " + cards(hand)));
        }
        lines.add(INDENT + GrapplesStory.leader(outlook, people, style));
        lines.addAll(
                Paragraph.lines(
                        INDENT + say("story.grapples.next-card") + " ",
                        GrapplesStory.expected(outlook, style)));
        return lines;
    }

    private String say(String key, Object... arguments) {
        return style.words().say(key, arguments);
    }
}
