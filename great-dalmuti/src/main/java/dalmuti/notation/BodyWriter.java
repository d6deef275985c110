package dalmuti.notation;

import dalmuti.Move.Call;
import dalmuti.Event;
import dalmuti.Event.Score;
import dalmuti.cards.Cards;
import dalmuti.cards.Hand;
import dalmuti.contract.Player;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Writes what happens, event by event, as the body of a record. Events that a viewer was told give
/// that viewer's record, for a card without an identity is written `?`.
final class BodyWriter {

    private final Map<Player, String> names;
    private final Map<Player, Integer> totals;
    private final Map<Integer, Proof> proofs;
    private final StringBuilder text = new StringBuilder();
    private RoundWriter round = new RoundWriter();

    BodyWriter(Map<Player, String> names, Map<Player, Integer> scores, Map<Integer, Proof> proofs) {
        this.names = names;
        this.totals = new TreeMap<>(scores);
        this.proofs = proofs;
    }

    String text() {
        return text + round.text();
    }

    void write(Event event) {
        switch (event) {
            case Event.Drew(var by, var card) -> round.drew(by, card);
            case Event.RoundBegan(int number, var order) -> began(number, order);
            case Event.DeckCut(_, int depth) -> round.line("cut   " + depth);
            case Event.Dealt(var to, var cards) -> round.dealt(to, cards(cards));
            case Event.SetAside(var cards) -> round.line("aside " + cards(cards));
            case Event.Stayed(var with, var card) ->
                    round.line("misdeal %s %s stays".formatted(with, card));
            case Event.WentToPeon(_, var meantFor, var card) ->
                    round.pending("misdeal %s %s goes back ".formatted(meantFor, card));
            case Event.Replaced(_, _, var card) -> round.complete(cards(card));
            case Event.NoRevolution() -> round.line("revolution -");
            case Event.RevolutionDeclared(var by, var call) ->
                    round.line("revolution " + by + (call == Call.REVOLUTION ? "" : " great"));
            case Event.TaxPaid(var peon, var lord, var cards) ->
                    round.paid(lord, "tax   " + transfer(peon, lord, cards));
            case Event.TaxReturned(var lord, var peon, var cards) ->
                    round.returned(lord, transfer(lord, peon, cards));
            case Event.OfferRefused(var by, var to, var card) ->
                    round.line("refused " + transfer(by, to, card));
            case Event.Traded(var one, var given, var other, var received) ->
                    round.line(
                            "trade %s   %s"
                                    .formatted(
                                            transfer(one, other, given),
                                            transfer(other, one, received)));
            case Event.TradeClosed() -> round.line("trade -");
            case Event.Laid(var by, var play) -> round.turn(by, play.toString());
            case Event.Passed(var by) -> round.turn(by, "-");
            case Event.WentOut(var player, int place) -> round.out(player, place);
            case Event.TrickTaken(_, var leadsNext) -> round.taken(leadsNext);
            case Event.LeftWith(var player, var cards) -> round.left(player, cards);
            case Event.RoundScored(var scores) -> scored(scores);
            case Event.PositionsTaken(var order) -> round.positions(order);
            case Event.Joined(var newcomer, int position) -> joined(newcomer, position);
            case Event.Left(var leaver) -> between("leave " + leaver);
            case Event.MatchEnded() -> between("end");
            case Event.HolderFound _,
                    Event.FellOpen _,
                    Event.Answered _,
                    Event.HandsSwapped _,
                    Event.Chose _,
                    Event.PartnerNamed _,
                    Event.TradeDeclined _,
                    Event.Offered _,
                    Event.Knocked _ -> {}
        }
    }

    private void began(int number, List<Player> order) {
        if (!round.draws()) {
            flush();
        }
        round.began(number, order, proofs.get(number));
    }

    private void scored(List<Score> scores) {
        scores.forEach(score -> totals.merge(score.player(), score.total(), Integer::sum));
        round.scored(scores, totals);
    }

    private void joined(Player newcomer, int position) {
        String name = Names.written(newcomer, names);
        between("join  " + name + " " + position);
    }

    private void between(String line) {
        flush();
        text.append(line).append('\n');
    }

    private void flush() {
        text.append(round.text());
        round = new RoundWriter();
    }

    static String transfer(Player from, Player to, Cards cards) {
        return from + ">" + to + " " + cards(cards);
    }

    static String cards(Cards cards) {
        return switch (cards) {
            case Cards.Open(Hand hand) -> hand.toString();
            case Cards.FaceDown(int size) -> size == 1 ? "?" : size + "x?";
        };
    }
}
