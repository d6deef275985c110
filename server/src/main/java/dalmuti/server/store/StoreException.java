package dalmuti.server.store;

import dalmuti.server.UnavailableException;

import java.sql.SQLException;

/// The database did not do what it was asked to.
public final class StoreException extends UnavailableException {

    private static final long serialVersionUID = 1L;

    StoreException(SQLException cause) {
        super(String.valueOf(cause.getMessage()), cause);
    }

    StoreException(String message) {
        super(message);
    }
}
