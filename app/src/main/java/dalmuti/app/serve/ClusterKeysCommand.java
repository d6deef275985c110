package dalmuti.app.serve;

import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.contract.RefusedException;
import dalmuti.server.assembly.ClusterKeys;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.List;

/// Makes the keys by which the machines of a cluster know each other.
@Command(name = "cluster-keys")
public final class ClusterKeysCommand implements Runnable {

    private final Shell shell;

    @Parameters(index = "0", paramLabel = "DIR", descriptionKey = "dir")
    private Path folder = Path.of("");

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "MACHINE", descriptionKey = "machine")
    private List<String> machines = List.of();

    public ClusterKeysCommand(Shell shell) {
        this.shell = shell;
    }

    @Override
    public void run() {
        try {
            ClusterKeys.make(folder, machines);
        } catch (RefusedException refused) {
            throw GivenUpException.flawed(shell.say(refused.refusal()));
        }
        for (String machine : machines) {
            shell.println(shell.say("serve.keys-made", folder.resolve(machine).toString()));
        }
        shell.out().flush();
    }
}
