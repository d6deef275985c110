package dalmuti.server.store.jdbc;

import dalmuti.server.UnavailableException;

import java.sql.SQLException;

/// The database did not do what it was asked to.
public final class StoreException extends UnavailableException {

    private static final long serialVersionUID = 1L;

    public StoreException(SQLException cause) {
        super(String.valueOf(cause.getMessage()), cause);
    }

    public StoreException(String message) {
        super(message);
    }
}
