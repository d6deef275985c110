package dalmuti.server;

import java.time.Instant;
import java.util.List;

/// What whoever runs the server does about those who spoil it for others.
public interface Moderation {

    /// What was pointed out and not dealt with, the oldest first.
    List<Report> reports();

    /// Whether there was such a report.
    boolean resolve(String id);

    /// @param whom the id of a guest, or an address
    void ban(String whom, Instant until, String reason);

    /// Whether they were banned.
    boolean unban(String whom);

    record Report(String id, Instant at, String table, String by, String about, String reason) {}
}
