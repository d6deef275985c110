package dalmuti.table.desk;

import dalmuti.bots.roster.Level;
import dalmuti.bots.roster.Roster;
import dalmuti.contract.FlawedRecordException;
import dalmuti.contract.UndecidedRecordException;
import dalmuti.contract.WorkLimit;
import dalmuti.table.game.Games;
import dalmuti.table.game.KeptMatch;
import dalmuti.table.lesson.LessonBook;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.playback.PlaybackRequest;
import dalmuti.wire.rest.Checked;
import dalmuti.wire.rest.Lessons;
import dalmuti.wire.rest.Levels;
import dalmuti.wire.rest.Playback;
import dalmuti.wire.texts.RuleSheet;
import dalmuti.words.NameTable;
import dalmuti.words.Words;

import grapples.Choice;
import grapples.Grapples;
import grapples.View;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;

/// Answers what needs nobody else: a server does so, and a browser without one.
public final class Desk {

    private static final Roster<View, Choice> GRAPPLES = Roster.grapples();
    private static final int USUAL_PLAYERS = 4;

    private Desk() {}

    public static dalmuti.wire.rest.Games games(Question asked) {
        Words words = Words.in(asked.language());
        return new dalmuti.wire.rest.Games(
                Games.ALL.kits().stream().map(it -> it.sheet(words)).toList());
    }

    public static Levels levels(Question asked) {
        NameTable names = NameTable.in(asked.language());
        return new Levels(
                Arrays.stream(Level.values())
                        .map(
                                it ->
                                        new Levels.Level(
                                                it.spelling(), it.card(), names.card(it.card())))
                        .toList());
    }

    public static RuleSheet rules(Question asked) {
        return RuleSheets.of(asked.game(), asked.query("rules"), Words.in(asked.language()));
    }

    public static Lessons lessons(Question asked) {
        return LessonBook.of(asked.game().name(), Words.in(asked.language()));
    }

    /// How many matches a text holds.
    public static int count(String text, WorkLimit limit) {
        return matches(text, limit).size();
    }

    /// Whether a text holds good records.
    ///
    /// @param counted reads it, and tells how many they are
    public static Checked check(Question asked, IntSupplier counted) {
        try {
            return Checked.good(counted.getAsInt());
        } catch (FlawedRecordException e) {
            var refusal = e.refusal();
            String why = Problems.sentence(refusal, asked.language());
            return Checked.flawed(new Checked.Flaw(e.line(), refusal.rule(), refusal.key(), why));
        } catch (UndecidedRecordException e) {
            String why = Problems.sentence(Problems.UNDECIDED, asked.language());
            return Checked.undecided(new Checked.Undecided(e.line(), why));
        }
    }

    /// Shows one round of one match of a text. The question is read at once, the text later.
    public static Function<WorkLimit, Playback> playback(Question asked, String text) {
        int record = record(asked);
        OptionalInt round = asked.number("round").stream().mapToInt(it -> it).findFirst();
        return limit -> {
            List<? extends KeptMatch<?, ?, ?, ?>> matches = matches(text, limit);
            var request = new PlaybackRequest(matches.size(), record, round);
            return pick(matches, record).playback(request, limit);
        };
    }

    /// Which match of a text that may hold several.
    public static int record(Question asked) {
        return asked.number("record").orElse(1);
    }

    /// The match of a text that is to be reviewed.
    public static Study<?, ?, ?, ?> study(String text, int record, WorkLimit limit) {
        KeptMatch<?, ?, ?, ?> match = pick(matches(text, limit), record);
        return Study.of(match);
    }

    private static List<? extends KeptMatch<?, ?, ?, ?>> matches(String text, WorkLimit limit) {
        return Games.ALL.ofRecords(text).orElse(Games.ALL.kits().getFirst()).matches(text, limit);
    }

    /// One of several, from 1.
    private static <T> T pick(List<T> matches, int number) {
        if (number < 1 || number > matches.size()) {
            throw Question.refusal("record", "wire.bounds", 1, matches.size());
        }
        return matches.get(number - 1);
    }

    /// A game of Grapples among bots.
    public static GrapplesRecord.Full simulated(Question asked) {
        long seed = asked.longNumber("seed").orElse(1L);
        int players = asked.number("players").orElse(USUAL_PLAYERS);
        if (players < Grapples.FEWEST || players > Grapples.MOST) { // G-WHO-1
            throw Question.refusal("players", "wire.bounds", Grapples.FEWEST, Grapples.MOST);
        }
        var bot =
                Level.named(asked.query("level").orElse(Level.KNIGHT.spelling()))
                        .flatMap(it -> GRAPPLES.named(it.spelling()))
                        .orElseThrow(() -> Question.refusal("level", "wire.word", levels()));
        return new SimulatedGame(bot, players, seed).play();
    }

    private static String levels() {
        return GRAPPLES.levels().stream().map(Level::spelling).collect(Collectors.joining(", "));
    }
}
