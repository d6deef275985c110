package dalmuti.table.game;

import dalmuti.Match;
import dalmuti.bots.roster.Level;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.WorkLimit;
import dalmuti.notation.RecordReader;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.options.Scoring;
import dalmuti.table.result.DalmutiResult;
import dalmuti.table.result.MatchResult;
import dalmuti.wire.journal.Entry;
import dalmuti.wire.rest.Games;
import dalmuti.words.Words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

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
    public Games.Sheet sheet(Words words) {
        var said = new OptionWords(words);
        return new Games.Sheet(
                name(),
                words.say("options.dalmuti"),
                Rules.FEWEST_PLAYERS,
                Rules.MOST_PLAYERS,
                Roster.dalmuti().levels().stream().map(Level::spelling).toList(),
                Preset.all().stream().map(DalmutiKit::preset).toList(),
                Option.all().stream()
                        .map(it -> said.choice(it.spelling(), it.rule(), it.bounds(), it.choices()))
                        .toList());
    }

    private static Games.Preset preset(Preset it) {
        return new Games.Preset(it.toString(), it.fewest(), it.most(), values(it.rules()));
    }

    @Override
    public Chosen rules(Optional<String> text) {
        Rules rules = Rules.of(text.orElse("official"));
        return new Chosen(rules.toString(), values(rules));
    }

    private static SequencedMap<String, String> values(Rules rules) {
        var values = new LinkedHashMap<String, String>();
        Option.all().forEach(it -> values.put(it.spelling(), it.of(rules)));
        return values;
    }

    @Override
    public MatchResult result(MatchResult.Source match) {
        var started = (Entry.Started) match.entries().getFirst();
        int players = started.players().size();
        Match start = DalmutiAtTable.of(match.rules()).resume(started.base(), players);
        return DalmutiResult.of(match, start);
    }

    @Override
    public boolean hasRecords(String text) {
        String first = text.strip();
        return first.startsWith("[") || first.startsWith(";");
    }

    @Override
    public List<KeptDalmuti> matches(String text, WorkLimit limit) {
        return RecordReader.readAll(text, limit).stream().map(KeptDalmuti::new).toList();
    }
}
