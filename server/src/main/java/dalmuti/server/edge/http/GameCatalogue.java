package dalmuti.server.edge.http;

import dalmuti.bots.roster.Level;
import dalmuti.server.game.ServedGame;
import dalmuti.wire.rest.Games;
import dalmuti.wire.rest.Levels;
import dalmuti.words.Language;
import dalmuti.words.NameTable;
import dalmuti.words.Words;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What can be played and with whom, in somebody's language.
final class GameCatalogue {

    private static final String OPTIONS = "options.";
    private static final Pattern COUNTED = Pattern.compile("([A-Z]+)\\(([0-9]+)\\)");

    private GameCatalogue() {}

    static Levels levels(Language language) {
        NameTable names = NameTable.in(language);
        return new Levels(Arrays.stream(Level.values()).map(it -> level(it, names)).toList());
    }

    private static Levels.Level level(Level it, NameTable names) {
        return new Levels.Level(it.spelling(), it.card(), names.card(it.card()));
    }

    static Games games(Language language) {
        Words words = Words.in(language);
        return new Games(ServedGame.ALL.stream().map(it -> sheet(it, words)).toList());
    }

    private static Games.Sheet sheet(ServedGame game, Words words) {
        ServedGame.Sheet sheet = game.sheet();
        return new Games.Sheet(
                game.name(),
                words.say(sheet.title()),
                sheet.fewest(),
                sheet.most(),
                sheet.levels().stream().map(Level::spelling).toList(),
                sheet.presets(),
                sheet.options().stream().map(it -> choice(words, it)).toList());
    }

    private static Games.Choice choice(Words words, ServedGame.Option it) {
        String key = OPTIONS + it.name();
        return new Games.Choice(
                it.name(),
                it.rule(),
                words.say(key),
                words.say(key + ".help"),
                it.bounds(),
                it.values().stream()
                        .map(value -> new Games.Value(value, value(words, key, value)))
                        .toList());
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
