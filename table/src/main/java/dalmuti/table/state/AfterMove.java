package dalmuti.table.state;

import dalmuti.contract.Action;
import dalmuti.contract.Player;
import dalmuti.table.game.GameAtTable;
import dalmuti.wire.journal.Entry;

import java.util.ArrayList;
import java.util.Map;

/// What a move changes beside the cards.
public final class AfterMove {

    private AfterMove() {}

    public static <S, M extends Action> Running<S> by(
            Table<S, M, ?, ?> table, Running<S> before, Entry.Dated dated, M move, S next) {
        GameAtTable<S, M, ?, ?> game = table.game();
        Running<S> match = game.begins(before.state(), move) ? based(game, before) : before;
        Running<S> moved =
                match.with(
                        it -> {
                            it.since = it.since.and(dated);
                            it.state = next;
                            it.moves++;
                            it.questions = questions(table, before, it, dated, next);
                            if (!game.isSealed(next)) {
                                it.questions = it.questions.withoutAnswers();
                            }
                            if (game.isBetweenRounds(next)
                                    && !game.isBetweenRounds(before.state())) {
                                it.pausedAt = dated.at();
                                it.treats = Map.of();
                            }
                        });
        return game.doors().map(doors -> changed(moved, doors.change(move))).orElse(moved);
    }

    /// A sealed window costs nobody's time: otherwise it would show who had answered (REV-6).
    private static <S, M extends Action> Questions questions(
            Table<S, M, ?, ?> table,
            Running<S> before,
            Running.Draft<S> it,
            Entry.Dated dated,
            S next) {
        var did = (Entry.Did) dated.entry();
        long until = table.game().isSealed(before.state()) ? 0 : dated.at();
        Questions charged =
                did.by() instanceof Player player && did.hand() == Entry.ByHand.PLAYER
                        ? it.questions.answered(
                                player, did.ack(), until, table.setting().plan().customs())
                        : it.questions;
        return charged.after(
                did.by(), Table.awaited(table.game(), next, it.deal), it.moves, dated.at());
    }

    /// From here on a match can be taken up again without what came before.
    private static <S> Running<S> based(GameAtTable<S, ?, ?, ?> game, Running<S> match) {
        return match.with(
                it -> {
                    var kept = new ArrayList<Entry.Dated>();
                    it.course.forEach(round -> kept.add(new Entry.Dated(0, round)));
                    it.deal.ifPresent(deal -> kept.addAll(deal.entries()));
                    kept.addAll(match.door().entries(it.pausedAt));
                    it.since = Trail.of(kept);
                    it.checkpoint =
                            new Checkpoint(
                                    game.keep(it.state),
                                    match.players(),
                                    it.moves,
                                    it.questions.spent());
                });
    }

    private static <S> Running<S> changed(Running<S> match, GameAtTable.Change change) {
        return switch (change) {
            case GameAtTable.Change.None() -> match;
            case GameAtTable.Change.Joined() ->
                    match.with(it -> it.company = match.company().joined());
            case GameAtTable.Change.Left(var player) ->
                    match.with(it -> it.company = match.company().left(player));
        };
    }
}
