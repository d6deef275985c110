package dalmuti.app.serve;

import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.contract.RefusedException;
import dalmuti.server.ExistingData;
import dalmuti.server.Settings;
import dalmuti.server.assembly.Restore;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.Optional;

/// Reads a backup of a server back.
@Command(
        name = "restore",
        description = {
            "Read a backup of a server into its folder or database.",
            "",
            "A running server makes one by: curl -X POST http://127.0.0.1:8081/backup. It can be"
                    + " read into either kind of database."
        },
        footer = {
            "  dalmuti restore backup.zip --data club",
            "  dalmuti restore backup.zip --database 'jdbc:postgresql://db/dalmuti?user=d'"
        })
public final class RestoreCommand implements Runnable {

    private final Shell shell;

    @Parameters(paramLabel = "FILE", description = "The backup.")
    private Path file = Path.of("");

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "The folder of the server (default: dalmuti in your data folder).")
    private Optional<Path> data = Optional.empty();

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "Its database instead (default: $DALMUTI_DATABASE, if that is set).")
    private Optional<String> database = Optional.empty();

    @Option(names = "--replace", description = "Delete what is there already.")
    private boolean replace;

    public RestoreCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void run() {
        var settings =
                Settings.here(data.orElseGet(() -> StorageLocation.folder(shell.environment())))
                        .in(database.or(() -> StorageLocation.database(shell.environment())));
        try {
            Restore.from(file, settings, replace ? ExistingData.REPLACED : ExistingData.KEPT);
        } catch (RefusedException refused) {
            throw GivenUpException.flawed(shell.say(refused.refusal()));
        }
        shell.println(shell.say("serve.restored", file.toString()));
        shell.out().flush();
    }
}
