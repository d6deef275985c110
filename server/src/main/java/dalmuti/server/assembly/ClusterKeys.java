package dalmuti.server.assembly;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.PrivateFiles;
import dalmuti.server.edge.tls.PemKeys;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Makes what the machines of a cluster prove with who they are: an authority of the cluster's own,
/// and for each machine a key and a certificate that the authority has signed.
///
/// ```
/// FOLDER/ca.p12                             the authority: whoever has it can make machines
/// FOLDER/MACHINE/tls.key tls.crt ca.crt     what one machine needs, and nothing else
/// ```
public final class ClusterKeys {

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9.-]{0,62}");
    private static final String AUTHORITY = "ca.p12";
    private static final String CERTIFICATE = "CERTIFICATE";

    private static final String AUTHORITY_ALIAS = "authority";
    private static final String MACHINE_ALIAS = "machine";

    /// The name that all machines of a cluster have in their certificates.
    private static final String CLUSTER = "dalmuti-cluster";

    /// A store has to have one, but what protects ours is who may read the file.
    private static final String PASSWORD = "dalmuti";

    private static final String PASSWORD_IN = "DALMUTI_STORE";

    private ClusterKeys() {}

    /// Makes the authority, unless the folder has one already, and a key for each machine; a
    /// machine that has one gets another. What can't be is a [RefusedException].
    public static void make(Path folder, List<String> machines) {
        for (String machine : machines) {
            if (!NAME.matcher(machine).matches()) {
                throw new RefusedException(Refusal.of("machine", "serve.keys-bad-name", machine));
            }
        }
        try {
            PrivateFiles.createFolder(folder);
            if (!Files.exists(folder.resolve(AUTHORITY))) {
                makeAuthority(folder);
            }
            for (String machine : machines) {
                makeMachine(folder, machine);
            }
        } catch (IOException | GeneralSecurityException e) {
            throw new RefusedException(Refusal.of("keys", "serve.keys-failed", String.valueOf(e)));
        }
    }

    private static void makeAuthority(Path folder) throws IOException {
        Path made = folder.resolve(AUTHORITY + ".new");
        Files.deleteIfExists(made);
        keytool(
                made,
                AUTHORITY_ALIAS,
                "CN=" + CLUSTER + " authority",
                "-validity 3650 -ext bc:c=ca:true,pathlen:0 -ext ku:c=keyCertSign");
        PrivateFiles.createFile(made);
        Files.move(made, folder.resolve(AUTHORITY), StandardCopyOption.ATOMIC_MOVE);
    }

    /// Its key is made in a copy of the authority's store, which is then thrown away.
    private static void makeMachine(Path folder, String name)
            throws IOException, GeneralSecurityException {
        Path work = Files.createTempDirectory(folder, ".making"); // for nobody else to read
        Path copy = work.resolve(AUTHORITY);
        try {
            Files.copy(folder.resolve(AUTHORITY), copy);
            keytool(
                    copy,
                    MACHINE_ALIAS,
                    "CN=" + name,
                    "-validity 1825 -signer %s -ext san=dns:%s -ext eku=serverAuth,clientAuth"
                            .formatted(AUTHORITY_ALIAS, CLUSTER));
            KeyStore store = KeyStore.getInstance("PKCS12");
            try (InputStream stream = Files.newInputStream(copy)) {
                store.load(stream, PASSWORD.toCharArray());
            }
            Path own = folder.resolve(name);
            Key key = store.getKey(MACHINE_ALIAS, PASSWORD.toCharArray());
            write(own.resolve("tls.key"), "PRIVATE KEY", key.getEncoded());
            write(
                    own.resolve("tls.crt"),
                    CERTIFICATE,
                    store.getCertificate(MACHINE_ALIAS).getEncoded());
            write(
                    own.resolve("ca.crt"),
                    CERTIFICATE,
                    store.getCertificate(AUTHORITY_ALIAS).getEncoded());
        } finally {
            Files.deleteIfExists(copy);
            Files.delete(work);
        }
    }

    /// Runs the program of this Java that makes keys and certificates; no public API does.
    private static void keytool(Path store, String alias, String name, String options)
            throws IOException {
        var command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "keytool")
                                        .toString(),
                                "-keystore",
                                store.toString(),
                                "-dname",
                                name));
        // Pekko reads no other keys than RSA.
        String usual = "-genkeypair -storetype PKCS12 -keyalg RSA -keysize 3072 -storepass:env ";
        String all = usual + PASSWORD_IN + " -alias " + alias + " " + options;
        command.addAll(List.of(all.split(" ", -1)));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(Map.of(PASSWORD_IN, PASSWORD, "LC_ALL", "C"));
        Process process = builder.start();
        process.getOutputStream().close();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (process.waitFor() != 0) {
                throw new IOException(said.strip());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    private static void write(Path file, String label, byte[] bytes) throws IOException {
        PrivateFiles.replace(file, PemKeys.text(label, bytes));
    }
}
