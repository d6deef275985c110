package dalmuti.app.serve;

import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.contract.RefusedException;
import dalmuti.server.ExistingData;
import dalmuti.server.Settings;
import dalmuti.server.assembly.Restore;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;

/// Reads a backup of a server back.
@Command(name = "restore")
public final class RestoreCommand implements Runnable {

    private final Shell shell;

    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private Path file = Path.of("");

    @Mixin private final StorageLocation storage = new StorageLocation();

    @Option(names = "--replace")
    private boolean replace;

    public RestoreCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void run() {
        var settings = Settings.here(storage.folder(shell)).in(storage.database(shell));
        try {
            Restore.from(file, settings, replace ? ExistingData.REPLACED : ExistingData.KEPT);
        } catch (RefusedException refused) {
            throw GivenUpException.flawed(shell.say(refused.refusal()));
        }
        shell.println(shell.say("serve.restored", file.toString()));
        shell.out().flush();
    }
}
