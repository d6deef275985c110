package dalmuti.server;

import dalmuti.contract.Refusal;
import dalmuti.table.Complaint;

import java.util.Optional;

/// Where people are pointed out to whoever runs the server.
@FunctionalInterface
public interface Reports {

    /// Writes it down, or says why not.
    ///
    /// @param from where the guest comes from who points somebody out; it is not written down
    Optional<Refusal> report(Complaint complaint, String from);
}
