package dalmuti.server.edge.acme;

import dalmuti.server.PrivateFiles;
import dalmuti.server.Settings.Acme;
import dalmuti.server.Settings.Certificate;
import dalmuti.server.edge.tls.PemKeys;

import org.shredzone.acme4j.AccountBuilder;
import org.shredzone.acme4j.Authorization;
import org.shredzone.acme4j.Login;
import org.shredzone.acme4j.Order;
import org.shredzone.acme4j.Problem;
import org.shredzone.acme4j.Session;
import org.shredzone.acme4j.Status;
import org.shredzone.acme4j.challenge.Challenge;
import org.shredzone.acme4j.challenge.Http01Challenge;
import org.shredzone.acme4j.exception.AcmeException;
import org.shredzone.acme4j.exception.AcmeLazyLoadingException;
import org.shredzone.acme4j.exception.AcmeNetworkException;
import org.shredzone.acme4j.exception.AcmeProtocolException;
import org.shredzone.acme4j.util.KeyPairUtils;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.util.Optional;

/// Orders a certificate by ACME and writes it where the server reads it. The account is kept beside
/// it, and made at the first order.
final class AcmeClient {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Duration REQUEST = Duration.ofSeconds(15);
    private static final int ACCOUNT_BITS = 2048;

    private final Acme acme;
    private final Certificate certificate;
    private final ChallengeResponder responder;

    AcmeClient(Acme acme, Certificate certificate, ChallengeResponder responder) {
        this.acme = acme;
        this.certificate = certificate;
        this.responder = responder;
    }

    /// Whatever is in the way is a [NoCertificateException]; then the old files are as they were.
    void order() {
        try {
            var session = new Session(acme.directory());
            session.networkSettings().setTimeout(REQUEST);
            Login login =
                    new AccountBuilder()
                            .agreeToTermsOfService()
                            .useKeyPair(accountKey())
                            .createLogin(session);
            Order order = login.newOrder().domain(acme.name()).create();
            for (Authorization authorization : order.getAuthorizations()) {
                prove(authorization);
            }
            KeyPair key = newKey();
            order.execute(key);
            if (order.waitForCompletion(PATIENCE) != Status.VALID) {
                throw refused("did not carry the order out", order.getError());
            }
            var chain = new StringWriter();
            order.getCertificate().writeCertificate(chain);
            PrivateFiles.replace(
                    certificate.key(), PemKeys.text("PRIVATE KEY", key.getPrivate().getEncoded()));
            PrivateFiles.replace(certificate.chain(), chain.toString());
        } catch (AcmeNetworkException e) {
            throw refused("can't be reached", Optional.empty());
        } catch (AcmeException | AcmeLazyLoadingException | AcmeProtocolException e) {
            throw refused("answered: " + e.getMessage(), Optional.empty());
        } catch (FileSystemException e) {
            throw new NoCertificateException(
                    acme.name(), e.getFile() + " can't be read or written");
        } catch (IOException | GeneralSecurityException e) {
            throw new NoCertificateException(acme.name(), String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new NoCertificateException(acme.name(), "it was interrupted");
        }
    }

    private void prove(Authorization authorization) throws AcmeException, InterruptedException {
        if (authorization.getStatus() == Status.VALID) {
            return; // proved lately
        }
        Http01Challenge challenge =
                authorization
                        .findChallenge(Http01Challenge.class)
                        .orElseThrow(() -> refused("accepts no proof over HTTP", Optional.empty()));
        responder.add(challenge.getToken(), challenge.getAuthorization());
        String notFound = "did not find port %d of this name to be ours".formatted(acme.port());
        try {
            challenge.trigger();
            if (authorization.waitForCompletion(PATIENCE) != Status.VALID) {
                throw refused(notFound, error(authorization));
            }
        } catch (AcmeNetworkException e) {
            throw e;
        } catch (AcmeException e) { // as when it is still looking after all that time
            throw refused(notFound + ": " + e.getMessage(), Optional.empty());
        } finally {
            responder.remove(challenge.getToken());
        }
    }

    private static Optional<Problem> error(Authorization authorization) {
        return authorization.getChallenges().stream()
                .map(Challenge::getError)
                .flatMap(Optional::stream)
                .findFirst();
    }

    /// @param what the authority did
    private NoCertificateException refused(String what, Optional<Problem> why) {
        String detail = why.flatMap(Problem::getDetail).map(it -> ": " + it).orElse("");
        return new NoCertificateException(acme.name(), acme.directory() + " " + what + detail);
    }

    private KeyPair accountKey() throws IOException {
        Path file = certificate.chain().resolveSibling("account.pem");
        if (Files.exists(file)) {
            try (var reader = Files.newBufferedReader(file)) {
                return KeyPairUtils.readKeyPair(reader);
            }
        }
        KeyPair key = KeyPairUtils.createKeyPair(ACCOUNT_BITS); // of RSA: EC loses its public half
        var text = new StringWriter();
        KeyPairUtils.writeKeyPair(key, text);
        PrivateFiles.replace(file, text.toString());
        return key;
    }

    private static KeyPair newKey() throws GeneralSecurityException {
        var maker = KeyPairGenerator.getInstance("EC");
        maker.initialize(new ECGenParameterSpec("secp256r1"));
        return maker.generateKeyPair();
    }
}
