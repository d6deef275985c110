package dalmuti.server.edge.tls;

import dalmuti.server.Settings.Certificate;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.SignatureException;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Certificates and keys as PEM, and read from it into a key store in memory. The JDK knows the PEM
/// of keys only as a preview (JEP 470), so that is done here until it is final.
public final class PemKeys {

    /// Of a store that is never written anywhere.
    public static final String PASSWORD = "memory";

    private static final Pattern KEY =
            Pattern.compile(
                    "-----BEGIN PRIVATE KEY-----([A-Za-z0-9+/=\\s]+)-----END PRIVATE KEY-----");

    private static final int LINE = 64;

    private PemKeys() {}

    /// @param label what it is: `CERTIFICATE`
    public static String text(String label, byte[] bytes) {
        String lines = Base64.getMimeEncoder(LINE, new byte[] {'\n'}).encodeToString(bytes);
        return "-----BEGIN %s-----\n%s\n-----END %s-----\n".formatted(label, lines, label);
    }

    /// What is wrong with them is a [BadCertificateException].
    public static KeyStore read(Certificate certificate) {
        try {
            String pem = Files.readString(certificate.key(), StandardCharsets.US_ASCII);
            var chain =
                    java.security.cert.CertificateFactory.getInstance("X.509")
                            .generateCertificates(
                                    new ByteArrayInputStream(
                                            Files.readAllBytes(certificate.chain())))
                            .toArray(java.security.cert.Certificate[]::new);
            if (chain.length == 0) {
                throw new InvalidKeySpecException("no CERTIFICATE");
            }
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            var key = key(pem, chain[0].getPublicKey());
            store.setKeyEntry("dalmuti", key, PASSWORD.toCharArray(), chain);
            return store;
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw new BadCertificateException(certificate.chain(), reason(e));
        } catch (IOException e) {
            throw new BadCertificateException(Path.of(String.valueOf(e.getMessage())), "");
        }
    }

    /// The key of what is certified: what one signs, the other knows.
    private static PrivateKey key(String pem, PublicKey certified) throws GeneralSecurityException {
        Matcher matcher = KEY.matcher(pem);
        if (!matcher.find()) {
            throw new InvalidKeySpecException("no PRIVATE KEY (PKCS #8)");
        }
        var spec = new PKCS8EncodedKeySpec(Base64.getMimeDecoder().decode(matcher.group(1)));
        String algorithm = certified.getAlgorithm();
        var signature =
                Signature.getInstance(
                        switch (algorithm) {
                            case "RSA" -> "SHA256withRSA";
                            case "EC" -> "SHA256withECDSA";
                            default -> algorithm;
                        });
        byte[] probe = PASSWORD.getBytes(StandardCharsets.US_ASCII);
        var other = new InvalidKeySpecException("the key is not that of the certificate");
        try {
            PrivateKey key = KeyFactory.getInstance(algorithm).generatePrivate(spec);
            signature.initSign(key);
            signature.update(probe);
            byte[] signed = signature.sign();
            signature.initVerify(certified);
            signature.update(probe);
            if (signature.verify(signed)) {
                return key;
            }
        } catch (InvalidKeySpecException | SignatureException e) {
            other.addSuppressed(e); // it is of another kind or length
        }
        throw other;
    }

    private static String reason(Exception e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }
}
