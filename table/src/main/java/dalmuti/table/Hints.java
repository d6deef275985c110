package dalmuti.table;

import dalmuti.contract.Action;
import dalmuti.contract.Player;
import dalmuti.contract.Refusal;
import dalmuti.table.game.GameAtTable;
import dalmuti.table.state.Table;
import dalmuti.wire.table.Parts;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// Hints as they are sent.
final class Hints {

    private static final int MOST = 6;

    private Hints() {}

    /// Has somebody told what to expect of their moves.
    static <S, M extends Action, E, V> void give(
            Table<S, M, E, V> table,
            Player player,
            TableServices services,
            Viewing viewing,
            int ack) {
        GameAtTable<S, M, E, V> game = table.game();
        S state = table.running().orElseThrow().state();
        V view = game.rules().view(state, player);
        List<M> legal = game.rules().legal(state, player);
        services.think(
                () -> of(game, view, legal, services),
                hint ->
                        hint.ifPresentOrElse(
                                it -> viewing.advise(ack, it),
                                () -> viewing.refuse(ack, Refusal.of("hint", "table.no-advice"))));
    }

    /// A hint; none where nobody can give one.
    private static <M extends Action, V> Optional<String> of(
            GameAtTable<?, M, ?, V> game, V view, List<M> legal, TableServices services) {
        try {
            var dice = new SplittableRandom(view.hashCode());
            var advice = game.adviser().advise(view, legal, dice);
            return Optional.of(
                    Parts.prospects(
                            advice.moves().stream()
                                    .limit(MOST)
                                    .map(it -> Prospects.of(game.json(), it))
                                    .toList()));
        } catch (RuntimeException | Error e) { // whoever asked still wants an answer
            services.failed("No hint was found", e);
            return Optional.empty();
        }
    }
}
