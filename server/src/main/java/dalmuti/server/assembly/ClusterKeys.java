package dalmuti.server.assembly;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.PrivateFiles;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.util.Base64;
import java.util.List;
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
    private static final int LINE = 64;

    private final Path folder;
    private final Keytool keytool;

    private ClusterKeys(Path folder, Keytool keytool) {
        this.folder = folder;
        this.keytool = keytool;
    }

    /// Makes the authority, unless the folder has one already, and a key for each machine; a
    /// machine that has one gets another. What can't be is a [RefusedException].
    public static void make(Path folder, List<String> machines) {
        for (String machine : machines) {
            if (!NAME.matcher(machine).matches()) {
                throw new RefusedException(Refusal.of("machine", "serve.keys-bad-name", machine));
            }
        }
        try {
            new ClusterKeys(folder, Keytool.ofThisJava()).make(machines);
        } catch (IOException | GeneralSecurityException e) {
            throw new RefusedException(Refusal.of("keys", "serve.keys-failed", String.valueOf(e)));
        }
    }

    private void make(List<String> machines) throws IOException, GeneralSecurityException {
        PrivateFiles.createFolder(folder);
        Path authority = folder.resolve(AUTHORITY);
        if (!Files.exists(authority)) {
            Path made = folder.resolve(AUTHORITY + ".new");
            Files.deleteIfExists(made);
            keytool.authority(made);
            PrivateFiles.createFile(made);
            Files.move(made, authority, StandardCopyOption.ATOMIC_MOVE);
        }
        for (String machine : machines) {
            machine(authority, machine);
        }
    }

    /// Its key is made in a copy of the authority's store, which is then thrown away.
    private void machine(Path authority, String machine)
            throws IOException, GeneralSecurityException {
        Path work = Files.createTempDirectory(folder, ".making"); // for nobody else to read
        Path copy = work.resolve(AUTHORITY);
        try {
            Files.copy(authority, copy);
            keytool.machine(copy, machine);
            KeyStore store = KeyStore.getInstance("PKCS12");
            try (InputStream stream = Files.newInputStream(copy)) {
                store.load(stream, Keytool.PASSWORD.toCharArray());
            }
            Path own = folder.resolve(machine);
            PrivateFiles.createFolder(own);
            Key key = store.getKey(Keytool.MACHINE, Keytool.PASSWORD.toCharArray());
            write(own.resolve("tls.key"), "PRIVATE KEY", key.getEncoded());
            write(
                    own.resolve("tls.crt"),
                    CERTIFICATE,
                    store.getCertificate(Keytool.MACHINE).getEncoded());
            write(
                    own.resolve("ca.crt"),
                    CERTIFICATE,
                    store.getCertificate(Keytool.AUTHORITY).getEncoded());
        } finally {
            Files.deleteIfExists(copy);
            Files.delete(work);
        }
    }

    private static void write(Path file, String label, byte[] bytes) throws IOException {
        String text = Base64.getMimeEncoder(LINE, new byte[] {'\n'}).encodeToString(bytes);
        Path made = Files.createTempFile(file.toAbsolutePath().getParent(), ".new", ""); // 0600
        Files.writeString(
                made, "-----BEGIN %s-----\n%s\n-----END %s-----\n".formatted(label, text, label));
        Files.move(made, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
