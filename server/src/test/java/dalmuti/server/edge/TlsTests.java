package dalmuti.server.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.server.Settings;
import dalmuti.server.Settings.Front;
import dalmuti.server.Settings.Limits;
import dalmuti.server.edge.tls.BadCertificateException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/// A server with a certificate of its own making.
class TlsTests {

    private static final String SECRET = "secret";

    /// With the pulse of these tests.
    private static final long RENEWED_WITHIN_MS = 60 * 50;

    @TempDir private Path folder;

    /// Made by the JDK's own tool, and written as PEM.
    private KeyStore made(String name) throws Exception {
        Path store = folder.resolve(name + ".p12");
        var command =
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                        "-genkeypair",
                        "-alias",
                        "dalmuti",
                        "-keyalg",
                        name.replaceAll("[0-9]", ""),
                        "-dname",
                        "CN=localhost",
                        "-ext",
                        "SAN=dns:localhost,ip:127.0.0.1",
                        "-keystore",
                        store.toString(),
                        "-storetype",
                        "PKCS12",
                        "-storepass",
                        SECRET);
        assertThat(new ProcessBuilder(command).redirectErrorStream(true).start().waitFor())
                .isZero();
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream stream = Files.newInputStream(store)) {
            keys.load(stream, SECRET.toCharArray());
        }
        write("cert.pem", "CERTIFICATE", keys.getCertificate("dalmuti").getEncoded());
        write("key.pem", "PRIVATE KEY", keys.getKey("dalmuti", SECRET.toCharArray()).getEncoded());
        return keys;
    }

    private void write(String name, String label, byte[] bytes) throws Exception {
        String text = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes);
        Files.writeString(
                folder.resolve(name),
                "-----BEGIN %s-----\n%s\n-----END %s-----\n".formatted(label, text, label));
    }

    private Running started() {
        var certificate =
                new Settings.Certificate(folder.resolve("cert.pem"), folder.resolve("key.pem"));
        return Running.of(
                Running.settings(Optional.of(certificate), Limits.USUAL, Front.NONE),
                Running.PATIENCE); // a handshake takes its time on a busy machine
    }

    private static SSLContext trusting(KeyStore keys) throws Exception {
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry("dalmuti", keys.getCertificate("dalmuti"));
        var factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(trusted);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, factory.getTrustManagers(), null);
        return context;
    }

    @Test
    void itSpeaksTlsAndNothingElse() throws Exception {
        KeyStore keys = made("EC");
        try (var server = started();
                var client = HttpClient.newBuilder().sslContext(trusting(keys)).build()) {
            var uri = URI.create("https://127.0.0.1:" + server.edge().port() + "/health");
            var response =
                    client.send(
                            HttpRequest.newBuilder(uri).timeout(Running.LIMIT).build(),
                            BodyHandlers.ofString());
            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(response.headers().firstValue("Strict-Transport-Security"))
                    .hasValueSatisfying(it -> assertThat(it).startsWith("max-age="));
        }
    }

    private static Socket connected(SSLContext context, Running server) throws IOException {
        return context.getSocketFactory().createSocket("127.0.0.1", server.edge().port());
    }

    @Test
    void floodsAreCutOff() throws Exception {
        KeyStore keys = made("EC");
        try (var server = started();
                var flood = RawCaller.over(connected(trusting(keys), server), "T1")) {
            flood.hello();
            CompletableFuture.runAsync(() -> flood.pour(0x89)).get(20, TimeUnit.SECONDS);
            assertThat(server.metrics().text()).contains("dalmuti_sockets_dropped_total 1.0\n");
        }
    }

    /// Whose certificate a server shows to somebody who connects now.
    private static Certificate shown(Running server) throws Exception {
        TrustManager anybody = new Anybody();
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, new TrustManager[] {anybody}, null);
        try (var socket =
                (SSLSocket)
                        context.getSocketFactory()
                                .createSocket("127.0.0.1", server.edge().port())) {
            socket.setSoTimeout((int) Running.LIMIT.toMillis());
            socket.startHandshake();
            return socket.getSession().getPeerCertificates()[0];
        }
    }

    private static void showsSoon(Running server, KeyStore keys) throws Exception {
        Certificate wanted = keys.getCertificate("dalmuti");
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (!shown(server).equals(wanted)) {
            assertThat(System.nanoTime()).isLessThan(end);
            Thread.sleep(100);
        }
    }

    @Test
    void aRenewedCertificateIsTakenWhileItRuns() throws Exception {
        KeyStore first = made("EC");
        try (var server = started()) {
            assertThat(shown(server)).isEqualTo(first.getCertificate("dalmuti"));
            KeyStore second = made("RSA");
            showsSoon(server, second);
            Files.writeString(folder.resolve("cert.pem"), "half a certificate\n");
            Thread.sleep(2 * RENEWED_WITHIN_MS);
            assertThat(shown(server)).isEqualTo(second.getCertificate("dalmuti"));
            KeyStore third = made("EC2");
            showsSoon(server, third);
        }
    }

    @Test
    void theKeyOfAnotherCertificateIsRefused() throws Exception {
        made("EC");
        Path own = folder.resolve("cert.pem");
        byte[] certificate = Files.readAllBytes(own);
        made("EC2");
        Files.write(own, certificate);
        assertThatThrownBy(this::started)
                .isInstanceOfSatisfying(
                        BadCertificateException.class,
                        it -> assertThat(it.reason()).contains("not that of the certificate"));
    }

    @Test
    void whatIsNoCertificateIsSaid() throws Exception {
        made("EC");
        Files.writeString(folder.resolve("key.pem"), "no key\n");
        assertThatThrownBy(this::started)
                .isInstanceOfSatisfying(
                        BadCertificateException.class,
                        it -> assertThat(it.reason()).contains("PRIVATE KEY"));
        Files.delete(folder.resolve("key.pem"));
        assertThatThrownBy(this::started)
                .isInstanceOfSatisfying(
                        BadCertificateException.class,
                        it -> assertThat(it.file()).endsWith("key.pem"));
    }

    @Test
    void aTakenPortIsSaid() {
        try (var server = Running.usual()) {
            var settings = Settings.here(folder).at("127.0.0.1", server.edge().port(), 0);
            assertThatThrownBy(() -> Running.of(settings, Running.HASTE))
                    .isInstanceOfSatisfying(
                            PortTakenException.class,
                            it -> assertThat(it.port()).isEqualTo(server.edge().port()));
        }
    }

    /// Takes any certificate: it is compared afterwards.
    private static final class Anybody implements X509TrustManager {

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String kind) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String kind) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
