package dalmuti.app;

import dalmuti.app.play.Opponents;

import java.util.List;
import java.util.Optional;

/// The bots that somebody has asked for.
///
/// @param wanted names, with commas between them
record Bots(Shell shell, Optional<String> wanted) {

    /// Their names, all of them known to the roster; the usual one where nobody said.
    List<String> names(Opponents<?, ?> opponents) {
        List<String> names =
                wanted.map(text -> List.of(text.split(",", -1)))
                        .orElseGet(() -> List.of(opponents.usual()));
        List<String> known = opponents.roster().names();
        for (String name : names) {
            if (!known.contains(name)) {
                throw GivenUpException.wrongUsage(
                        shell.words().say("command.no-bot", name, String.join(", ", known)));
            }
        }
        return names;
    }
}
