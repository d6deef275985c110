package dalmuti.teavm.javax.crypto;

import dalmuti.teavm.Sha256;
import dalmuti.teavm.java.security.Key;

import java.io.ByteArrayOutputStream;
import java.security.NoSuchAlgorithmException;

/// Stands for Java's, as far as it is used: HMAC with SHA-256.
public final class Mac {

    private final ByteArrayOutputStream message = new ByteArrayOutputStream();
    private byte[] key = new byte[0];

    private Mac() {}

    public static Mac getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (!algorithm.equals("HmacSHA256")) {
            throw new NoSuchAlgorithmException(algorithm);
        }
        return new Mac();
    }

    public void init(Key secret) {
        key = secret.getEncoded();
    }

    public void update(byte[] part) {
        message.write(part, 0, part.length);
    }

    public byte[] doFinal() {
        byte[] mac = Sha256.hmac(key, message.toByteArray());
        message.reset();
        return mac;
    }
}
