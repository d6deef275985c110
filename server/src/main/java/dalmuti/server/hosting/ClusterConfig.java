package dalmuti.server.hosting;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;

import dalmuti.server.Settings.Cluster;

import java.util.Map;

/// What Pekko has to know to be a machine of a cluster.
final class ClusterConfig {

    private static final String REMOTE = "pekko.remote.artery.";
    private static final String KEYS = REMOTE + "ssl.rotating-keys-engine.";

    private ClusterConfig() {}

    static Config of(Cluster cluster) {
        return ConfigFactory.parseMap(
                        Map.of(
                                REMOTE + "canonical.hostname",
                                cluster.host(),
                                REMOTE + "canonical.port",
                                cluster.port(),
                                KEYS + "key-file",
                                cluster.key().toString(),
                                KEYS + "cert-file",
                                cluster.certificate().toString(),
                                KEYS + "ca-cert-file",
                                cluster.authority().toString()))
                .withFallback(ConfigFactory.parseResources(ClusterConfig.class, "cluster.conf"));
    }
}
