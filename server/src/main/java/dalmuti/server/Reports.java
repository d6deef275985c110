package dalmuti.server;

import dalmuti.server.TableHost.Guest;

/// Where people are pointed out to whoever runs the server.
@FunctionalInterface
public interface Reports {

    /// @param guest who is reported
    void report(String table, Guest by, String guest, String reason);
}
