package dalmuti.table.request;

import dalmuti.contract.Action;
import dalmuti.contract.Player;
import dalmuti.contract.Verdict;
import dalmuti.court.Treat;
import dalmuti.court.Treats;
import dalmuti.table.game.Deal;
import dalmuti.table.game.GameAtTable;
import dalmuti.table.state.Questions;
import dalmuti.table.state.Running;
import dalmuti.table.state.Table;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Request;

import java.util.Optional;
import java.util.function.Function;

/// What players decide.
public record PlayerRequests<S, M extends Action, E, V>(
        Table<S, M, E, V> table, Running<S> match, Player player) {

    public Outcome answer(Request.Answer request) {
        if (match.questions().wasHeard(player, request.ack(), request.question())) {
            return Outcome.keep();
        }
        Optional<Questions.Asked> question =
                match.questions().of(player).filter(_ -> !match.answers().containsKey(player));
        if (question.isEmpty()) {
            return Outcome.refused("question", "table.not-asked");
        }
        if (question.get().number() != request.question()) {
            return Outcome.refused("question", "table.stale");
        }
        GameAtTable<S, M, E, V> game = table.game();
        M move = game.json().readMove(request.move());
        return switch (game.rules().apply(match.state(), player, move)) {
            case Verdict.Refused<S, E>(var why) -> new Outcome.Refused(why);
            case Verdict.Accepted<S, E> _ when game.isSealed(match.state()) ->
                    Outcome.keep(new Entry.Answered(player, move, request.ack())); // REV-6
            case Verdict.Accepted<S, E> _ ->
                    Outcome.keep(new Entry.Did(player, move, Entry.ByHand.PLAYER, request.ack()));
        };
    }

    public Outcome take(Request.Take request) { // DRAW-5
        int question = request.question();
        if (match.questions().wasHeard(player, request.ack(), question)) {
            return Outcome.keep();
        }
        Optional<GameAtTable.Draw> draw =
                table.drawing()
                        .filter(it -> it.by().equals(player))
                        .filter(
                                _ ->
                                        match.questions().of(player).orElseThrow().number()
                                                == question);
        if (draw.isEmpty()) {
            return Outcome.refused("DRAW-5", "table.not-asked");
        }
        int left = draw.get().left();
        return request.place() >= 0 && request.place() < left
                ? Outcome.keep(
                        new Entry.Took(draw.get().number(), player, request.place(), request.ack()))
                : Outcome.refused("DRAW-5", "table.no-place", left);
    }

    public Outcome pickChair(int chair) { // COURT-3
        GameAtTable<S, M, E, V> game = table.game();
        if (!game.first(match.state()).equals(player)) {
            return Outcome.refused("COURT-3", "table.chair-not-yours");
        }
        if (game.picksChair(match.state()).isEmpty()) {
            return Outcome.refused("COURT-3", "table.chair-not-now");
        }
        int chairs = game.order(match.state()).size();
        return chair >= 0 && chair < chairs
                ? Outcome.keep(new Entry.Enthroned(chair))
                : Outcome.refused("chair", "table.no-chair", chairs);
    }

    public Outcome pickTreat(Treat treat) { // COURT-6
        Optional<Treats> treats =
                table.game().treats(match.state(), match.treats(), match.people());
        if (treats.flatMap(Treats::picks).filter(player::equals).isEmpty()) {
            return Outcome.refused("COURT-6", "table.treat-not-yours");
        }
        return treats.orElseThrow().left().contains(treat)
                ? Outcome.keep(new Entry.Treated(player, treat))
                : Outcome.refused("COURT-6", "table.no-treat");
    }

    public Outcome pledge(Request.Pledge request, long now) { // REC-8
        return prepared(
                request.round(),
                deal -> {
                    if (deal.pledges().containsKey(player)) {
                        return Outcome.keep();
                    }
                    if (now >= deal.pledgesClose(match.people())) {
                        return Outcome.refused("REC-8", "table.pledge-late");
                    }
                    return request.hash().matches("([0-9a-f]{64})?")
                            ? Outcome.keep(new Entry.Pledged(deal.round(), player, request.hash()))
                            : Outcome.refused("hash", "table.pledge-form");
                });
    }

    public Outcome reveal(Request.Reveal request, long now) { // REC-8
        return prepared(
                request.round(),
                deal -> {
                    if (deal.numbers().containsKey(player)) {
                        return Outcome.keep();
                    }
                    if (now < deal.pledgesClose(match.people())) {
                        return Outcome.refused("REC-8", "table.reveal-early");
                    }
                    if (!request.number().matches("([0-9a-f]{2}){16,32}")) {
                        return Outcome.refused("number", "table.reveal-form");
                    }
                    return deal.fits(player, request.number())
                            ? Outcome.keep(
                                    new Entry.Revealed(deal.round(), player, request.number()))
                            : Outcome.refused("REC-8", "table.reveal-other");
                });
    }

    /// @param request what comes of it, given the deal that is being prepared
    private Outcome prepared(int round, Function<Deal, Outcome> request) {
        return match.deal()
                .filter(it -> it.round() == round && !it.spread())
                .filter(_ -> table.game().isBeforeDeal(match.state()))
                .map(request)
                .orElseGet(() -> Outcome.refused("round", "table.no-deal"));
    }
}
