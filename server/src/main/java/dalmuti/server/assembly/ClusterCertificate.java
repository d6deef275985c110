package dalmuti.server.assembly;

import dalmuti.server.Settings.Certificate;
import dalmuti.server.Settings.Cluster;
import dalmuti.server.edge.BadCertificateException;
import dalmuti.server.edge.PemKeys;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.security.GeneralSecurityException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;

/// Looks at what a machine proves with that it is one of its cluster, before anything is started:
/// otherwise it would only be seen that nobody answers.
final class ClusterCertificate {

    private static final Logger LOG = LoggerFactory.getLogger(ClusterCertificate.class);
    private static final Duration SOON = Duration.ofDays(30);
    private static final String ALGORITHM = "RSA";

    private ClusterCertificate() {}

    /// What is wrong with it is a [BadCertificateException].
    static void check(Cluster cluster) {
        PemKeys.read(new Certificate(cluster.certificate(), cluster.key()));
        try (InputStream own = Files.newInputStream(cluster.certificate());
                InputStream authority = Files.newInputStream(cluster.authority())) {
            var factory = CertificateFactory.getInstance("X.509");
            var certificate = (X509Certificate) factory.generateCertificate(own);
            var signer = (X509Certificate) factory.generateCertificate(authority);
            certificate.verify(signer.getPublicKey());
            certificate.checkValidity();
            signer.checkValidity();
            if (!certificate.getPublicKey().getAlgorithm().equals(ALGORITHM)) {
                throw new GeneralSecurityException("not " + ALGORITHM);
            }
            Instant end = certificate.getNotAfter().toInstant();
            if (Instant.now().plus(SOON).isAfter(end)) {
                LOG.warn("The certificate {} ends at {}", cluster.certificate(), end);
            }
        } catch (GeneralSecurityException e) {
            throw new BadCertificateException(
                    cluster.certificate(), String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw new BadCertificateException(cluster.authority(), "");
        }
    }
}
