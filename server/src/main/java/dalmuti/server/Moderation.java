package dalmuti.server;

import java.time.Instant;
import java.util.List;
import java.util.Set;

/// What whoever runs the server does about those who spoil it for others.
public interface Moderation {

    /// What was pointed out and not dealt with, the oldest first.
    List<Report> reports();

    /// Whether there was such a report.
    boolean resolve(String id);

    /// Everybody who is banned now.
    Set<String> banned();

    /// Forgets where people came from who were reported before that.
    void forgetAddresses(Instant before);

    /// @param whom the id of a guest or of a device, or an address
    void ban(String whom, Instant until, String reason);

    /// Whether they were banned.
    boolean unban(String whom);

    /// @param address where whoever it is about came from; empty when that is not known
    record Report(
            String id,
            Instant at,
            String table,
            String by,
            String about,
            String address,
            String reason) {}
}
