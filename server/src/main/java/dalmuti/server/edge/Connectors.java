package dalmuti.server.edge;

import dalmuti.server.Settings;
import dalmuti.server.Settings.Certificate;
import dalmuti.server.edge.socket.Connections;
import dalmuti.server.edge.socket.LimitedConnector;
import dalmuti.server.edge.tls.CertificateReload;
import dalmuti.server.edge.tls.PemKeys;

import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.ssl.SslContextFactory;

import java.util.function.Consumer;

/// The listening sockets, plain or with TLS.
final class Connectors {

    private static final int QUEUE = 1024;

    /// Otherwise the kernel keeps megabytes for somebody who does not read.
    private static final int SEND_BUFFER = 64 << 10;

    /// And for somebody whom we do not read any more.
    private static final int RECEIVE_BUFFER = 64 << 10;

    private Connectors() {}

    /// @param schedule has the certificate looked at now and then
    static Connector of(
            Server server,
            HttpConfiguration http,
            Settings settings,
            Connections connections,
            Consumer<Runnable> schedule) {
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);
        var plain = new HttpConnectionFactory(http);
        ServerConnector connector =
                settings.tls()
                        .map(it -> secure(server, http, plain, connections, it, schedule))
                        .orElseGet(() -> new LimitedConnector(server, connections, plain));
        connector.setHost(settings.address().bind());
        connector.setPort(settings.address().port());
        connector.setAcceptQueueSize(QUEUE);
        connector.setAcceptedSendBufferSize(SEND_BUFFER);
        connector.setAcceptedReceiveBufferSize(RECEIVE_BUFFER);
        return connector;
    }

    private static ServerConnector secure(
            Server server,
            HttpConfiguration http,
            HttpConnectionFactory plain,
            Connections connections,
            Certificate certificate,
            Consumer<Runnable> schedule) {
        // People in a club use the name their machine happens to have.
        http.addCustomizer(new SecureRequestCustomizer(false));
        var factory = new SslContextFactory.Server();
        factory.setKeyStore(PemKeys.read(certificate));
        factory.setKeyStorePassword(PemKeys.PASSWORD);
        factory.setSniRequired(false);
        var tls = new SslConnectionFactory(factory, plain.getProtocol());
        schedule.accept(new CertificateReload(factory, certificate)::look);
        return new LimitedConnector(server, connections, tls, plain);
    }
}
