package dalmuti.app;

import dalmuti.app.options.RunningBots;
import dalmuti.app.play.BotCheckCommand;
import dalmuti.app.play.BotCommand;
import dalmuti.app.play.BotJoinCommand;
import dalmuti.app.play.PlayCommand;
import dalmuti.app.play.WatchCommand;
import dalmuti.app.records.PerftCommand;
import dalmuti.app.records.ReplayCommand;
import dalmuti.app.records.ReviewCommand;
import dalmuti.app.records.RulesCommand;
import dalmuti.app.records.VerifyCommand;
import dalmuti.app.release.ReleaseCommand;
import dalmuti.app.serve.ClusterKeysCommand;
import dalmuti.app.serve.RestoreCommand;
import dalmuti.app.serve.ServeCommand;
import dalmuti.app.shell.Failures;
import dalmuti.app.shell.Shell;
import dalmuti.app.site.SiteCommand;
import dalmuti.words.Language;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.concurrent.Callable;

/// The command `dalmuti`.
@Command(
        name = "dalmuti",
        synopsisSubcommandLabel = "COMMAND",
        versionProvider = Main.Version.class)
public final class Main implements Callable<Integer> {

    private final Shell shell;

    @SuppressWarnings("unused") // picocli looks at it
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT)
    private boolean help;

    @SuppressWarnings("unused") // picocli looks at it
    @Option(names = "--version", versionHelp = true)
    private boolean version;

    @SuppressWarnings("unused") // picocli calls it
    @Option(names = "--lang", paramLabel = "LANG", scope = ScopeType.INHERIT)
    private void speak(Language language) {
        shell.spoken().set(language);
    }

    private Main(Shell shell) {
        this.shell = shell;
    }

    /// Runs one command and exits with its status.
    public static void main(String[] args) {
        System.exit(run(Shell.ofProcess(), List.of(args)));
    }

    /// Runs one command and answers its status.
    static int run(Shell shell, List<String> args) {
        var failures = new Failures(shell);
        try {
            int status = commands(shell, failures).execute(args.toArray(String[]::new));
            shell.out().flush();
            return status;
        } catch (RuntimeException | Error e) {
            return failures.say(e);
        } finally {
            RunningBots.dismiss(shell.err());
        }
    }

    private static CommandLine commands(Shell shell, Failures failures) {
        var out = new PrintWriter(shell.out(), true, StandardCharsets.UTF_8);
        var err = new PrintWriter(shell.err(), true, StandardCharsets.UTF_8);
        return new CommandLine(new Main(shell))
                .addSubcommand(new PlayCommand(shell))
                .addSubcommand(new ServeCommand(shell))
                .addSubcommand(new SiteCommand(shell))
                .addSubcommand(new RestoreCommand(shell))
                .addSubcommand(new ClusterKeysCommand(shell))
                .addSubcommand(new WatchCommand(shell))
                .addSubcommand(new SimulateCommand(shell))
                .addSubcommand(new ArenaCommand(shell))
                .addSubcommand(new TrainCommand(shell))
                .addSubcommand(new ReplayCommand(shell))
                .addSubcommand(new ReviewCommand(shell))
                .addSubcommand(new VerifyCommand(shell))
                .addSubcommand(new RulesCommand(shell))
                .addSubcommand(new PerftCommand(shell))
                .addSubcommand(bot(shell))
                .addSubcommand(new ReleaseCommand(shell, Version::number))
                .addSubcommand(
                        new CommandLine(new LabCommand())
                                .addSubcommand(new PlacesCommand(shell))
                                .addSubcommand(new CalibrationCommand(shell)))
                .setOut(out)
                .setErr(err)
                .setColorScheme(
                        Help.defaultColorScheme(shell.likesColor() ? Help.Ansi.ON : Help.Ansi.OFF))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExpandAtFiles(false)
                .setParameterExceptionHandler((e, _) -> failures.misused(e))
                .setExecutionExceptionHandler((e, _, _) -> failures.say(e))
                .setResourceBundle(ResourceBundle.getBundle(Main.class.getPackageName() + ".help"));
    }

    /// What comes after the program's name is the program's, options as well.
    private static CommandLine bot(Shell shell) {
        var check = new CommandLine(new BotCheckCommand(shell)).setStopAtPositional(true);
        return new CommandLine(new BotCommand())
                .addSubcommand(check)
                .addSubcommand(new BotJoinCommand(shell));
    }

    /// Whoever says nothing wants to play, and a browser is the friendliest way to it.
    @Override
    public Integer call() {
        return ServeCommand.withPage(shell).call();
    }

    /// The version that Maven built.
    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            return new String[] {"dalmuti " + number()};
        }

        static String number() {
            try (var stream = Main.class.getResourceAsStream("version.txt")) {
                byte[] bytes = Objects.requireNonNull(stream).readAllBytes();
                return new String(bytes, StandardCharsets.UTF_8).strip();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
