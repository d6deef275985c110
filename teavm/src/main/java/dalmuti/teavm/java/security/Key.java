package dalmuti.teavm.java.security;

/// Stands for Java's.
public interface Key {
    byte[] getEncoded();
}
