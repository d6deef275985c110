package dalmuti.teavm.javax.crypto.spec;

import dalmuti.teavm.java.security.Key;

/// Stands for Java's.
public final class SecretKeySpec implements Key {

    private final byte[] key;

    /// @param algorithm what the key is for, which nobody asks
    public SecretKeySpec(byte[] key, String algorithm) {
        this.key = key.clone();
    }

    @Override
    public byte[] getEncoded() {
        return key.clone();
    }
}
