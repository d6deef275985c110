package dalmuti.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dalmuti.app.shell.Status;
import dalmuti.testkit.Ports;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What is in the way of a server is said in a sentence.
class ServeTests {

    @TempDir private Path folder;

    private Run serve(String... options) {
        var all = new ArrayList<>(List.of("serve", "--data", folder.toString()));
        all.addAll(List.of(options));
        return Run.of(all.toArray(String[]::new));
    }

    @Test
    void aTakenPortIsNamed() throws Exception {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = String.valueOf(taken.getLocalPort());
            Run run = serve("--bind", "127.0.0.1", "--port", port, "--admin-port", "0");
            assertThat(run.err())
                    .startsWith(
                            "dalmuti: port " + port + " is taken by another program; say --port ");
            assertThat(run.status()).isEqualTo(Status.FLAWED);
            run = serve("--bind", "127.0.0.1", "--port", "0", "--admin-port", port);
            assertThat(run.err()).contains("say --admin-port");
        }
    }

    @Test
    void aNumberThatIsNoPortIsNamed() {
        assertThat(serve("--port", "99999").misused().err())
                .isEqualTo("dalmuti: --port is a number from 0 to 65535; 99999 is none\n");
        assertThat(serve("--port=-5").misused().err()).contains("--port", "; -5 is none");
        assertThat(serve("--admin-port", "70000").misused().err())
                .contains("--admin-port is a number", "; 70000 is none");
        String proof = "--https-proof-port";
        assertThat(serve("--https", "a.example", proof, "65536").misused().err())
                .contains(proof + " is a number", "; 65536 is none");
        String database = "jdbc:postgresql:x";
        assertThat(serve("--cluster", "a:65536", "--database", database).misused().err())
                .contains("--cluster is a number", "; 65536 is none");
    }

    @Test
    void anAddressOfAnotherMachineIsNamed() {
        for (String address : List.of("nonsense.invalid", "203.0.113.5")) {
            Run run = serve("--bind", address, "--port", "0", "--admin-port", "0");
            assertThat(run.flawed().err())
                    .startsWith("dalmuti: this machine has no address " + address + ";");
        }
    }

    @Test
    void aBadCertificateIsNamed() throws Exception {
        Path file = Files.writeString(folder.resolve("key.pem"), "nonsense");
        Run run = serve("--port", "0", "--admin-port", "0", "--tls", file + "," + file);
        assertThat(run.err()).startsWith("dalmuti: " + file + " is no certificate with its key");
        assertThat(run.status()).isEqualTo(Status.FLAWED);
        String absent = folder.resolve("absent").toString();
        assertThat(serve("--port", "0", "--tls", absent + "," + absent).err())
                .isEqualTo("dalmuti: the certificate or key " + absent + " can't be read\n");
        assertThat(serve("--tls", "one.pem").misused().err()).contains("CERT.pem,KEY.pem");
    }

    @Test
    void aClusterNeedsADatabaseForAll() {
        assertThat(serve("--cluster", "a:1,b:2").misused().err()).contains("--database");
        assertThat(serve("--cluster", "a b", "--database", "jdbc:postgresql:x").misused().err())
                .contains("host:port");
    }

    @Test
    void aClusterNeedsKeys() {
        String database = "jdbc:postgresql:x";
        assertThat(serve("--cluster", "a:1", "--database", database).misused().err())
                .contains("--cluster-keys");
        assertThat(serve("--cluster-keys", "x").misused().err()).contains("--cluster");
        Path absent = folder.resolve("absent");
        Run run =
                serve(
                        "--port",
                        "0",
                        "--admin-port",
                        "0",
                        "--cluster",
                        "a:1",
                        "--database",
                        database,
                        "--cluster-keys",
                        absent.toString());
        assertThat(run.flawed().err()).contains(absent.resolve("tls.key") + " can't be read");
    }

    @Test
    void keysOfAClusterAreForTheServerAlone() throws Exception {
        Path keys = folder.resolve("keys");
        assertThat(Run.of("cluster-keys", keys.toString(), "one").out())
                .isEqualTo("made: " + keys.resolve("one") + "\n");
        byte[] authority = Files.readAllBytes(keys.resolve("ca.p12"));
        Run.of("cluster-keys", keys.toString(), "two");
        assertThat(keys.resolve("ca.p12")).hasBinaryContent(authority);
        assertThat(keys.resolve("two/ca.crt")).hasSameBinaryContentAs(keys.resolve("one/ca.crt"));
        try (var files = Files.walk(keys)) {
            assertThat(files.filter(Files::isRegularFile).map(ServeTests::mode))
                    .hasSize(7)
                    .allMatch("rw-------"::equals);
        }
        assertThat(Run.of("cluster-keys", keys.toString(), "a b").flawed().err())
                .contains("a b can't be the name of a machine");
    }

    private static String mode(Path file) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aDatabaseCanBeNamedInTheEnvironment() {
        var named = Map.of("DALMUTI_DATABASE", "jdbc:nonsense:secret");
        Run run = Run.with(named, "", "serve", "--port", "0", "--admin-port", "0");
        assertThat(run.misused().err()).contains("jdbc:nonsense");
        String other = "jdbc:other:x";
        run = Run.with(named, "", "serve", "--port", "0", "--admin-port", "0", "--database", other);
        assertThat(run.misused().err()).contains(other).doesNotContain("nonsense");
        run = Run.with(named, "", "restore", folder.resolve("none.zip").toString());
        assertThat(run.flawed().err()).contains("jdbc:nonsense");
        run = Run.with(Map.of("DALMUTI_DATABASE", ""), "", "serve", "--cluster", "a:1");
        assertThat(run.misused().err()).contains("--database");
    }

    @Test
    void aFolderThatCanNotBeMadeIsNamed() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        Run run = Run.of("serve", "--port", "0", "--admin-port", "0", "--data", file + "/data");
        assertThat(run.misused().err()).contains("the folder " + file + "/data can't be made");
    }

    @Test
    void aFolderThatCanNotBeWrittenToIsNamed() {
        Path folder = Path.of("/proc/self"); // where not even root can
        assumeTrue(Files.isDirectory(folder), "no such folder on this system");
        Run run = Run.of("serve", "--port", "0", "--admin-port", "0", "--data", folder.toString());
        assertThat(run.misused().err())
                .isEqualTo("dalmuti: nothing can be written in the folder /proc/self (data)\n");
    }

    @Test
    void aFolderThatCanNotKeepACertificateIsNamed() throws Exception {
        Files.writeString(folder.resolve("acme"), ""); // where a folder should be
        Run run =
                serve(
                        "--bind",
                        "127.0.0.1",
                        "--port",
                        "0",
                        "--admin-port",
                        "0",
                        "--https",
                        "cards.example",
                        "--https-directory",
                        "http://127.0.0.1:1/directory",
                        "--https-proof-port",
                        "0");
        assertThat(run.flawed().err())
                .isEqualTo(
                        "dalmuti: no certificate for cards.example: "
                                + folder.resolve("acme")
                                + " can't be read or written\n");
    }

    @Test
    void aCertificateThatCanNotBeHadIsSaid() {
        Run run =
                serve(
                        "--bind",
                        "127.0.0.1",
                        "--port",
                        "0",
                        "--admin-port",
                        "0",
                        "--https",
                        "cards.example",
                        "--https-directory",
                        "http://127.0.0.1:1/directory",
                        "--https-proof-port",
                        "0");
        assertThat(run.flawed().err())
                .isEqualTo(
                        "dalmuti: no certificate for cards.example:"
                                + " http://127.0.0.1:1/directory can't be reached\n");
        assertThat(serve("--https", "192.0.2.7").misused().err()).contains("192.0.2.7 is none");
        assertThat(serve("--https", "a.example", "--https-directory", "x").misused().err())
                .contains("x is neither");
        assertThat(serve("--https", "a.example", "--proxy").misused().err()).contains("--cluster");
    }

    @Test
    void aTokenThatIsTooShortIsSaid() throws Exception {
        String port = String.valueOf(Ports.free());
        var token = Map.of("DALMUTI_OPERATOR_TOKEN", "short");
        String data = folder.toString();
        Run run = Run.with(token, "", "serve", "--port", "0", "--admin-port", port, "--data", data);
        assertThat(run.misused().err()).contains("DALMUTI_OPERATOR_TOKEN", "16 characters");
    }
}
