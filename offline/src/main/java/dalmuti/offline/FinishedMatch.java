package dalmuti.offline;

import dalmuti.table.game.Games;
import dalmuti.table.result.DalmutiResult;
import dalmuti.table.result.MatchResult;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.rest.MatchCard;
import dalmuti.wire.table.Plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The match of The Great Dalmuti that a table has played last, as an archive has it. The record of
/// Grapples is written with the help of reflection, which a browser lacks.
///
/// @param record the whole of it (SEE-2)
record FinishedMatch(MatchCard card, String record) {

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
        MatchResult result = DalmutiResult.of(source);
        boolean scored = Games.ALL.played(plan.game()).hasPoints(plan.rules());
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
        return new FinishedMatch(card, result.record());
    }

    private static MatchCard.Result result(MatchResult.Part part, boolean scored) {
        String guest = part.occupant() instanceof Entry.Occupant.Person(var id, _) ? id : "";
        return new MatchCard.Result(
                part.player().toString(),
                guest,
                part.name(),
                part.place(),
                scored ? Optional.of(part.points()) : Optional.empty());
    }
}
