package dalmuti.app.play;

import dalmuti.app.options.MatchOptions;
import dalmuti.app.shell.Shell;
import dalmuti.wire.table.Plan;

import picocli.CommandLine.Option;

import java.util.Optional;

/// At which server somebody wants to play, and how a table there is to be run.
final class ServerOptions {

    private static final Plan.Customs USUAL = Plan.Customs.USUAL;

    @Option(names = "--server", paramLabel = "URL")
    private Optional<String> server = Optional.empty();

    @Option(names = "--table", paramLabel = "CODE")
    private Optional<String> table = Optional.empty();

    @Option(names = "--watch")
    private boolean watch;

    @Option(names = "--listed")
    private boolean listed;

    @Option(names = "--clock", paramLabel = "SECONDS")
    private Optional<Integer> clock = Optional.empty();

    @Option(names = "--pace", paramLabel = "PACE")
    private Plan.Pace pace = Plan.Pace.NATURAL;

    Optional<String> server() {
        return server;
    }

    Optional<String> table() {
        return table;
    }

    boolean isOnlooker() {
        return watch;
    }

    /// Refuses what only makes sense together.
    void check(Shell shell) {
        if (server.isEmpty() && (table.isPresent() || watch || listed || clock.isPresent())) {
            throw shell.misuse("remote.needs-server");
        }
        if (watch && table.isEmpty()) {
            throw shell.misuse("remote.needs-table");
        }
    }

    /// A table for these.
    ///
    /// @param bots a level; empty for people only
    Plan plan(MatchOptions options, String bots) {
        var customs =
                new Plan.Customs(
                        clock.orElse(bots.isEmpty() ? USUAL.turn() : 0),
                        USUAL.bank(),
                        USUAL.window(),
                        USUAL.pause(),
                        pace,
                        USUAL.hints(),
                        USUAL.chat());
        String game = options.kind().game();
        return new Plan(game, options.rules(), options.players(), listed, bots, customs);
    }
}
