package dalmuti.server.assembly;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The program of the Java runtime that makes keys and certificates; no public API of the JDK does.
record Keytool(Path program) {

    static final String AUTHORITY = "authority";
    static final String MACHINE = "machine";

    /// A store has to have one, but what protects ours is who may read the file.
    static final String PASSWORD = "dalmuti";

    /// The name that all machines of a cluster have in their certificates.
    private static final String CLUSTER = "dalmuti-cluster";

    private static final String PASSWORD_IN = "DALMUTI_STORE";
    private static final int AUTHORITY_DAYS = 3650;
    private static final int MACHINE_DAYS = 1825;

    static Keytool ofThisJava() {
        return new Keytool(Path.of(System.getProperty("java.home"), "bin", "keytool"));
    }

    void authority(Path store) throws IOException {
        run(
                store,
                AUTHORITY,
                "CN=" + CLUSTER + " authority",
                AUTHORITY_DAYS,
                List.of("-ext", "bc:c=ca:true,pathlen:0", "-ext", "ku:c=keyCertSign"));
    }

    /// @param store that of the authority
    void machine(Path store, String name) throws IOException {
        run(
                store,
                MACHINE,
                "CN=" + name,
                MACHINE_DAYS,
                List.of(
                        "-signer",
                        AUTHORITY,
                        "-ext",
                        "san=dns:" + CLUSTER,
                        "-ext",
                        "eku=serverAuth,clientAuth"));
    }

    private void run(Path store, String alias, String name, int days, List<String> more)
            throws IOException {
        var command =
                new ArrayList<>(
                        List.of(
                                program.toString(),
                                "-genkeypair",
                                "-keystore",
                                store.toString(),
                                "-storetype",
                                "PKCS12",
                                "-storepass:env",
                                PASSWORD_IN,
                                "-alias",
                                alias,
                                "-keyalg",
                                "RSA", // Pekko reads no others
                                "-keysize",
                                "3072",
                                "-dname",
                                name,
                                "-validity",
                                String.valueOf(days)));
        command.addAll(more);
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
}
