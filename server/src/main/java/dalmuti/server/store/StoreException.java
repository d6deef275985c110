package dalmuti.server.store;

import java.sql.SQLException;

/// The database did not do what it was asked to.
public final class StoreException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    StoreException(SQLException cause) {
        super(cause.getMessage(), cause);
    }

    StoreException(String message) {
        super(message);
    }
}
