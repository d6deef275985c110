package dalmuti.server.edge.acme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dalmuti.server.Settings;
import dalmuti.server.Settings.Acme;
import dalmuti.server.Settings.Certificate;
import dalmuti.server.edge.PortTakenException;
import dalmuti.server.edge.tls.PemKeys;
import dalmuti.testkit.Ports;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;

/// A server gets its certificate from an authority that asks for proofs and checks signatures.
class AcmeTests {

    private static final String NAME = "cards.example";

    @TempDir Path folder;

    private int port;
    private SmallAuthority authority;
    private Instant now = Instant.now();

    @BeforeEach
    void open() throws Exception {
        port = Ports.free();
        authority = new SmallAuthority(port);
    }

    @AfterEach
    void close() {
        authority.close();
    }

    private Certificate certificate(URI directory) {
        return Certificate.by(new Acme(NAME, directory, port), folder);
    }

    private AcmeRenewal renewal(URI directory) {
        Certificate certificate = certificate(directory);
        Acme acme = certificate.acme().orElseThrow();
        return new AcmeRenewal("127.0.0.1", acme, certificate, () -> now);
    }

    private X509Certificate had() throws Exception {
        var keys = PemKeys.read(certificate(authority.directory()));
        return (X509Certificate) keys.getCertificate(keys.aliases().nextElement());
    }

    @Test
    void aCertificateIsHadKeptAndNotAskedForAgain() throws Exception {
        try (AcmeRenewal renewal = renewal(authority.directory())) {
            renewal.look();
            X509Certificate first = had();
            assertThat(first.getSubjectAlternativeNames().toString()).contains(NAME);
            renewal.look();
            assertThat(had()).isEqualTo(first);
        }
        assertThat(authority.orders).isEqualTo(1);
        try (var files = Files.list(folder.resolve("acme"))) {
            assertThat(files)
                    .hasSize(3)
                    .allSatisfy(
                            it ->
                                    assertThat(
                                                    PosixFilePermissions.toString(
                                                            Files.getPosixFilePermissions(it)))
                                            .isEqualTo("rw-------"));
        }
    }

    @Test
    void itIsRenewedWhenAThirdOfItsLifeIsLeft() throws Exception {
        try (AcmeRenewal renewal = renewal(authority.directory())) {
            renewal.look();
            X509Certificate first = had();
            now = now.plus(Duration.ofDays(59));
            renewal.look();
            assertThat(had()).isEqualTo(first);
            now = now.plus(Duration.ofDays(2));
            renewal.look();
            assertThat(had()).isNotEqualTo(first);
        }
        assertThat(authority.orders).isEqualTo(2);
    }

    @Test
    void anOrderThatIsRefusedIsSaidWithItsReason() {
        authority.refuses = true;
        try (AcmeRenewal renewal = renewal(authority.directory())) {
            assertThatThrownBy(renewal::look)
                    .isInstanceOf(NoCertificateException.class)
                    .hasMessageContaining(NAME + ": " + authority.directory() + " ")
                    .hasMessageContaining("we do not sign for such names");
        }
        assertThat(certificate(authority.directory()).chain()).doesNotExist();
    }

    @Test
    void theOldCertificateStaysWhereNoNewOneIsHad() throws Exception {
        try (AcmeRenewal renewal = renewal(authority.directory())) {
            renewal.look();
            X509Certificate first = had();
            now = now.plus(Duration.ofDays(80));
            authority.refuses = true;
            renewal.look();
            assertThat(had()).isEqualTo(first);
            authority.close();
            renewal.look();
            assertThat(had()).isEqualTo(first);
            now = now.plus(Duration.ofDays(11));
            assertThatThrownBy(renewal::look).isInstanceOf(NoCertificateException.class);
        }
    }

    @Test
    void anAuthorityThatCanNotBeReachedIsSaid() {
        URI nowhere = URI.create("http://127.0.0.1:1/directory");
        assertThatThrownBy(
                        () ->
                                AcmeRenewal.open(
                                        new Settings.Address("127.0.0.1", 0, 0),
                                        new Acme(NAME, nowhere, port),
                                        certificate(nowhere)))
                .isInstanceOf(NoCertificateException.class)
                .hasMessageContaining("can't be reached");
    }

    @Test
    void aProofThatIsNotFoundIsSaid() throws Exception {
        try (var elsewhere = new SmallAuthority(port + 1);
                AcmeRenewal renewal = renewal(elsewhere.directory())) {
            assertThatThrownBy(renewal::look).isInstanceOf(NoCertificateException.class);
        }
    }

    @Test
    void whoeverComesByPlainHttpIsSentToHttps() throws Exception {
        try (var _ = renewal(authority.directory());
                var http = HttpClient.newHttpClient()) {
            var page = URI.create("http://127.0.0.1:" + port + "/table/K7QM2XW?x=1");
            var answer = http.send(HttpRequest.newBuilder(page).build(), BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(308);
            assertThat(answer.headers().firstValue("Location"))
                    .contains("https://" + NAME + "/table/K7QM2XW?x=1");
            assertThatThrownBy(() -> renewal(authority.directory()))
                    .isInstanceOf(PortTakenException.class);
        }
    }
}
