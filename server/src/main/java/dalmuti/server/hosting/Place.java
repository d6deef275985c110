package dalmuti.server.hosting;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;

import java.util.Map;

/// Where a machine stands in its cluster.
///
/// @param host by which the others reach this machine
/// @param port 0 for any, where there are no others
public record Place(Company company, String host, int port) {

    /// Whether there may be other machines.
    public enum Company {
        ALONE,
        SHARED
    }

    /// A cluster of one.
    public static Place alone() {
        return new Place(Company.ALONE, "127.0.0.1", 0);
    }

    boolean isAlone() {
        return company == Company.ALONE;
    }

    Config config() {
        Config address =
                ConfigFactory.parseMap(
                        Map.of(
                                "pekko.remote.artery.canonical.hostname", host,
                                "pekko.remote.artery.canonical.port", port));
        return isAlone()
                ? address
                : address.withFallback(ConfigFactory.parseResources(Place.class, "cluster.conf"));
    }
}
