package dalmuti.teavm.java.security;

import dalmuti.teavm.Sha256;

import java.security.NoSuchAlgorithmException;

/// Stands for Java's, as far as it is used: SHA-256 in one go.
public final class MessageDigest {

    private MessageDigest() {}

    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (!algorithm.equals("SHA-256")) {
            throw new NoSuchAlgorithmException(algorithm);
        }
        return new MessageDigest();
    }

    public byte[] digest(byte[] message) {
        return Sha256.digest(message);
    }
}
