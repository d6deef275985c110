package dalmuti.table.desk;

import dalmuti.bots.grapples.GrapplesAdviser;
import dalmuti.bots.review.GrapplesLedger;
import dalmuti.bots.roster.Level;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.Deed;
import dalmuti.contract.Player;
import dalmuti.contract.Step;
import dalmuti.contract.WorkLimit;
import dalmuti.wire.GrapplesReader;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.playback.Playbacks;
import dalmuti.wire.rest.Games;
import dalmuti.wire.table.GrapplesJson;
import dalmuti.words.Words;

import grapples.Choice;
import grapples.Grapples;
import grapples.Option;
import grapples.Options;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

final class ServedGrapples implements ServedGame {

    @Override
    public String name() {
        return "grapples";
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
        String text =
                Stream.of(Option.values())
                        .filter(it -> !it.in(options).equals(it.standard()))
                        .map(it -> " " + it.spelling() + "=" + it.in(options))
                        .collect(Collectors.joining("", Options.PRESET, ""));
        return new Chosen(text, values(options));
    }

    private static SequencedMap<String, String> values(Options options) {
        var values = new LinkedHashMap<String, String>();
        for (Option option : Option.values()) {
            values.put(option.spelling(), option.in(options));
        }
        return values;
    }

    @Override
    public boolean hasRecords(String text) {
        return Playbacks.isGrapples(text);
    }

    @Override
    public List<Studied> matches(String text, WorkLimit limit) {
        return GrapplesReader.readAll(text, limit).stream()
                .map(it -> (Studied) () -> study(it))
                .toList();
    }

    private static Study<?, ?, ?, ?> study(GrapplesRecord record) {
        if (!(record instanceof GrapplesRecord.Full full)) {
            throw Study.refusal("server.review-kept");
        }
        var game = new Grapples(full.options());
        List<Deed<Choice>> moves = full.steps().stream().map(Step::deed).toList();
        return new Study<>(
                game,
                new GrapplesLedger(),
                GrapplesAdviser::new,
                new GrapplesJson(),
                game.start(full.players().size()),
                moves,
                IntStream.range(0, full.players().size()).mapToObj(Player::new).toList());
    }
}
