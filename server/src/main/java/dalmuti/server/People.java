package dalmuti.server;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The guests of the house. Nothing is known of them but a name, and the hash of a token that only
/// they have.
public interface People {

    /// Lets somebody in for the first time. The name is tidied; what can't be one is a
    /// [dalmuti.contract.RefusedException].
    Admitted admit(String name);

    /// Whose token it is.
    Optional<TableHost.Guest> known(String token);

    /// Somebody by their public id.
    Optional<TableHost.Guest> find(String id);

    /// What can't be a name is a [dalmuti.contract.RefusedException].
    TableHost.Guest rename(String id, String name);

    /// The codes of the tables at which somebody may still be shown.
    List<String> tablesOf(String id);

    /// Deletes everything that is known of somebody.
    void forget(String id);

    /// A code that lets another device in as the same person, once and for a short time.
    String link(String id);

    /// Lets another device in.
    Optional<Admitted> follow(String code);

    /// Until when somebody is banned, by their id or their address.
    Optional<Instant> bannedUntil(String whom);

    /// @param token shown this once
    record Admitted(TableHost.Guest guest, String token) {}
}
