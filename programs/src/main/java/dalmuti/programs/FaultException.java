package dalmuti.programs;

import dalmuti.bots.Fault;

/// A program did not do what it has to.
public final class FaultException extends Exception {

    private static final long serialVersionUID = 1;

    private final Fault fault;
    private final String why;

    /// @param why as a sentence without its full stop
    FaultException(Fault fault, String why) {
        super(why);
        this.fault = fault;
        this.why = why;
    }

    public String why() {
        return why;
    }

    public Fault fault() {
        return fault;
    }
}
