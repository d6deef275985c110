package dalmuti.app.serve;

import java.util.Map;
import java.util.Optional;

/// A database that is named where other users of the machine do not see it, for there may be a
/// password in it.
final class DatabaseUrl {

    private static final String VARIABLE = "DALMUTI_DATABASE";

    private DatabaseUrl() {}

    static Optional<String> of(Map<String, String> environment) {
        return Optional.ofNullable(environment.get(VARIABLE)).filter(url -> !url.isBlank());
    }
}
