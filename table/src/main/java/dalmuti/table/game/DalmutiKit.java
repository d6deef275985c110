package dalmuti.table.game;

import dalmuti.Match;
import dalmuti.contract.Player;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordReader;
import dalmuti.notation.RecordWriter;
import dalmuti.options.Rules;
import dalmuti.options.Scoring;
import dalmuti.table.result.DalmutiResult;
import dalmuti.table.result.MatchResult;
import dalmuti.wire.journal.Entry;

import java.util.HashMap;

/// The Great Dalmuti.
final class DalmutiKit implements GameKit {

    @Override
    public String name() {
        return "dalmuti";
    }

    @Override
    public GameAtTable<?, ?, ?, ?> atTable(String rules) {
        return DalmutiAtTable.of(rules);
    }

    @Override
    public boolean hasPoints(String rules) { // SCORE-1
        return Rules.of(rules).scoring() == Scoring.POINTS;
    }

    @Override
    public MatchResult result(MatchResult.Source match) {
        var started = (Entry.Started) match.entries().getFirst();
        int players = started.players().size();
        Match start = DalmutiAtTable.of(match.rules()).resume(started.base(), players);
        return DalmutiResult.of(match, start);
    }

    @Override
    public String renamed(String text, Player player, String name) {
        MatchRecord record = RecordReader.read(text);
        var names = new HashMap<>(record.names());
        names.put(player, name);
        return RecordWriter.write(
                new MatchRecord(
                        names,
                        record.keeper(),
                        record.tags(),
                        record.start(),
                        record.deeds(),
                        record.proofs()));
    }
}
