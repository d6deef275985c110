package dalmuti.server.hosting;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;

import java.util.List;
import java.util.Map;

/// Where a machine stands in its cluster.
///
/// @param host by which the others reach this machine
/// @param port 0 for any, where there are no others
/// @param others the first machines to ask, `host:port`; none for a cluster of one
public record Place(String host, int port, List<String> others) {

    public Place {
        others = List.copyOf(others);
    }

    /// A cluster of one.
    public static Place alone() {
        return new Place("127.0.0.1", 0, List.of());
    }

    Config config() {
        return ConfigFactory.parseMap(
                Map.of(
                        "pekko.remote.artery.canonical.hostname", host,
                        "pekko.remote.artery.canonical.port", port,
                        "pekko.cluster.seed-nodes",
                                others.stream().map(it -> "pekko://dalmuti@" + it).toList()));
    }
}
