package dalmuti.app.serve;

import dalmuti.server.Settings;

import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;

/// The addresses that people type to come to a server.
record OwnAddresses(Settings settings, int port) {

    private static final String EVERYWHERE = "0.0.0.0";

    /// For whoever sits at this machine.
    String here() {
        return of(
                settings.address().bind().equals(EVERYWHERE)
                        ? "localhost"
                        : settings.address().bind());
    }

    /// For those who are on the same network.
    List<String> network() {
        if (!settings.address().bind().equals(EVERYWHERE)) {
            return List.of();
        }
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(it -> it instanceof Inet4Address && !it.isLoopbackAddress())
                    .map(it -> of(it.getHostAddress()))
                    .toList();
        } catch (SocketException e) {
            return List.of();
        }
    }

    private String of(String host) {
        boolean secure = settings.tls().isPresent();
        boolean usual = port == (secure ? 443 : 80);
        String name = host.contains(":") ? "[" + host + "]" : host;
        return (secure ? "https://" : "http://") + name + (usual ? "" : ":" + port);
    }
}
