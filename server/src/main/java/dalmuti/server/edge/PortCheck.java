package dalmuti.server.edge;

import dalmuti.server.Settings;
import dalmuti.server.edge.tls.PemKeys;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketException;

/// Checks before anything is started whether the ports are free and the certificate is good, so
/// that the operator hears of it at once.
public final class PortCheck {

    private PortCheck() {}

    /// What is in the way is a [PortTakenException], a [NoSuchAddressException] or a
    /// [BadCertificateException].
    public static void check(Settings settings) {
        settings.tls().filter(it -> it.acme().isEmpty()).ifPresent(PemKeys::read);
        check(new InetSocketAddress(settings.address().bind(), settings.address().port()));
        check(
                new InetSocketAddress(
                        InetAddress.getLoopbackAddress(), settings.address().adminPort()));
    }

    private static void check(InetSocketAddress address) {
        if (address.isUnresolved()) {
            throw new NoSuchAddressException(address.getHostString());
        }
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(address);
        } catch (BindException e) {
            if (String.valueOf(e.getMessage()).contains("assign requested")) { // by each system
                throw new NoSuchAddressException(address.getHostString());
            }
            throw new PortTakenException(address.getPort(), e);
        } catch (SocketException e) { // of a family that this machine has none of
            throw new NoSuchAddressException(address.getHostString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
