package dalmuti.table;

import dalmuti.contract.Action;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.contract.Verdict;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.table.Request;

import java.util.List;

/// What players decide. What they may not is a [RefusedException].
record Answers<S, M extends Action, E, V>(Table<S, M, E, V> table, Running<S> match, Player player) {

    List<Entry> answer(Request.Answer request) {
        if (match.questions().wasHeard(player, request.ack(), request.question())) {
            return List.of();
        }
        Questions.Asked question =
                match.questions()
                        .of(player)
                        .filter(_ -> !match.answers().containsKey(player))
                        .orElseThrow(() -> refused("question", "table.not-asked"));
        if (question.number() != request.question()) {
            throw refused("question", "table.stale");
        }
        Parlour<S, M, E, V> parlour = table.parlour();
        M move = parlour.tongue().readMove(request.move());
        if (!parlour.isSealed(match.state())) {
            return List.of(new Entry.Did(player, move, Entry.ByHand.PLAYER, request.ack()));
        }
        if (parlour.game().apply(match.state(), player, move)
                instanceof Verdict.Refused<S, E>(var why)) {
            throw new RefusedException(why);
        }
        return List.of(new Entry.Answered(player, move, request.ack())); // REV-6
    }

    List<Entry> pledge(Request.Pledge request, long now) { // REC-8
        Deal deal = deal(request.round());
        if (deal.pledges().containsKey(player)) {
            return List.of();
        }
        if (now >= deal.pledgesClose(match.people())) {
            throw refused("REC-8", "table.pledge-late");
        }
        if (!request.hash().matches("([0-9a-f]{64})?")) {
            throw refused("hash", "table.pledge-form");
        }
        return List.of(new Entry.Pledged(deal.round(), player, request.hash()));
    }

    List<Entry> reveal(Request.Reveal request, long now) { // REC-8
        Deal deal = deal(request.round());
        if (deal.numbers().containsKey(player)) {
            return List.of();
        }
        if (now < deal.pledgesClose(match.people())) {
            throw refused("REC-8", "table.reveal-early");
        }
        if (!request.number().matches("([0-9a-f]{2}){16,32}")) {
            throw refused("number", "table.reveal-form");
        }
        if (!deal.fits(player, request.number())) {
            throw refused("REC-8", "table.reveal-other");
        }
        return List.of(new Entry.Revealed(deal.round(), player, request.number()));
    }

    /// The deal that is being prepared.
    private Deal deal(int round) {
        return match.deal()
                .filter(it -> it.round() == round)
                .filter(_ -> table.parlour().isBeforeDeal(match.state()))
                .orElseThrow(() -> refused("round", "table.no-deal"));
    }

    static RefusedException refused(String rule, String key, Object... arguments) {
        return new RefusedException(Refusal.of(rule, key, arguments));
    }
}
