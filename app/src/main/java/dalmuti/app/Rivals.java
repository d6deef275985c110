package dalmuti.app;

import dalmuti.Move;
import dalmuti.View;
import dalmuti.app.play.Opponents;
import dalmuti.bots.roster.Advisers;
import dalmuti.bots.roster.Roster;
import dalmuti.programs.Programs;

import grapples.Choice;

import java.util.List;
import java.util.Optional;

/// Whom people play against at the terminal.
final class Rivals {

    private Rivals() {}

    static Opponents<View, Move> dalmuti(Shell shell) {
        return new Opponents<>(Roster.dalmuti(), new BotNames(shell)::dalmuti, Advisers.dalmuti());
    }

    static Opponents<grapples.View, Choice> grapples(Shell shell) {
        return new Opponents<>(
                Roster.grapples(), new BotNames(shell)::grapples, Advisers.grapples());
    }

    /// The names of a list with commas, each of them a bot; the usual one where nobody said.
    static List<String> names(Optional<String> wanted, Opponents<?, ?> opponents, Shell shell) {
        Roster<?, ?> roster = opponents.roster();
        List<String> names = BotNames.listed(wanted.orElse(Opponents.usual()));
        for (String name : names) {
            if (roster.named(name).isEmpty() && Programs.command(name).isEmpty()) {
                throw new BotNames(shell).unknown(name, roster);
            }
        }
        return names;
    }
}
