package dalmuti.server.store;

import java.security.SecureRandom;
import java.util.Base64;

/// Makes random tokens and ids.
final class Secrets {

    private static final int TOKEN = 16;
    private static final int ID = 9;

    private final SecureRandom dice = new SecureRandom();

    /// 128 bits, fit for a URL. It is as long as chance itself, so its hash needs no salt.
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
}
