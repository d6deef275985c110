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

    static Opponents<View, Move> dalmuti() {
        return new Opponents<>(Roster.dalmuti(), BotNames::dalmuti, Advisers.dalmuti());
    }

    static Opponents<grapples.View, Choice> grapples() {
        return new Opponents<>(Roster.grapples(), BotNames::grapples, Advisers.grapples());
    }

    /// The names of a list with commas, each of them a bot; the usual one where nobody said.
    static List<String> names(Optional<String> wanted, Opponents<?, ?> opponents, Shell shell) {
        List<String> known = opponents.roster().names();
        List<String> names = List.of(wanted.orElse(Opponents.usual()).split(",", -1));
        for (String name : names) {
            if (!known.contains(name) && Programs.command(name).isEmpty()) {
                throw GivenUpException.wrongUsage(
                        shell.words().say("command.no-bot", name, String.join(", ", known)));
            }
        }
        return names;
    }
}
