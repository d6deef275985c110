package dalmuti.app.options;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.app.game.GameAtTerminal;
import dalmuti.app.game.Kind;
import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.bots.Bot;
import dalmuti.bots.roster.Level;
import dalmuti.bots.roster.Roster;
import dalmuti.programs.ProgramBot;
import dalmuti.programs.ProgramLimits;
import dalmuti.programs.Programs;

import grapples.Choice;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Bots by the names that people type: those of the house, and `program:COMMAND`.
///
/// @param shell where somebody is told that there is no such bot
public record BotNames(Shell shell) {

    /// A bot that is neither hopeless nor a master.
    public static final String USUAL = Level.KNIGHT.spelling();

    private static final Pattern COMMA = Pattern.compile(",(?=(?:[^'\"]|'[^']*'|\"[^\"]*\")*$)");

    /// A bot of its own for whoever asks, so that threads share none.
    public <V, M> Bot<V, M> bot(GameAtTerminal<M, ?, V> game, String name) {
        return Programs.command(name)
                .map(command -> program(game, name, command))
                .orElseGet(() -> named(game.roster().get(), name));
    }

    private <V, M> Bot<V, M> program(
            GameAtTerminal<M, ?, V> game, String name, List<String> command) {
        Bot<V, M> fallback = named(game.roster().get(), game.fallback());
        return RunningBots.hire(
                name, ProgramBot.of(command, ProgramLimits.USUAL, game.phrasing(), fallback));
    }

    public Bot<View, Move> dalmuti(String name) {
        return bot(GameAtTerminal.dalmuti(), name);
    }

    public Bot<grapples.View, Choice> grapples(String name) {
        return bot(GameAtTerminal.grapples(), name);
    }

    /// The names of a list with commas. A comma within quotes is part of a program's command.
    public static List<String> listed(String names) {
        return List.of(COMMA.split(names, -1));
    }

    /// The names of a list with commas, each of them a bot; the usual one where nobody said.
    public List<String> known(Optional<String> wanted, Kind kind) {
        Roster<?, ?> roster = kind.atTerminal().roster().get();
        List<String> names = listed(wanted.orElse(USUAL));
        for (String name : names) {
            if (roster.named(name).isEmpty() && Programs.command(name).isEmpty()) {
                throw unknown(name, roster);
            }
        }
        return names;
    }

    /// Refuses who can't play, before anything is played. Nobody stays hired for that.
    public void check(Collection<String> names, Kind kind) {
        names.stream().distinct().forEach(it -> bot(kind.atTerminal(), it));
        RunningBots.dismiss(shell.err());
    }

    /// A table of so many, filled by going through the names again and again.
    public static <B> List<B> seated(List<String> names, int players, Function<String, B> named) {
        return repeated(names.stream().map(named).toList(), players);
    }

    /// So many of some, again and again from the first.
    public static <T> List<T> repeated(List<T> some, int count) {
        return IntStream.range(0, count).mapToObj(i -> some.get(i % some.size())).toList();
    }

    private <V, M> Bot<V, M> named(Roster<V, M> roster, String name) {
        return roster.named(name)
                .map(bot -> RunningBots.hire(name, bot))
                .orElseThrow(() -> unknown(name, roster));
    }

    public GivenUpException unknown(String name, Roster<?, ?> roster) {
        String known = String.join(", ", roster.names());
        return shell.misuse("command.no-bot", name, known);
    }
}
