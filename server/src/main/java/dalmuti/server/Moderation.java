package dalmuti.server;

import java.time.Instant;
import java.util.List;
import java.util.Set;

/// Reports about people, and bans.
public interface Moderation {

    /// Everybody who was pointed out, where that was not dealt with: whoever was so last is first.
    ///
    /// @param page from 1
    Page<Reported> reported(int page);

    /// What was pointed out about somebody and not dealt with, the newest first.
    ///
    /// @param page from 1
    Page<Report> reports(String about, int page);

    /// Whether there was such a report.
    boolean resolve(String id);

    /// Deals with all that was pointed out about somebody, and says how much that was.
    int resolveAll(String about);

    /// Everybody who is banned now.
    Set<String> banned();

    /// Forgets where people came from who were reported before that.
    void forgetAddresses(Instant before);

    /// @param whom the id of a guest or of a device, or an address
    void ban(String whom, Instant until, String reason);

    /// Whether they were banned.
    boolean unban(String whom);

    /// A part of a long list.
    ///
    /// @param pages how many there are
    record Page<T>(List<T> rows, int pages) {}

    /// @param reports how many there are about them
    /// @param reporters how many different guests made those
    record Reported(String about, int reports, int reporters, Report newest) {}

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
