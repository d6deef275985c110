package dalmuti.server.edge;

import dalmuti.bots.roster.Level;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;
import dalmuti.wire.rest.Games;
import dalmuti.wire.rest.Levels;
import dalmuti.words.Language;
import dalmuti.words.NameTable;
import dalmuti.words.Words;

import grapples.Options;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What can be played and with whom, in somebody's language.
final class GameCatalogue {

    static final List<String> GAMES = List.of("dalmuti", "grapples");

    private static final int FEWEST_GRAPPLERS = 3;
    private static final int MOST_GRAPPLERS = 8;

    private static final String OPTIONS = "options.";
    private static final Pattern COUNTED = Pattern.compile("([A-Z]+)\\(([0-9]+)\\)");

    private GameCatalogue() {}

    static Levels levels(Language language) {
        NameTable names = NameTable.in(language);
        return new Levels(
                Arrays.stream(Level.values())
                        .map(
                                it ->
                                        new Levels.Level(
                                                it.spelling(), it.card(), names.card(it.card())))
                        .toList());
    }

    static Games games(Language language) {
        Words words = Words.in(language);
        return new Games(List.of(dalmuti(words), grapples(words)));
    }

    private static Games.Sheet dalmuti(Words words) {
        return new Games.Sheet(
                "dalmuti",
                words.say("options.dalmuti"),
                Rules.FEWEST_PLAYERS,
                Rules.MOST_PLAYERS,
                Preset.all().stream().map(GameCatalogue::preset).toList(),
                Option.all().stream()
                        .map(
                                it ->
                                        choice(
                                                words,
                                                it.spelling(),
                                                it.rule(),
                                                it.bounds(),
                                                it.choices()))
                        .toList());
    }

    private static Games.Preset preset(Preset preset) {
        var values = new LinkedHashMap<String, String>();
        Option.all().forEach(it -> values.put(it.spelling(), it.of(preset.rules())));
        return new Games.Preset(preset.toString(), preset.fewest(), preset.most(), values);
    }

    private static Games.Sheet grapples(Words words) {
        Map<String, String> values =
                Arrays.stream(grapples.Option.values())
                        .collect(
                                Collectors.toMap(
                                        grapples.Option::spelling,
                                        grapples.Option::standard,
                                        (first, _) -> first,
                                        LinkedHashMap::new));
        return new Games.Sheet(
                "grapples",
                words.say("options.grapples"),
                FEWEST_GRAPPLERS,
                MOST_GRAPPLERS,
                List.of(new Games.Preset(Options.PRESET, FEWEST_GRAPPLERS, MOST_GRAPPLERS, values)),
                Arrays.stream(grapples.Option.values())
                        .map(
                                it ->
                                        choice(
                                                words,
                                                it.spelling(),
                                                it.rule(),
                                                it.allowed(),
                                                listed(it.allowed())))
                        .toList());
    }

    private static List<String> listed(String allowed) {
        return Arrays.stream(allowed.split(", ", -1)).filter(it -> !it.contains("..")).toList();
    }

    private static Games.Choice choice(
            Words words, String name, String rule, String bounds, List<String> values) {
        String key = OPTIONS + name;
        return new Games.Choice(
                name,
                rule,
                words.say(key),
                words.say(key + ".help"),
                bounds,
                values.stream().map(it -> new Games.Value(it, value(words, key, it))).toList());
    }

    /// What a value means; a number says it itself.
    private static String value(Words words, String key, String value) {
        Matcher counted = COUNTED.matcher(value);
        if (counted.matches()) {
            return words.say(key + "." + counted.group(1), counted.group(2));
        }
        return Stream.of(key + "." + value, OPTIONS + "value." + value)
                .filter(words::has)
                .findFirst()
                .map(words::say)
                .orElse(value);
    }
}
