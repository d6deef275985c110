package dalmuti.app.play;

import dalmuti.app.console.Console;
import dalmuti.app.game.GameAtTerminal;
import dalmuti.app.local.LocalTable;
import dalmuti.app.local.SaveFile;
import dalmuti.app.options.BotNames;
import dalmuti.app.shell.Shell;
import dalmuti.app.sitting.MovePrompt;
import dalmuti.app.sitting.Outcome;
import dalmuti.app.sitting.TableSession;
import dalmuti.app.sitting.VisitOptions;
import dalmuti.app.story.People;
import dalmuti.app.story.TextStyle;
import dalmuti.bots.Bot;
import dalmuti.bots.roster.Level;
import dalmuti.contract.Action;
import dalmuti.contract.Player;
import dalmuti.table.game.KeptMatch;
import dalmuti.words.NameTable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Seats somebody with bots at a table of this process.
record LocalPlay(Shell shell, TextStyle style) {

    /// Plays a match until it is over or the person leaves.
    Outcome play(
            OpenMatches.OpenMatch match,
            Console console,
            MovePrompt.Care care,
            VisitOptions.Drawing drawing)
            throws InterruptedException {
        var file = new SaveFile(match.file(), match.plan());
        Outcome outcome = sit(match, match.saved(), console, care, drawing, file);
        if (outcome instanceof Outcome.Over) {
            file.finish();
        }
        return outcome;
    }

    private <S, M extends Action, E, V> Outcome sit(
            OpenMatches.OpenMatch match,
            KeptMatch<S, M, E, V> saved,
            Console console,
            MovePrompt.Care care,
            VisitOptions.Drawing drawing,
            SaveFile file)
            throws InterruptedException {
        long seed = match.plan().seed();
        var visiting =
                new VisitOptions(
                        VisitOptions.Company.ALONE,
                        List.of(),
                        VisitOptions.Typing.WHEN_ASKED,
                        care,
                        drawing,
                        greeting(match));
        var table =
                table(
                        saved,
                        match.others(),
                        match.plan().bots(),
                        dice(seed, saved.deeds().size()),
                        Optional.of(file));
        var adviser = new SplittableRandom(seed);
        return new TableSession<>(
                        table.visit(), GameAtTerminal.of(saved), console, style, visiting, adviser)
                .run();
    }

    /// @param bots who plays on these seats, the names again and again from the first
    /// @param file where the match is kept
    <S, M extends Action, E, V> LocalTable<S, M, E, V> table(
            KeptMatch<S, M, E, V> saved,
            List<Player> seats,
            List<String> bots,
            RandomGenerator dice,
            Optional<SaveFile> file) {
        Function<String, Bot<V, M>> hire =
                it -> new BotNames(shell).bot(GameAtTerminal.of(saved), it);
        var seated = new LinkedHashMap<Player, Bot<V, M>>();
        for (int i = 0; i < seats.size(); i++) {
            seated.put(seats.get(i), hire.apply(bots.get(i % bots.size())));
        }
        return new LocalTable<>(saved, seated, dice, style, hire, file);
    }

    /// @param moves how many were made before, so that the dice don't fall as they did then
    private static SplittableRandom dice(long seed, int moves) {
        return new SplittableRandom(new SplittableRandom(seed + moves).nextLong());
    }

    private List<String> greeting(OpenMatches.OpenMatch match) {
        KeptMatch<?, ?, ?, ?> saved = match.saved();
        var greeting = new ArrayList<String>();
        greeting.add(shell.say("play.opponents", kinds(match, saved.names()), match.plan().seed()));
        if (!saved.deeds().isEmpty()) {
            greeting.add(shell.say("play.resumed"));
        }
        greeting.add(shell.say("play.welcome"));
        return greeting;
    }

    /// What kind of bots the others are.
    private String kinds(OpenMatches.OpenMatch match, Map<Player, String> names) {
        var people = new People(names, shell.words());
        var levels = NameTable.in(shell.language());
        var kinds = new TreeSet<>(match.plan().bots());
        List<Player> others = match.others();
        return kinds.size() == 1
                ? kind(kinds.first(), levels)
                : IntStream.range(0, others.size())
                        .mapToObj(
                                i -> people.name(others.get(i)) + ": " + kind(match.bot(i), levels))
                        .collect(Collectors.joining(", "));
    }

    /// A level by the card that it is named after, any other bot by its name.
    private static String kind(String bot, NameTable levels) {
        return Level.named(bot)
                .map(level -> "%s (%d)".formatted(levels.card(level.card()), level.card()))
                .orElse(bot);
    }
}
