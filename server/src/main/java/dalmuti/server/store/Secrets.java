package dalmuti.server.store;

import dalmuti.server.Fingerprint;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

/// Makes random tokens and ids, and hashes tokens.
final class Secrets {

    private static final int TOKEN = 16;
    private static final int ID = 9;

    private final SecureRandom dice = new SecureRandom();

    /// 128 bits, fit for a URL.
    String token() {
        return text(TOKEN);
    }

    /// A name for something that everybody may know.
    String id() {
        return text(ID);
    }

    private String text(int bytes) {
        var random = new byte[bytes];
        dice.nextBytes(random);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    }

    /// What is kept of a token. It is as long as chance itself, so it needs no salt.
    static String hash(String token) {
        return Fingerprint.of(token);
    }

    /// Whether two hashes are the same, in a time that does not tell where they differ.
    static boolean same(String one, String other) {
        return MessageDigest.isEqual(
                one.getBytes(StandardCharsets.US_ASCII), other.getBytes(StandardCharsets.US_ASCII));
    }
}
