package dalmuti.wire;

import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.UndecidedRecordException;
import dalmuti.contract.WorkLimit;

import java.util.ArrayList;
import java.util.List;

/// Reads a match of Grapples from JSON lines, strictly: whatever the rules don't allow is a
/// [FlawedRecordException] with its line and the rule it breaks, and so is whatever is no record at
/// all. A record may stop after any whole turn. Where a viewer kept it and nobody can tell whether
/// hidden cards make it legal, it is an [UndecidedRecordException].
public final class GrapplesReader {

    private GrapplesReader() {}

    /// The one record of a text.
    public static GrapplesRecord read(String text) {
        List<List<Line>> games = games(Line.of(text));
        RecordReplay match = matchOf(games.getFirst(), WorkLimit.none());
        games.forEach(game -> play(match, game));
        return match.record();
    }

    /// The records of a text, which may hold several one after another; each but the last is of a
    /// match that is over.
    public static List<GrapplesRecord> readAll(String text, WorkLimit limit) {
        List<List<Line>> games = games(Line.of(text));
        var matches = new ArrayList<RecordReplay>();
        for (List<Line> game : games) {
            if (matches.isEmpty() || matches.getLast().over()) {
                matches.add(matchOf(game, limit));
            }
            play(matches.getLast(), game);
        }
        return matches.stream().map(RecordReplay::record).toList();
    }

    private static RecordReplay matchOf(List<Line> firstGame, WorkLimit limit) {
        return new RecordReplay(HeadReader.read(firstGame.getFirst()).keeper(), limit);
    }

    private static void play(RecordReplay match, List<Line> game) {
        Line head = game.getFirst();
        List<Line> turns = game.subList(1, game.size());
        match.begin(head, HeadReader.read(head), turns);
        try {
            turns.forEach(match::play);
        } catch (FlawedRecordException flaw) {
            match.checkHidden(); // no cards may make a line before it legal
            throw flaw;
        }
        match.checkHidden();
    }

    /// Each head with the turns that follow it.
    private static List<List<Line>> games(List<Line> lines) {
        if (lines.isEmpty() || !lines.getFirst().isHead()) {
            throw Line.flaw(1, "G-LOG-3", "grapples.record.noHead");
        }
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
