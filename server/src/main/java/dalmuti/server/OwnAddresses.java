package dalmuti.server;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// The addresses that people type to come to a server.
public record OwnAddresses(Settings settings, int port) {

    private static final String EVERYWHERE = "0.0.0.0";

    /// An address kept for documentation: asking for the way there sends nothing.
    private static final InetSocketAddress ELSEWHERE =
            new InetSocketAddress(InetAddress.ofLiteral("192.0.2.1"), 9);

    private static final Pattern LOOPBACK =
            Pattern.compile("localhost|127(\\.[0-9]+){3}|\\[::1]|0:0:0:0::/64");

    /// For whoever sits at this machine.
    public String here() {
        String bind = settings.address().bind();
        String local = bind.equals(EVERYWHERE) ? "localhost" : bind;
        return of(acme().map(Settings.Acme::name).orElse(local));
    }

    /// Where there is a certificate for one name, no other will do.
    private Optional<Settings.Acme> acme() {
        return settings.tls().flatMap(Settings.Certificate::acme);
    }

    /// For those who are on the same network, the likeliest first.
    public List<String> network() {
        if (acme().isPresent() || !settings.address().bind().equals(EVERYWHERE)) {
            return List.of();
        }
        try {
            Optional<String> usual = wayOut();
            return NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(it -> it instanceof Inet4Address && !it.isLoopbackAddress())
                    .map(InetAddress::getHostAddress)
                    .sorted(Comparator.comparing(it -> usual.filter(it::equals).isEmpty()))
                    .map(this::of)
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /// The one by which this machine itself goes out: others, of bridges for example, lead nowhere.
    private static Optional<String> wayOut() {
        try (var socket = new DatagramSocket()) {
            socket.connect(ELSEWHERE);
            return Optional.of(socket.getLocalAddress().getHostAddress());
        } catch (IOException | RuntimeException e) {
            return Optional.empty(); // there is no way out
        }
    }

    /// By which people come from elsewhere, as far as that is known.
    public Optional<String> elsewhere() {
        return settings.address().known().or(() -> network().stream().findFirst());
    }

    /// A link as somebody else can follow it. What was opened as `localhost` leads nowhere on
    /// another device; the network's address is told to nobody but those who sit here.
    ///
    /// @param asker the address of whoever gives the link away
    public URI abroad(URI link, String asker) {
        boolean local = isLoopback(link.getHost()) && isLoopback(asker);
        Optional<String> base = local ? elsewhere() : settings.address().known();
        return base.map(it -> URI.create(it + rest(link))).orElse(link);
    }

    private static String rest(URI link) {
        String fragment = link.getRawFragment();
        return link.getRawPath() + (fragment == null ? "" : "#" + fragment);
    }

    private static boolean isLoopback(String host) {
        return LOOPBACK.matcher(host).matches();
    }

    private String of(String host) {
        boolean secure = settings.tls().isPresent();
        boolean usual = port == (secure ? 443 : 80);
        String name = host.contains(":") ? "[" + host + "]" : host;
        return (secure ? "https://" : "http://") + name + (usual ? "" : ":" + port);
    }
}
