package dalmuti.server.assembly;

import dalmuti.server.Backend;
import dalmuti.server.Closer;
import dalmuti.server.Metrics;
import dalmuti.server.Settings;
import dalmuti.server.Settings.Certificate;
import dalmuti.server.edge.Edge;
import dalmuti.server.edge.PortCheck;
import dalmuti.server.edge.acme.AcmeRenewal;
import dalmuti.server.edge.operator.Admin;
import dalmuti.server.edge.operator.OperatorTokens;

import java.security.SecureRandom;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// A whole server: backend, edge, and the operator's port.
public final class Server implements AutoCloseable {

    private final Closer closer;
    private final Edge edge;
    private final Optional<String> madeToken;

    private Server(Closer closer, Edge edge, Optional<String> madeToken) {
        this.closer = closer;
        this.edge = edge;
        this.madeToken = madeToken;
    }

    /// Starts everything, or nothing: what is in the way is a [dalmuti.contract.RefusedException]
    /// of the database, a [dalmuti.server.edge.PortTakenException], a
    /// [dalmuti.server.edge.NoSuchAddressException] or a
    /// [dalmuti.server.edge.tls.BadCertificateException], or a certificate that can't be had a
    /// [dalmuti.server.edge.acme.NoCertificateException].
    public static Server start(Settings settings) {
        return start(settings, new SecureRandom());
    }

    /// A server whose draws and deals follow from dice of the caller's: for tests that want a
    /// certain hand. No setting leads here.
    public static Server start(Settings settings, RandomGenerator dice) {
        PortCheck.check(settings);
        settings.cluster().ifPresent(ClusterCertificate::check);
        var closer = new Closer();
        try {
            settings.tls().ifPresent(it -> keepRenewed(settings, it, closer));
            var metrics = new Metrics();
            metrics.addJvm();
            Backend backend = BackendAssembly.open(settings, dice, closer, metrics);
            Edge edge = closer.keep(Edge.open(settings, backend, metrics));
            Optional<String> made = Optional.empty();
            int adminPort = settings.address().adminPort();
            if (adminPort != 0) {
                OperatorTokens tokens = OperatorTokens.of(settings.operators());
                closer.keep(Admin.open(adminPort, backend, metrics, edge, tokens));
                made = tokens.made();
            }
            return new Server(closer, edge, made);
        } catch (RuntimeException e) {
            closer.close();
            throw e;
        }
    }

    private static void keepRenewed(Settings settings, Certificate certificate, Closer closer) {
        certificate
                .acme()
                .map(it -> AcmeRenewal.open(settings.address(), it, certificate))
                .ifPresent(closer::keep);
    }

    /// The port that is really listened at.
    public int port() {
        return edge.port();
    }

    /// The token of an operator, if it was made at this start.
    public Optional<String> madeToken() {
        return madeToken;
    }

    /// Lets nobody in any more, tells everybody to come back elsewhere or later, and stops.
    @Override
    public void close() {
        edge.drain();
        closer.close();
    }
}
