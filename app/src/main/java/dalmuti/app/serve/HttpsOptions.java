package dalmuti.app.serve;

import dalmuti.app.shell.Shell;
import dalmuti.server.Settings.Acme;

import picocli.CommandLine.Option;

import java.net.URI;
import java.util.Optional;
import java.util.regex.Pattern;

/// How a server gets a certificate by itself.
final class HttpsOptions {

    private static final Pattern NAME =
            Pattern.compile(
                    "(?=.{1,253}$)([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}");

    @Option(names = "--https", paramLabel = "NAME")
    private Optional<String> name = Optional.empty();

    @Option(names = "--https-directory", paramLabel = "URL|staging")
    private Optional<String> directory = Optional.empty();

    @Option(names = "--https-proof-port", paramLabel = "PORT", defaultValue = "80")
    private int proofPort = Acme.USUAL_PORT;

    boolean isWanted() {
        return name.isPresent();
    }

    /// What is no name of a host, or no address, is refused.
    Optional<Acme> acme(Shell shell) {
        if (name.isEmpty() && directory.isPresent()) {
            throw shell.misuse("serve.https-name", "");
        }
        return name.map(
                it -> {
                    if (!NAME.matcher(it).matches()) {
                        throw shell.misuse("serve.https-name", it);
                    }
                    return new Acme(
                            it,
                            directory(shell),
                            Port.checked(shell, "--https-proof-port", proofPort));
                });
    }

    private URI directory(Shell shell) {
        String text = directory.orElse("");
        if (text.isEmpty()) {
            return Acme.LETS_ENCRYPT;
        }
        if (text.equals("staging")) {
            return Acme.STAGING;
        }
        if (!text.matches("https?://[^\\s/]+(/\\S*)?")) {
            throw shell.misuse("serve.https-directory", text);
        }
        return URI.create(text);
    }
}
