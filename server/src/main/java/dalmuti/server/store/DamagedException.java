package dalmuti.server.store;

/// What is kept of a table can't be read as a whole.
public final class DamagedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    DamagedException(String entity, long seq, String why) {
        super("Table " + entity + ", entry " + seq + ": " + why);
    }
}
