package dalmuti.server.edge;

import dalmuti.server.Settings.Certificate;

import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;

/// Looks again and again whether the files of a certificate and its key have changed, and takes
/// them for whoever connects from then on. As long as they can't be used, because only one of them
/// has been replaced for example, the certificate stays that was there before.
final class CertificateReload {

    private static final Logger LOG = LoggerFactory.getLogger(CertificateReload.class);

    private final SslContextFactory factory;
    private final Certificate certificate;
    private String seen;

    CertificateReload(SslContextFactory factory, Certificate certificate) {
        this.factory = factory;
        this.certificate = certificate;
        this.seen = stamp();
    }

    void look() {
        String now = stamp();
        if (now.equals(seen)) {
            return;
        }
        seen = now;
        try {
            KeyStore keys = PemKeys.read(certificate);
            factory.reload(it -> it.setKeyStore(keys));
            LOG.info("A new certificate was taken from {}", certificate.chain());
        } catch (Exception e) {
            LOG.warn("The new certificate can't be used, the old one stays: {}", e.getMessage());
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
