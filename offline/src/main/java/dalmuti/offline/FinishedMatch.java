package dalmuti.offline;

import dalmuti.table.game.GameKit;
import dalmuti.table.game.Games;
import dalmuti.table.result.MatchResult;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.journal.JournalLine;
import dalmuti.wire.rest.MatchCard;
import dalmuti.wire.rest.Statistics;
import dalmuti.wire.table.Plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The match that a table has played last, as an archive has it.
///
/// @param record the whole of it (SEE-2)
/// @param own how whoever plays here did in it; nothing where bots played among themselves
record FinishedMatch(MatchCard card, String record, Optional<Statistics> own) {

    /// @param lines all of the table's journal, from its opening to the end of the match
    static FinishedMatch of(List<String> lines, String code) {
        List<Entry.Dated> dated = lines.stream().map(JournalLine::read).toList();
        Plan plan = ((Entry.Opened) dated.getFirst().entry()).plan();
        int number = 0;
        var entries = new ArrayList<Entry>();
        for (Entry.Dated it : dated) {
            if (it.entry() instanceof Entry.Started started) {
                entries.clear();
                number = started.match();
            }
            entries.add(it.entry());
        }
        var source = new MatchResult.Source(plan.rules(), entries);
        GameKit game = Games.ALL.played(plan.game());
        MatchResult result = game.result(source);
        boolean scored = game.hasPoints(plan.rules());
        List<MatchCard.Result> results =
                result.parts().stream()
                        .sorted(Comparator.comparingInt(MatchResult.Part::place))
                        .map(part -> result(part, scored))
                        .toList();
        var card =
                new MatchCard(
                        code + "-" + number,
                        plan.game(),
                        plan.rules(),
                        code,
                        result.rounds(),
                        dated.getLast().at(),
                        results);
        Optional<Statistics> own =
                result.parts().stream()
                        .filter(part -> part.occupant() instanceof Entry.Occupant.Person)
                        .findFirst()
                        .map(part -> statistics(plan.game(), part, results.size()));
        return new FinishedMatch(card, result.record(), own);
    }

    private static Statistics statistics(String game, MatchResult.Part part, int players) {
        MatchResult.Feats feats = part.feats();
        return new Statistics(
                game,
                1,
                part.place() == 1 ? 1 : 0,
                feats.rounds(),
                feats.firsts(),
                feats.crowned(),
                feats.peon(),
                feats.revolutions(),
                feats.tricks(),
                feats.reign(),
                feats.climb(),
                (part.place() - 1.0) / Math.max(1, players - 1),
                Optional.empty(),
                List.of());
    }

    private static MatchCard.Result result(MatchResult.Part part, boolean scored) {
        String guest = part.occupant() instanceof Entry.Occupant.Person(var id, _, _) ? id : "";
        return new MatchCard.Result(
                part.player().toString(),
                guest,
                part.name(),
                part.place(),
                scored ? Optional.of(part.points()) : Optional.empty());
    }
}
