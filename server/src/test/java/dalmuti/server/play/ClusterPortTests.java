package dalmuti.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.server.Settings.Certificate;
import dalmuti.server.edge.tls.PemKeys;
import dalmuti.server.store.Kind;
import dalmuti.server.store.jdbc.Database;
import dalmuti.testkit.Ports;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.Set;

import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;

/// Who can speak to a machine as if they were another one.
class ClusterPortTests {

    private static final Duration LIMIT = Duration.ofMinutes(1);
    private static final int ANSWERS_WITHIN_MS = 3_000;

    @Test
    void aServerOfOneListensForPeopleAlone() {
        try (Node node = Node.start(Kind.SQLITE.fresh())) {
            node.isReadyWithin(LIMIT);
            assertThat(node.ports()).isEqualTo(Set.of(node.address().getPort()));
        }
    }

    @Test
    void onlyMachinesOfTheClusterAreHeard() throws Exception {
        Database.Access access = Kind.POSTGRESQL.fresh();
        int port = Ports.free();
        Path foreign = TestKeys.made();
        try (Node node = Node.start(access, "127.0.0.1:" + port)) {
            node.isReadyWithin(LIMIT);
            assertThat(node.ports()).isEqualTo(Set.of(node.address().getPort(), port));
            assertThat(isHeard(port, keys(TestKeys.FOLDER))).isTrue();
            assertThat(isHeard(port, new KeyManager[0])).isFalse();
            assertThat(isHeard(port, keys(foreign))).isFalse();
            isDeafToPlainText(port);
            aMachineOfAnotherClusterStaysOut(node, access, port, foreign);
        }
    }

    private static KeyManager[] keys(Path folder) throws Exception {
        var certificate = new Certificate(folder.resolve("tls.crt"), folder.resolve("tls.key"));
        var factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(PemKeys.read(certificate), "memory".toCharArray());
        return factory.getKeyManagers();
    }

    /// Whether the machine keeps the connection of somebody with these keys. It says nothing of its
    /// own accord to those whom it hears.
    private static boolean isHeard(int port, KeyManager[] keys) throws Exception {
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys, new TrustManager[] {new Anybody()}, null);
        try (var socket = (SSLSocket) context.getSocketFactory().createSocket("127.0.0.1", port)) {
            socket.setSoTimeout(ANSWERS_WITHIN_MS);
            socket.startHandshake();
            InputStream in = socket.getInputStream();
            return in.read() >= 0;
        } catch (SocketTimeoutException _) {
            return true;
        } catch (IOException _) {
            return false; // an alert, or a connection that was cut
        }
    }

    private static void isDeafToPlainText(int port) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout((int) LIMIT.toMillis());
            socket.getOutputStream().write("AKKA\1".getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().write(new byte[512]);
            byte[] said = readAll(socket);
            assertThat(said.length).isLessThan(16); // an alert at most
        }
    }

    private static byte[] readAll(Socket socket) {
        try {
            return socket.getInputStream().readAllBytes();
        } catch (IOException _) {
            return new byte[0];
        }
    }

    private static void aMachineOfAnotherClusterStaysOut(
            Node node, Database.Access access, int port, Path foreign) {
        try (Node other = Node.start(Node.url(access), "127.0.0.2:" + port, foreign)) {
            assertThatThrownBy(() -> other.isReadyWithin(Duration.ofSeconds(8)))
                    .isInstanceOf(AssertionError.class);
        }
        node.isReadyWithin(LIMIT);
        assertThat(node.isAlive()).isTrue();
    }

    /// Trusts every server.
    private static final class Anybody implements X509TrustManager {

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
