package dalmuti.app.serve;

import dalmuti.app.shell.GivenUpException;
import dalmuti.app.shell.Shell;
import dalmuti.app.shell.ShutdownHook;
import dalmuti.app.shell.Status;
import dalmuti.server.Durability;
import dalmuti.server.OwnAddresses;
import dalmuti.server.QrCode;
import dalmuti.server.Settings;
import dalmuti.server.assembly.Server;
import dalmuti.server.edge.NoSuchAddressException;
import dalmuti.server.edge.PortTakenException;
import dalmuti.server.edge.acme.NoCertificateException;
import dalmuti.server.edge.operator.OperatorTokens;
import dalmuti.server.edge.tls.BadCertificateException;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Pattern;

/// Opens tables to everybody who can reach this machine.
@Command(name = "serve")
public final class ServeCommand implements Callable<Integer> {

    private static final Pattern NODE = Pattern.compile("[A-Za-z0-9.-]+:[0-9]{1,5}");

    private static final Pattern PAGE =
            Pattern.compile("https?://([A-Za-z0-9.-]+|\\[[0-9a-fA-F:]+])(:[0-9]{1,5})?/?");

    private static final int KEEP = (int) Settings.USUAL_IDLE.toDays();
    private static final int LONGEST = 36_500;
    private static final int HTTPS = 443;
    private static final Duration TO_STOP = Duration.ofSeconds(40);

    private final Shell shell;

    @Option(names = "--port", paramLabel = "PORT")
    private Optional<Integer> port = Optional.empty();

    @Option(names = "--bind", paramLabel = "ADDRESS", defaultValue = "0.0.0.0")
    private String bind = "0.0.0.0";

    @Mixin private final StorageLocation storage = new StorageLocation();

    @Option(names = "--tls", paramLabel = "CERT,KEY", split = ",")
    private List<Path> tls = List.of();

    @Mixin private final HttpsOptions https = new HttpsOptions();

    @Option(names = "--proxy")
    private boolean proxy;

    @Option(names = "--origin", paramLabel = "URL", split = ",")
    private Set<String> origins = Set.of();

    @Option(names = "--public", paramLabel = "URL")
    private Optional<String> known = Optional.empty();

    @Option(names = "--admin-port", paramLabel = "PORT", defaultValue = "8081")
    private int adminPort;

    @Option(names = "--operator-tokens", paramLabel = "FILE")
    private Optional<Path> operatorTokens = Optional.empty();

    @Option(names = "--log", paramLabel = "text|json", defaultValue = "text")
    private Log log = Log.TEXT;

    @Option(names = "--cluster", paramLabel = "HOST:PORT")
    private Optional<String> cluster = Optional.empty();

    @Option(names = "--cluster-keys", paramLabel = "DIR")
    private Optional<Path> clusterKeys = Optional.empty();

    @Option(names = "--keep", paramLabel = "DAYS", defaultValue = "30")
    private int keep = KEEP;

    @Option(names = "--durability", paramLabel = "power|crash", defaultValue = "power")
    private Durability durability = Durability.POWER;

    @Option(names = "--open", negatable = true)
    private boolean open;

    @Option(names = "--rehearse", hidden = true) // the launcher's, for the AOT cache
    private boolean rehearse;

    public ServeCommand(Shell shell) {
        this.shell = shell;
    }

    /// What somebody means who says nothing at all.
    public static ServeCommand withPage(Shell shell) {
        var command = new ServeCommand(shell);
        command.adminPort = Settings.USUAL_ADMIN_PORT;
        command.open = true;
        return command;
    }

    /// How the log is written.
    enum Log {
        TEXT,
        JSON
    }

    @Override
    public Integer call() {
        // Before anything is logged: the configuration of the log is read once.
        System.setProperty("log.format", log.name());
        if (rehearse) {
            StartupTraining.hold();
            return Status.GOOD;
        }
        return serve(settings());
    }

    private int serve(Settings settings) {
        var end = new CountDownLatch(1);
        try (var _ = new ShutdownHook(end::countDown, TO_STOP)) {
            if (StartupCache.isAbsent() && shell.isInteractive()) {
                shell.println(shell.say("serve.first-start"));
                shell.out().flush();
            }
            try (Server server = started(settings);
                    var _ = StartupCache.wanted()) {
                announce(settings, server);
                end.await();
            }
            shell.println(shell.say("serve.stopped"));
            shell.out().flush();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IllegalStateException e) {
            if (end.getCount() > 0) { // otherwise it was stopped while it started
                throw e;
            }
        }
        return Status.GOOD;
    }

    private Settings settings() {
        Path data = storage.folder(shell);
        if (!tls.isEmpty() && tls.size() != 2) {
            throw shell.misuse("serve.tls");
        }
        if (https.isWanted() && (!tls.isEmpty() || proxy || cluster.isPresent())) {
            throw shell.misuse("serve.https-alone");
        }
        if (keep < 1 || keep > LONGEST) {
            throw shell.misuse("serve.keep", LONGEST);
        }
        Optional<String> named = storage.database(shell);
        int usual = https.isWanted() ? HTTPS : Settings.USUAL_PORT;
        return new Settings(
                new Settings.Address(
                        bind,
                        Port.checked(shell, "--port", port.orElse(usual)),
                        Port.checked(shell, "--admin-port", adminPort),
                        known()),
                data,
                named,
                certificate(data),
                proxy ? Settings.Front.PROXY : Settings.Front.NONE,
                origins,
                cluster(named),
                Settings.Limits.USUAL,
                Duration.ofDays(keep),
                durability,
                operators(data));
    }

    private Optional<Settings.Certificate> certificate(Path data) {
        return tls.isEmpty()
                ? https.acme(shell).map(it -> Settings.Certificate.by(it, data))
                : Optional.of(new Settings.Certificate(tls.getFirst(), tls.getLast()));
    }

    private Settings.Operators operators(Path data) {
        Path file = operatorTokens.orElseGet(() -> Settings.Operators.in(data).file());
        String token = shell.environment().getOrDefault(OperatorTokens.VARIABLE, "");
        return new Settings.Operators(file, Optional.of(token).filter(it -> !it.isBlank()));
    }

    private Optional<String> known() {
        if (known.filter(it -> !PAGE.matcher(it).matches()).isPresent()) {
            throw shell.misuse("serve.bad-public", known.get());
        }
        return known.map(it -> it.replaceFirst("/$", ""))
                .or(() -> https.acme(shell).map(Settings.Acme::home));
    }

    /// Nobody is let into a cluster without a key, and there is no way around that.
    private Optional<Settings.Cluster> cluster(Optional<String> named) {
        if (cluster.isEmpty()) {
            if (clusterKeys.isPresent()) {
                throw shell.misuse("serve.keys-alone");
            }
            return Optional.empty();
        }
        String node = cluster.get();
        boolean isShared = named.filter(url -> url.startsWith("jdbc:postgresql:")).isPresent();
        if (!isShared || !NODE.matcher(node).matches()) {
            throw shell.misuse("serve.bad-cluster");
        }
        String number = node.substring(node.indexOf(':') + 1);
        Port.checked(shell, "--cluster", Integer.parseInt(number));
        return Optional.of(
                Settings.Cluster.at(
                        node,
                        clusterKeys.orElseThrow(() -> shell.misuse("serve.no-cluster-keys"))));
    }

    private Server started(Settings settings) {
        try {
            return Server.start(settings);
        } catch (PortTakenException e) {
            throw shell.failure(
                    taken(e, settings), String.valueOf(e.port()), String.valueOf(e.port() + 10));
        } catch (NoSuchAddressException e) {
            throw shell.failure("serve.no-address", e.address());
        } catch (NoCertificateException e) {
            throw shell.failure("serve.https-failed", e.name(), e.reason());
        } catch (BadCertificateException e) {
            throw GivenUpException.flawed(
                    e.reason().isEmpty()
                            ? shell.say("serve.no-certificate", e.file())
                            : shell.say("serve.bad-certificate", e.file(), e.reason()));
        }
    }

    private static String taken(PortTakenException e, Settings settings) {
        if (e.isForbidden()) {
            return "serve.port-forbidden";
        }
        if (e.port() == settings.address().adminPort()) {
            return "serve.admin-port-taken";
        }
        return e.port() == settings.address().port()
                ? "serve.port-taken"
                : "serve.proof-port-taken";
    }

    private void announce(Settings settings, Server server) {
        var places = new OwnAddresses(settings, server.port());
        shell.println(shell.say("serve.ready", places.here()));
        if (!places.network().isEmpty()) {
            shell.println(shell.say("serve.also", String.join(", ", places.network())));
        }
        server.madeToken()
                .ifPresent(
                        token ->
                                shell.println(
                                        shell.say(
                                                "serve.operator",
                                                String.valueOf(settings.address().adminPort()),
                                                token,
                                                settings.operators().file())));
        if (shell.isInteractive()) {
            places.elsewhere().ifPresent(this::drawCode);
        }
        shell.out().flush();
        if (open) {
            Browser.open(places.here());
        }
    }

    /// For a telephone: in the colours of the terminal where it has some, so that it is dark on
    /// light whatever its theme.
    private void drawCode(String address) {
        shell.println(shell.say("serve.code", address));
        String lit = shell.likesColor() ? "\033[97;40m" : "";
        String end = shell.likesColor() ? "\033[0m" : "";
        QrCode.of(address).lines().forEach(line -> shell.println("  " + lit + line + end));
    }
}
