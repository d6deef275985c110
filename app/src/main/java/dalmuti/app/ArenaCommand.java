package dalmuti.app;

import dalmuti.app.game.Kind;
import dalmuti.app.options.BotNames;
import dalmuti.app.options.RulesText;
import dalmuti.app.options.RunOptions;
import dalmuti.app.options.RunningBots;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.ProgressBar;
import dalmuti.app.shell.Shell;
import dalmuti.app.shell.ShutdownHook;
import dalmuti.lab.arena.Arena;
import dalmuti.lab.arena.ArenaGame;
import dalmuti.lab.arena.DalmutiArena;
import dalmuti.lab.arena.Lineup;
import dalmuti.lab.grapples.GrapplesArena;
import dalmuti.lab.run.WorkerPool;
import dalmuti.options.Ending;
import dalmuti.options.Rules;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Has bots play against each other.
@Command(name = "arena")
final class ArenaCommand implements Runnable {

    private static final int MOST_COPIES = 14;

    private final Shell shell;

    @Option(names = "--game", paramLabel = "GAME")
    private Kind kind = Kind.DALMUTI;

    @Mixin private final RulesText terms = new RulesText();
    @Mixin private final RunOptions run = new RunOptions();
    @Mixin private final Output output = new Output();

    @Parameters(arity = "1..*", paramLabel = "BOT[*N]", descriptionKey = "bot")
    private List<String> bots = List.of();

    @Option(names = "--against", paramLabel = "BOT")
    private Optional<String> field = Optional.empty();

    @Option(names = "--players", paramLabel = "N|N-M")
    private Optional<String> players = Optional.empty();

    @Option(names = "--deals", paramLabel = "N", defaultValue = "1000")
    private long deals;

    @Option(names = "--tax", paramLabel = "on|off", defaultValue = "off")
    private Switch tax = Switch.OFF;

    @Option(names = "--decree", paramLabel = "ID")
    private Optional<String> decree = Optional.empty();

    @Option(names = "--matches")
    private boolean matches;

    @Option(names = "--rounds", paramLabel = "N")
    private Optional<Integer> rounds = Optional.empty();

    ArenaCommand(Shell shell) {
        this.shell = shell;
    }

    /// What can be on or off.
    enum Switch {
        ON,
        OFF
    }

    @Override
    public void run() {
        if (deals < 1) {
            throw GivenUpException.wrongUsage("--deals has to be at least 1");
        }
        if (kind == Kind.GRAPPLES
                && (matches || rounds.isPresent() || tax == Switch.ON || decree.isPresent())) {
            throw GivenUpException.wrongUsage(
                    "Grapples is played game by game, and has neither tax nor decrees");
        }
        var known = new BotNames(shell);
        known.check(Stream.concat(names().stream(), field.stream()).toList(), kind);
        publish(
                switch (kind) {
                    case DALMUTI ->
                            new DalmutiArena(
                                    rules(), decree.map(RulesText::decree), span(), known::dalmuti);
                    case GRAPPLES -> new GrapplesArena(terms.grapples(), known::grapples);
                });
    }

    private void publish(ArenaGame game) {
        List<String> names = names();
        List<Arena> arenas =
                sizes(names).stream()
                        .flatMap(size -> lineups(names, size).stream())
                        .map(lineup -> new Arena(game, lineup, deals, run.seed()))
                        .toList();
        output.prepare();
        run.tell(shell);
        var stopped = new AtomicBoolean();
        try (var _ = new ShutdownHook(() -> stopped.set(true), RunOptions.TO_PUBLISH)) {
            output.publish(game.findings(played(arenas, stopped)), shell);
            RunningBots.dismiss(shell.err());
        }
    }

    private List<Arena.Result> played(List<Arena> arenas, AtomicBoolean stopped) {
        var results = new ArrayList<Arena.Result>();
        try (var bar = new ProgressBar(shell, deals * arenas.size())) {
            for (Arena arena : arenas) {
                long before = deals * results.size();
                var pool =
                        new WorkerPool(
                                run.threads(), stopped, (done, _) -> bar.advanceTo(before + done));
                if (!stopped.get()) {
                    results.add(arena.run(pool));
                }
            }
        }
        return results;
    }

    /// The bots one by one, `greedy*5` five times.
    private List<String> names() {
        return bots.stream().flatMap(bot -> copies(bot).stream()).toList();
    }

    private static List<String> copies(String bot) {
        if (!isCounted(bot)) {
            return List.of(bot);
        }
        int star = bot.lastIndexOf('*');
        int copies = Integer.parseInt(bot.substring(star + 1));
        if (copies < 1 || copies > MOST_COPIES) {
            throw GivenUpException.wrongUsage(bot + ": from 1 to " + MOST_COPIES);
        }
        return Collections.nCopies(copies, bot.substring(0, star));
    }

    /// Any other star is part of a program's command.
    private static boolean isCounted(String bot) {
        return bot.matches("(?s).*\\*[0-9]{1,2}");
    }

    private List<Lineup> lineups(List<String> names, int size) {
        if (field.isEmpty()) {
            return List.of(Lineup.repeating(names, size));
        }
        return names.stream()
                .distinct()
                .map(name -> Lineup.oneAgainst(name, field.get(), size))
                .toList();
    }

    private List<Integer> sizes(List<String> names) {
        if (players.isEmpty()) {
            boolean counted = bots.stream().anyMatch(ArenaCommand::isCounted);
            return List.of(counted ? names.size() : kind.usualPlayers());
        }
        if (!players.get().matches("[0-9]{1,2}(-[0-9]{1,2})?")) {
            throw GivenUpException.wrongUsage("--players is a number, or two as in 4-10");
        }
        String[] ends = players.get().split("-", -1);
        int first = Integer.parseInt(ends[0]);
        int last = Integer.parseInt(ends[ends.length - 1]);
        if (first > last) {
            throw GivenUpException.wrongUsage("--players goes from fewer to more");
        }
        return IntStream.rangeClosed(first, last).boxed().toList();
    }

    private DalmutiArena.Span span() {
        if (matches || rounds.isPresent()) {
            return DalmutiArena.Span.MATCH;
        }
        return tax == Switch.ON || decree.isPresent()
                ? DalmutiArena.Span.ROUND
                : DalmutiArena.Span.TRICKS;
    }

    private Rules rules() {
        Rules rules = terms.dalmuti();
        if (rounds.isPresent()) {
            rules = dalmuti.options.Option.ENDING.set(rules, "ROUNDS(" + rounds.get() + ")");
        }
        if (span() == DalmutiArena.Span.MATCH && rules.ending() instanceof Ending.Endless) {
            throw GivenUpException.wrongUsage(
                    "a match with ending=ENDLESS never ends by itself: say --rounds N");
        }
        return rules;
    }
}
