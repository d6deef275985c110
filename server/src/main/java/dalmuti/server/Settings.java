package dalmuti.server;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/// What whoever starts a server can choose.
///
/// @param data the folder of what is kept, unless a database is named
/// @param database a JDBC URL
/// @param origins pages of other hosts that may speak to this server: `https://example.org`
/// @param cluster none for a server of one
/// @param idle after how long a table is cleared away that nobody comes to
/// @param durability what an acknowledged move outlives
/// @param operators who may run it
public record Settings(
        Address address,
        Path data,
        Optional<String> database,
        Optional<Certificate> tls,
        Front front,
        Set<String> origins,
        Optional<Cluster> cluster,
        Limits limits,
        Duration idle,
        Durability durability,
        Operators operators) {

    public static final Duration USUAL_IDLE = Duration.ofDays(30);
    public static final int USUAL_PORT = 8080;
    public static final int USUAL_ADMIN_PORT = 8081;

    public Settings {
        origins = Set.copyOf(origins);
    }

    /// A server of one that keeps its files in a folder.
    public static Settings of(Path data) {
        return new Settings(
                new Address("0.0.0.0", USUAL_PORT, USUAL_ADMIN_PORT),
                data,
                Optional.empty(),
                Optional.empty(),
                Front.NONE,
                Set.of(),
                Optional.empty(),
                Limits.USUAL,
                USUAL_IDLE,
                Durability.POWER,
                Operators.in(data));
    }

    /// The same for this machine alone: at any port that is free, and without the operator's.
    public static Settings here(Path data) {
        return of(data).at("127.0.0.1", 0, 0);
    }

    public Settings at(String bind, int port, int adminPort) {
        return with(new Address(bind, port, adminPort), database, limits);
    }

    /// With a database, if one is named.
    public Settings in(Optional<String> other) {
        return with(address, other, limits);
    }

    public Settings within(Limits other) {
        return with(address, database, other);
    }

    private Settings with(Address where, Optional<String> store, Limits bounds) {
        return new Settings(
                where,
                data,
                store,
                tls,
                front,
                origins,
                cluster,
                bounds,
                idle,
                durability,
                operators);
    }

    /// Where the server listens.
    ///
    /// @param bind the address that is listened at; `0.0.0.0` for all of them
    /// @param port 0 for any that is free
    /// @param adminPort where the operator's pages are, on this machine only; 0 for nowhere
    /// @param known by which people come from elsewhere: `https://dalmuti.example`
    public record Address(String bind, int port, int adminPort, Optional<String> known) {

        public Address(String bind, int port, int adminPort) {
            this(bind, port, adminPort, Optional.empty());
        }
    }

    /// Whoever may run the server.
    ///
    /// @param file in each line a name and a token; it is made where there is none
    /// @param token one that is not in the file
    public record Operators(Path file, Optional<String> token) {

        public static Operators in(Path data) {
            return new Operators(data.resolve("operator-tokens"), Optional.empty());
        }
    }

    /// What stands between the server and the people.
    public enum Front {
        NONE,
        /// A proxy that says in `X-Forwarded-For` whom it speaks for.
        PROXY
    }

    /// A certificate and its key, as PEM.
    ///
    /// @param acme how it is had; empty where somebody else sees to it
    public record Certificate(Path chain, Path key, Optional<Acme> acme) {

        public Certificate(Path chain, Path key) {
            this(chain, key, Optional.empty());
        }

        /// One that the server gets by itself, and keeps beside what else it keeps.
        public static Certificate by(Acme acme, Path data) {
            Path folder = data.resolve("acme");
            return new Certificate(
                    folder.resolve("certificate.pem"),
                    folder.resolve("key.pem"),
                    Optional.of(acme));
        }
    }

    /// How a certificate is had by ACME (RFC 8555).
    ///
    /// @param name of this host: `cards.example`
    /// @param directory of whoever signs it
    /// @param port where proofs are asked for, by plain HTTP; the world sees it as 80
    public record Acme(String name, URI directory, int port) {

        public static final URI LETS_ENCRYPT = URI.create("acme://letsencrypt.org");
        public static final URI STAGING = URI.create("acme://letsencrypt.org/staging");
        public static final int USUAL_PORT = 80;

        /// Where people find the server.
        public String home() {
            return "https://" + name;
        }
    }

    /// This machine's place among others.
    ///
    /// @param host by which the others reach this machine
    /// @param keys the folder of what it proves with that it is one of them
    public record Cluster(String host, int port, Path keys) {

        /// @param address as `host:port`
        public static Cluster at(String address, Path keys) {
            int colon = address.lastIndexOf(':');
            int port = Integer.parseInt(address.substring(colon + 1));
            return new Cluster(address.substring(0, colon), port, keys);
        }

        /// Its private key; the names of the files are those of a TLS secret of Kubernetes.
        public Path key() {
            return keys.resolve("tls.key");
        }

        public Path certificate() {
            return keys.resolve("tls.crt");
        }

        /// The certificate of whoever signed the certificates of all machines.
        public Path authority() {
            return keys.resolve("ca.crt");
        }
    }

    /// How much one visitor may ask for.
    ///
    /// @param frame the most bytes of a message over a socket
    /// @param body the most bytes of a request; records may have more
    /// @param perSecond messages over a socket in the long run
    /// @param burst messages over a socket at once
    /// @param waitingFrames how many messages may wait for somebody who reads slowly
    /// @param waitingBytes how much may wait for them
    /// @param sockets open at the same time, for an address
    /// @param guests new ones in an hour, for an address
    /// @param tables new ones in an hour, for an address and for a guest
    /// @param requests in a minute, for an address
    /// @param records texts of records that are read in a minute, for an address
    /// @param reviews matches that are reviewed in an hour, for an address
    /// @param anonymous sockets of an address that have not said hello, and as many that look on
    ///   without a name
    /// @param addressPerSecond messages in the long run over all sockets of an address
    /// @param connections open at the same time, for an address
    public record Limits(
            int frame,
            int body,
            int record,
            int perSecond,
            int burst,
            int waitingFrames,
            int waitingBytes,
            int sockets,
            int guests,
            int tables,
            int requests,
            int records,
            int reviews,
            int anonymous,
            int addressPerSecond,
            int connections) {

        public static final Limits USUAL =
                new Limits(
                        4 << 10, 16 << 10, 2 << 20, 20, 40, 256, 256 << 10, 200, 60, 60, 1200, 240,
                        60, 100, 300, 600);
    }
}
