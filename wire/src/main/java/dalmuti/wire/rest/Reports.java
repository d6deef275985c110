package dalmuti.wire.rest;

import java.util.List;

/// What people have pointed out to whoever runs the server.
public record Reports(List<Report> reports) {

    public Reports {
        reports = List.copyOf(reports);
    }

    /// @param at milliseconds since 1970
    /// @param by the id of who has pointed it out
    /// @param about the id of whom it is about
    public record Report(
            String id, long at, String table, String by, String about, String reason) {}
}
