package dalmuti.wire;

import dalmuti.contract.FlawedRecordException;

import java.util.ArrayList;
import java.util.List;

/// Reads a match of Grapples from JSON lines, strictly: whatever the rules don't allow is a
/// [FlawedRecordException] with its line and the rule it breaks, and so is whatever is no record at
/// all. A record may stop after any whole turn.
public final class GrapplesReader {

    private GrapplesReader() {}

    public static GrapplesRecord read(String text) {
        List<Line> lines = Line.of(text);
        if (lines.isEmpty() || !lines.getFirst().isHead()) {
            throw Line.flaw(1, "G-LOG-3", "grapples.record.noHead");
        }
        var reenactment = new Reenactment(HeadReader.read(lines.getFirst()).keeper());
        for (List<Line> game : games(lines)) {
            Line head = game.getFirst();
            List<Line> turns = game.subList(1, game.size());
            reenactment.begin(head, HeadReader.read(head), turns);
            turns.forEach(reenactment::play);
        }
        return reenactment.record();
    }

    /// Each head with the turns that follow it.
    private static List<List<Line>> games(List<Line> lines) {
        var games = new ArrayList<List<Line>>();
        for (Line line : lines) {
            if (line.isHead()) {
                games.add(new ArrayList<>());
            }
            games.getLast().add(line);
        }
        return games;
    }
}
