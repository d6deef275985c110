package dalmuti.server.edge.acme;

import dalmuti.server.Closer;
import dalmuti.server.PeriodicTask;
import dalmuti.server.Settings;
import dalmuti.server.Settings.Acme;
import dalmuti.server.Settings.Certificate;
import dalmuti.server.edge.tls.BadCertificateException;
import dalmuti.server.edge.tls.PemKeys;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/// Sees to it that there is a certificate that holds for a while. The server that uses it reloads
/// its files by itself.
public final class AcmeRenewal implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(AcmeRenewal.class);

    /// How often it is looked at: a failed order is repeated then, too, and not sooner.
    private static final Duration EVERY = Duration.ofHours(6);

    /// The part of its life that is left when a certificate is renewed, as one of so many.
    private static final int LEFT = 3;

    private final Acme acme;
    private final Certificate certificate;
    private final InstantSource clock;
    private final AcmeClient client;
    private final Closer closer = new Closer();

    AcmeRenewal(String bind, Acme acme, Certificate certificate, InstantSource clock) {
        this.acme = acme;
        this.certificate = certificate;
        this.clock = clock;
        var responder = closer.keep(new ChallengeResponder(bind, acme.port(), acme.home()));
        this.client = new AcmeClient(acme, certificate, responder);
    }

    /// Orders a certificate if there is none that holds for long enough, and goes on doing so. None
    /// at all is a [NoCertificateException], a port that is in use a
    /// [dalmuti.server.edge.PortTakenException].
    public static AcmeRenewal open(Settings.Address address, Acme acme, Certificate certificate) {
        var renewal = new AcmeRenewal(address.bind(), acme, certificate, InstantSource.system());
        try {
            renewal.look();
        } catch (RuntimeException e) {
            renewal.close();
            throw e;
        }
        renewal.closer
                .keep(new PeriodicTask("certificate renewal", EVERY, EVERY, renewal::look))
                .start();
        return renewal;
    }

    /// Whoever has an old certificate goes on with it.
    void look() {
        Instant until = Instant.MIN;
        try {
            X509Certificate present = present();
            until = present.getNotAfter().toInstant();
            Instant from = present.getNotBefore().toInstant();
            Duration left = Duration.between(from, until).dividedBy(LEFT);
            boolean own = present.getSubjectAlternativeNames() != null && isFor(present);
            if (own && clock.instant().isBefore(until.minus(left))) {
                return;
            }
        } catch (BadCertificateException
                | KeyStoreException
                | java.security.cert.CertificateException e) {
            LOG.debug("There is no certificate yet", e);
        }
        order(until);
    }

    private void order(Instant until) {
        try {
            client.order();
            LOG.warn("A new certificate for {} has come", acme.name());
        } catch (NoCertificateException e) {
            if (!clock.instant().isBefore(until)) {
                throw e;
            }
            LOG.warn("No new certificate; the old one holds until {}: {}", until, e.getMessage());
        }
    }

    private boolean isFor(X509Certificate present)
            throws java.security.cert.CertificateParsingException {
        return present.getSubjectAlternativeNames().stream()
                .anyMatch(it -> acme.name().equalsIgnoreCase(String.valueOf(it.get(1))));
    }

    private X509Certificate present() throws KeyStoreException {
        KeyStore keys = PemKeys.read(certificate);
        return (X509Certificate) keys.getCertificate(keys.aliases().nextElement());
    }

    @Override
    public void close() {
        closer.close();
    }
}
