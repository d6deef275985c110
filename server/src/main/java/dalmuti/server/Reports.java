package dalmuti.server;

/// Where people are pointed out to whoever runs the server.
@FunctionalInterface
public interface Reports {

    void report(Complaint complaint);

    /// @param by the id of the guest who points somebody out
    /// @param about the id of the guest who is pointed out
    /// @param address where that guest comes from; empty when that is not known
    record Complaint(String table, String by, String about, String address, String reason) {}
}
