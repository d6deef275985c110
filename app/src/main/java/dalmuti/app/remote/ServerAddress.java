package dalmuti.app.remote;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;

/// Where a server is.
///
/// @param base `https://dalmuti.example`, without a slash at its end
public record ServerAddress(URI base) {

    private static final Set<String> SCHEMES = Set.of("http", "https");

    /// The address that somebody typed: `https://dalmuti.example`, or only `localhost:8080`. What
    /// is none is a [RefusedException].
    public static ServerAddress of(String typed) {
        String text = typed.strip().replaceAll("/+$", "");
        try {
            var uri = new URI(text.contains("://") ? text : "http://" + text);
            boolean plain = uri.getRawQuery() == null && uri.getRawFragment() == null;
            if (plain && uri.getHost() != null && SCHEMES.contains(uri.getScheme())) {
                return new ServerAddress(uri);
            }
            throw new URISyntaxException(text, "no address of a server");
        } catch (URISyntaxException e) {
            throw new RefusedException(Refusal.of("URL", "remote.bad-url", typed));
        }
    }

    public URI page(String path) {
        return URI.create(base + path);
    }

    URI socket(String code) {
        return URI.create("ws" + page("/api/tables/" + code + "/socket").toString().substring(4));
    }

    /// Where the record of a match is.
    public URI record(String match) {
        return page("/api/matches/" + match + "/record");
    }

    /// A name for a file of this server's.
    String fileName() {
        return (base.getHost() + "_" + (base.getPort() < 0 ? base.getScheme() : base.getPort()))
                .replaceAll("[^A-Za-z0-9.-]", "_");
    }

    @Override
    public String toString() {
        return base.toString();
    }
}
