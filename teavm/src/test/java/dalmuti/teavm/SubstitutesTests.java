package dalmuti.teavm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.SplittableRandom;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// What stands for classes of Java's does the same as they do.
class SubstitutesTests {

    @Test
    void diceAreThrownAlike() {
        var ours = new dalmuti.teavm.java.util.SplittableRandom(7);
        var javas = new SplittableRandom(7);
        for (int i = 1; i < 2_000; i++) {
            assertThat(ours.nextInt(i)).isEqualTo(javas.nextInt(i));
            assertThat(ours.nextLong(i * 3L)).isEqualTo(javas.nextLong(i * 3L));
            assertThat(ours.nextDouble()).isEqualTo(javas.nextDouble());
            assertThat(ours.nextBoolean()).isEqualTo(javas.nextBoolean());
        }
        var bytes = new byte[21];
        var same = new byte[21];
        ours.nextBytes(bytes);
        javas.nextBytes(same);
        assertThat(bytes).isEqualTo(same);
    }

    @Test
    void hashesAreTheSame() throws GeneralSecurityException {
        for (int length = 0; length < 200; length++) {
            var message = new byte[length];
            new SplittableRandom(length).nextBytes(message);
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(new byte[] {1, 2, (byte) length}, "HmacSHA256"));
            assertThat(Sha256.digest(message))
                    .isEqualTo(MessageDigest.getInstance("SHA-256").digest(message));
            assertThat(Sha256.hmac(new byte[] {1, 2, (byte) length}, message))
                    .isEqualTo(mac.doFinal(message));
        }
    }

    @Test
    void hexadecimalIsThereAndBack() {
        byte[] bytes = {0, 127, -128, -1, 16};
        var ours = dalmuti.teavm.java.util.HexFormat.of();
        assertThat(ours.formatHex(bytes)).isEqualTo(HexFormat.of().formatHex(bytes));
        assertThat(ours.parseHex("007F80ff10")).isEqualTo(bytes);
    }
}
