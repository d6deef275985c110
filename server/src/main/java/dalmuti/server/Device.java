package dalmuti.server;

/// A device on which a guest is known, by a token of its own.
///
/// @param id the beginning of the token's fingerprint: it tells one device from another, and nobody
///   can be let in by it
/// @param added milliseconds since 1970
/// @param used the same, roughly
public record Device(String id, long added, long used) {

    public static final int ID_LENGTH = 16;

    /// The id of the device that has this token.
    public static String of(String token) {
        return named(Fingerprint.of(token));
    }

    /// The id of the device whose token has this fingerprint.
    public static String named(String fingerprint) {
        return fingerprint.substring(0, ID_LENGTH);
    }
}
