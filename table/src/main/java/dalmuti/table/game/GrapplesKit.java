package dalmuti.table.game;

import dalmuti.contract.Player;
import dalmuti.table.result.GrapplesResult;
import dalmuti.table.result.MatchResult;
import dalmuti.wire.GrapplesReader;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.GrapplesWriter;

import java.util.ArrayList;

/// Grapples.
final class GrapplesKit implements GameKit {

    @Override
    public String name() {
        return "grapples";
    }

    @Override
    public GameAtTable<?, ?, ?, ?> atTable(String rules) {
        return GrapplesAtTable.of(rules);
    }

    @Override
    public MatchResult result(MatchResult.Source match) {
        return GrapplesResult.of(match);
    }

    @Override
    public String renamed(String text, Player player, String name) {
        return switch (GrapplesReader.read(text)) {
            case GrapplesRecord.Full(var options, var players, var moves) -> {
                var names = new ArrayList<>(players);
                names.set(player.index(), name);
                yield GrapplesWriter.write(new GrapplesRecord.Full(options, names, moves));
            }
            case GrapplesRecord.Seen _ -> throw new IllegalArgumentException("Not a whole record");
        };
    }
}
