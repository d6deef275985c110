package dalmuti.server.edge;

/// Thrown where this machine is asked to listen at an address that is not its own.
public final class NoSuchAddressException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String address;

    NoSuchAddressException(String address) {
        super("This machine has no address " + address);
        this.address = address;
    }

    public String address() {
        return address;
    }
}
