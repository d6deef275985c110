package dalmuti.wire;

import dalmuti.contract.Viewer;

import grapples.Event;

import java.util.List;
import java.util.Optional;

/// Writes a match of Grapples as JSON lines: for each game its head and its whole turns (G-LOG-3).
/// A game whose deck is not shuffled yet is not written.
public final class GrapplesWriter {

    private GrapplesWriter() {}

    public static String write(GrapplesRecord record) {
        Optional<Viewer> seenBy =
                switch (record) {
                    case GrapplesRecord.Full _ -> Optional.empty();
                    case GrapplesRecord.Seen seen -> Optional.of(seen.viewer());
                };
        var keeper = new Head.Keeper(record.options(), record.players(), seenBy);
        var text = new StringBuilder();
        record.games().forEach(game -> write(text, keeper, game));
        return text.toString();
    }

    private static void write(StringBuilder text, Head.Keeper keeper, List<Event> game) {
        Optional<Head> head = Head.of(keeper, game);
        if (head.isEmpty()) {
            return;
        }
        text.append(head.get().line()).append('\n');
        var borders = Turns.borders(game);
        for (int i = 0; i + 1 < borders.size(); i++) {
            int end = borders.get(i + 1);
            var turn = game.subList(borders.get(i), end);
            text.append(TurnWriter.line(keeper, game.subList(0, end), turn)).append('\n');
        }
    }
}
