package dalmuti.table.game;

import dalmuti.bots.roster.Level;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.WorkLimit;
import dalmuti.table.result.GrapplesResult;
import dalmuti.table.result.MatchResult;
import dalmuti.wire.GrapplesReader;
import dalmuti.wire.rest.Games;
import dalmuti.words.Words;

import grapples.Grapples;
import grapples.Option;
import grapples.Options;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

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
    public Games.Sheet sheet(Words words) {
        int fewest = Grapples.FEWEST;
        int most = Grapples.MOST;
        var said = new OptionWords(words);
        return new Games.Sheet(
                name(),
                words.say("options.grapples"),
                fewest,
                most,
                Roster.grapples().levels().stream().map(Level::spelling).toList(),
                List.of(new Games.Preset(Options.PRESET, fewest, most, values(Options.STANDARD))),
                Arrays.stream(Option.values())
                        .map(it -> said.choice(it.spelling(), it.rule(), it.allowed(), listed(it)))
                        .toList());
    }

    /// The values of an option without ranges of numbers.
    private static List<String> listed(Option option) {
        return Arrays.stream(option.allowed().split(", ", -1))
                .filter(it -> !it.contains(".."))
                .toList();
    }

    @Override
    public Chosen rules(Optional<String> said) {
        Options options = Options.of(said.orElse(Options.PRESET));
        return new Chosen(options.toString(), values(options));
    }

    private static SequencedMap<String, String> values(Options options) {
        var values = new LinkedHashMap<String, String>();
        for (Option option : Option.values()) {
            values.put(option.spelling(), option.in(options));
        }
        return values;
    }

    @Override
    public MatchResult result(MatchResult.Source match) {
        return GrapplesResult.of(match);
    }

    @Override
    public boolean hasRecords(String text) {
        return text.strip().startsWith("{");
    }

    @Override
    public List<KeptGrapples> matches(String text, WorkLimit limit) {
        return GrapplesReader.readAll(text, limit).stream().map(KeptGrapples::new).toList();
    }
}
