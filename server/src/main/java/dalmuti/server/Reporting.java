package dalmuti.server;

import dalmuti.contract.Refusal;
import dalmuti.table.Complaint;

import java.util.Optional;

/// Takes reports about people for whoever runs the server.
@FunctionalInterface
public interface Reporting {

    /// Writes it down, or says why not.
    ///
    /// @param from where the guest comes from who points somebody out; it is not written down
    Optional<Refusal> report(Complaint complaint, String from);
}
