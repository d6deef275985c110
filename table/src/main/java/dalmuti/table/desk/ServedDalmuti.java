package dalmuti.table.desk;

import dalmuti.Dalmuti;
import dalmuti.bots.review.DalmutiLedger;
import dalmuti.bots.roster.Level;
import dalmuti.bots.roster.Roster;
import dalmuti.bots.search.DalmutiAdviser;
import dalmuti.contract.WorkLimit;
import dalmuti.notation.MatchRecord;
import dalmuti.notation.RecordReader;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.wire.playback.Playbacks;
import dalmuti.wire.rest.Games;
import dalmuti.wire.table.DalmutiJson;
import dalmuti.words.Words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

final class ServedDalmuti implements ServedGame {

    @Override
    public String name() {
        return "dalmuti";
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
                Preset.all().stream().map(ServedDalmuti::preset).toList(),
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
    public boolean hasRecords(String text) {
        return !Playbacks.isGrapples(text);
    }

    @Override
    public List<Studied> matches(String text, WorkLimit limit) {
        return RecordReader.readAll(text, limit).stream()
                .map(it -> (Studied) () -> study(it))
                .toList();
    }

    private static Study<?, ?, ?, ?> study(MatchRecord record) {
        if (record.seenBy().isPresent()) {
            throw Study.refusal("server.review-kept");
        }
        return new Study<>(
                new Dalmuti(record.start().rules()),
                new DalmutiLedger(),
                DalmutiAdviser::new,
                new DalmutiJson(),
                record.start(),
                record.deeds(),
                record.names().keySet().stream().sorted().toList());
    }
}
