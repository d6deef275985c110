package dalmuti.server.edge;

import java.util.Locale;
import java.util.Set;

/// Whose pages may speak to this server: its own, and those that were named.
///
/// @param others as a browser says them: `https://example.org`
record AllowedOrigins(Set<String> others) {

    /// Programs that are no browsers say no origin and are welcome; a browser always says it.
    boolean allow(String origin, String host) {
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
