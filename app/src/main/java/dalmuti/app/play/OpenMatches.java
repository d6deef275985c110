package dalmuti.app.play;

import dalmuti.app.files.RecordFile;
import dalmuti.app.game.Kind;
import dalmuti.app.local.MatchFolder;
import dalmuti.app.local.SeatPlan;
import dalmuti.app.options.BotNames;
import dalmuti.app.options.MatchOptions;
import dalmuti.app.options.SeedOption;
import dalmuti.app.shell.Shell;
import dalmuti.app.simulation.PlayerNames;
import dalmuti.contract.Player;
import dalmuti.table.game.KeptMatch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Finds or begins the match that somebody wants to play.
record OpenMatches(Shell shell, MatchFolder matches) {

    /// A match that is not over, and where it is kept.
    record OpenMatch(KeptMatch<?, ?, ?, ?> saved, Path file, SeatPlan plan) {

        List<Player> others() {
            List<Player> all = saved.names().keySet().stream().sorted().toList();
            Player you =
                    all.stream()
                            .filter(player -> player.toString().equals(plan.you()))
                            .findFirst()
                            .orElse(new Player(0));
            return all.stream().filter(player -> !player.equals(you)).toList();
        }

        /// What kind of bot one of the others is.
        String bot(int other) {
            return plan.bots().get(other % plan.bots().size());
        }
    }

    OpenMatch fresh(MatchOptions options, String name, Optional<String> place, SeatPlan plan) {
        return new OpenMatch(
                options.fresh(PlayerNames.with(name, options.players())),
                file(place, options.kind()),
                plan);
    }

    private Path file(Optional<String> place, Kind kind) {
        if (place.isEmpty()) {
            return matches.next(kind);
        }
        Path path = Path.of(place.get());
        if (Files.isDirectory(path)) {
            return new MatchFolder(path).next(kind);
        }
        if (Files.exists(path)) {
            throw shell.misuse("command.there-already", path);
        }
        return path;
    }

    /// @param file the record; empty for the one that was left last
    OpenMatch resumed(String file) {
        Path path = file.isEmpty() ? lastLeft() : Path.of(file);
        KeptMatch<?, ?, ?, ?> saved = RecordFile.open(path.toString(), shell).getLast();
        if (saved.seenBy().isPresent()) {
            throw shell.misuse("command.seen-only", path);
        }
        if (saved.isOver()) {
            throw shell.misuse("command.match-over", path);
        }
        return new OpenMatch(saved, path, SeatPlan.of(path).orElseGet(OpenMatches::usual));
    }

    private Path lastLeft() {
        return matches.lastUnfinished()
                .orElseThrow(() -> shell.misuse("command.no-open-match", matches.folder()));
    }

    /// Where nobody knows any more who played.
    private static SeatPlan usual() {
        return new SeatPlan(SeedOption.random(), new Player(0).toString(), List.of(BotNames.USUAL));
    }
}
