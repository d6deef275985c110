package dalmuti.server.edge.limit;

import java.util.Locale;
import java.util.Set;

/// The origins whose pages may use this server: its own, and those that were configured.
///
/// @param others as a browser says them: `https://example.org`
public record AllowedOrigins(Set<String> others) {

    /// Programs that are no browsers say no origin and are welcome; a browser always says it.
    public boolean allow(String origin, String host) {
        if (origin.isEmpty() || others.contains(origin)) {
            return true;
        }
        int at = origin.indexOf("://");
        return at > 0
                && !host.isEmpty()
                && origin.substring(at + 3)
                        .toLowerCase(Locale.ROOT)
                        .equals(host.toLowerCase(Locale.ROOT));
    }
}
