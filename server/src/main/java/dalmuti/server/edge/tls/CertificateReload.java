package dalmuti.server.edge.tls;

import dalmuti.server.Settings.Certificate;

import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;

/// Reloads a certificate and its key when their files change, for new connections. As long as the
/// files can't be used, because only one of them was replaced for example, the old certificate
/// stays.
public final class CertificateReload {

    private static final Logger LOG = LoggerFactory.getLogger(CertificateReload.class);

    private final SslContextFactory factory;
    private final Certificate certificate;
    private String seen;

    public CertificateReload(SslContextFactory factory, Certificate certificate) {
        this.factory = factory;
        this.certificate = certificate;
        this.seen = stamp();
    }

    public void look() {
        String now = stamp();
        if (now.equals(seen)) {
            return;
        }
        seen = now;
        try {
            KeyStore keys = PemKeys.read(certificate);
            factory.reload(it -> it.setKeyStore(keys));
            LOG.info("Reloaded the certificate from {}", certificate.chain());
        } catch (Exception e) {
            LOG.warn("Reloading the certificate failed; the old one stays: {}", e.getMessage());
        }
    }

    private String stamp() {
        return stamp(certificate.chain()) + " " + stamp(certificate.key());
    }

    private static String stamp(Path file) {
        try {
            return Files.getLastModifiedTime(file) + " " + Files.size(file);
        } catch (IOException e) {
            return "gone";
        }
    }
}
