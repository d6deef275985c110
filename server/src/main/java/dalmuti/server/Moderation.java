package dalmuti.server;

import dalmuti.wire.operator.Found;
import dalmuti.wire.operator.Overview;
import dalmuti.wire.operator.Reported;
import dalmuti.wire.operator.Reports;

import java.time.Instant;
import java.util.List;
import java.util.Set;

/// Reports about people, and bans.
public interface Moderation {

    /// Everybody who was pointed out, where that was not dealt with: whoever was so last is first.
    ///
    /// @param page from 1
    Reported reported(int page);

    /// What was pointed out about somebody and not dealt with, the newest first.
    ///
    /// @param page from 1
    Reports reports(String about, int page);

    /// Whether there was such a report.
    boolean resolve(String id);

    /// Deals with all that was pointed out about somebody, and says how much that was.
    int resolveAll(String about);

    /// Everybody who is banned now.
    Set<String> banned();

    /// All bans that hold, those that end last first.
    List<Overview.Ban> bans(int most);

    /// Guests by their id, or by a part of their name; whoever came last is first.
    Found find(String text, int most);

    /// Forgets where people came from who were reported before that.
    void forgetAddresses(Instant before);

    /// @param whom the id of a guest or of a device, or an address
    void ban(String whom, Instant until, String reason);

    /// Whether they were banned.
    boolean unban(String whom);
}
