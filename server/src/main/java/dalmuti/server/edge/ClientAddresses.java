package dalmuti.server.edge;

import dalmuti.server.Settings.Front;

import org.eclipse.jetty.server.Request;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Optional;
import java.util.regex.Pattern;

/// Where people come from, as far as limits need to know.
final class ClientAddresses {

    private static final int NETWORK_BYTES = 8;
    private static final Pattern OLD = Pattern.compile("([0-9]{1,3}\\.){3}[0-9]{1,3}(/32)?");
    private static final Pattern LITERAL = Pattern.compile("[0-9a-fA-F:.]{2,45}");

    private final Front front;

    ClientAddresses(Front front) {
        this.front = front;
    }

    /// Whom a request comes from. What it says about that itself counts only behind a proxy, and of
    /// that only what the proxy added last.
    String of(Request request) {
        Optional<String> forwarded =
                front == Front.PROXY
                        ? request.getHeaders().getValuesList("X-Forwarded-For").stream()
                                .reduce((_, last) -> last)
                        : Optional.empty();
        return forwarded
                .map(line -> line.substring(line.lastIndexOf(',') + 1).strip())
                .flatMap(ClientAddresses::literal)
                .orElseGet(() -> of(request.getConnectionMetaData().getRemoteSocketAddress()));
    }

    /// The address at the other end of a connection.
    static String of(SocketAddress address) {
        return address instanceof InetSocketAddress inet && inet.getAddress() != null
                ? network(inet.getAddress())
                : "unknown";
    }

    private static Optional<String> literal(String text) {
        if (!LITERAL.matcher(text).matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(network(InetAddress.ofLiteral(text)));
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // it may be a name such as bad.cafe, and none is looked up
        }
    }

    /// A household has one address of the old kind and a whole network of the new one.
    private static String network(InetAddress address) {
        if (!(address instanceof Inet6Address)) {
            return address.getHostAddress();
        }
        byte[] bytes = address.getAddress();
        var out = new StringBuilder();
        for (int i = 0; i < NETWORK_BYTES; i += 2) {
            out.append("%x:".formatted(((bytes[i] & 0xff) << 8) | (bytes[i + 1] & 0xff)));
        }
        return out.append(":/64").toString();
    }

    /// Whom somebody means to ban: the id of a guest as it is, or an address as [#of] says it. What
    /// is neither is an [IllegalArgumentException].
    static String meant(String whom) {
        String text = whom.strip();
        if (!text.contains(".") && !text.contains(":")) {
            return text;
        }
        boolean old = OLD.matcher(text).matches();
        String bare = text.replaceFirst(old ? "/32$" : "/(64|128)$", "");
        return (old || bare.contains(":") ? literal(bare) : Optional.<String>empty())
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        text
                                                + " is no address; say 192.0.2.7, 2001:db8:1:2::7"
                                                + " or 2001:db8:1:2::/64"));
    }
}
