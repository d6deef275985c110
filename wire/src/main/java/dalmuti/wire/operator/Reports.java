package dalmuti.wire.operator;

import java.util.List;

/// What people have pointed out about somebody, the newest first.
///
/// @param pages how many pages there are
public record Reports(List<Report> reports, int pages) {

    /// @param at milliseconds since 1970
    /// @param by the id of who has pointed it out
    /// @param about the id of whom it is about
    /// @param address where they came from, as it can be banned; empty when that is not known
    public record Report(
            String id,
            long at,
            String table,
            String by,
            String about,
            String address,
            String reason) {}
}
