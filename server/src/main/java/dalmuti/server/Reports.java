package dalmuti.server;

import dalmuti.contract.Refusal;

import java.util.Optional;

/// Takes reports about people for whoever runs the server.
@FunctionalInterface
public interface Reports {

    /// Writes it down, or says why not.
    ///
    /// @param from where the guest comes from who points somebody out; it is not written down
    Optional<Refusal> report(Complaint complaint, String from);

    /// @param by the id of the guest who points somebody out
    /// @param about the id of the guest who is pointed out
    /// @param address where that guest comes from; empty when that is not known
    record Complaint(String table, String by, String about, String address, String reason) {}
}
