package dalmuti.server.assembly;

import dalmuti.server.Backend;
import dalmuti.server.Closer;
import dalmuti.server.Metrics;
import dalmuti.server.Settings;
import dalmuti.server.edge.Admin;
import dalmuti.server.edge.Edge;
import dalmuti.server.edge.PortCheck;

import java.security.SecureRandom;
import java.util.random.RandomGenerator;

/// A whole server: backend, edge, and the operator's port.
public final class Server implements AutoCloseable {

    private final Closer closer;
    private final Edge edge;

    private Server(Closer closer, Edge edge) {
        this.closer = closer;
        this.edge = edge;
    }

    /// Starts everything, or nothing: what is in the way is a [dalmuti.contract.RefusedException]
    /// of the database, a [dalmuti.server.edge.PortTakenException] or a
    /// [dalmuti.server.edge.tls.BadCertificateException].
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
            var metrics = new Metrics();
            metrics.addJvm();
            Backend backend = BackendAssembly.open(settings, dice, closer, metrics);
            Edge edge = closer.keep(Edge.open(settings, backend, metrics));
            if (settings.address().adminPort() != 0) {
                closer.keep(Admin.open(settings.address().adminPort(), backend, metrics, edge));
            }
            return new Server(closer, edge);
        } catch (RuntimeException e) {
            closer.close();
            throw e;
        }
    }

    /// The port that is really listened at.
    public int port() {
        return edge.port();
    }

    /// Lets nobody in any more, tells everybody to come back elsewhere or later, and stops.
    @Override
    public void close() {
        edge.drain();
        closer.close();
    }
}
