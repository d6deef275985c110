package dalmuti.server;

import dalmuti.table.people.Guest;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The guests. Known of each are a name, and the hash of a token that only they have.
public interface People {

    /// Lets somebody in for the first time. The name is tidied; what can't be one is a
    /// [dalmuti.contract.RefusedException].
    Admitted admit(String name, Guest.Sort sort);

    default Admitted admit(String name) {
        return admit(name, Guest.Sort.PERSON);
    }

    /// Whose token it is.
    Optional<Guest> known(String token);

    /// Somebody by their public id.
    Optional<Guest> find(String id);

    /// Gives somebody another name, another face, or both. What can't be one is a
    /// [dalmuti.contract.RefusedException], and nothing is changed.
    Guest change(String id, Optional<String> name, Optional<Integer> face);

    /// The codes of the tables at which somebody may still be shown.
    List<String> tablesOf(String id);

    /// Deletes everything that is known of somebody.
    void forget(String id);

    /// A code that lets another device in as the same person, once and for a short time.
    String link(String id);

    /// Who made a code, as long as it can be followed. That does not use it up.
    Optional<Guest> linked(String code);

    /// Lets another device in. One too many is a [dalmuti.contract.RefusedException].
    Optional<Admitted> follow(String code);

    /// The devices on which somebody is known, the first one first.
    List<Device> devices(String id);

    /// Makes the token of one of somebody's devices void, with any code for another device; whether
    /// there was such a device.
    boolean revoke(String id, String device);

    /// Does so with all of somebody's devices but one, and says with which.
    Set<String> revokeOthers(String id, String device);

    /// Until when somebody is banned, by their id or their address.
    Optional<Instant> bannedUntil(String whom);

    /// @param token shown this once
    record Admitted(Guest guest, String token) {}
}
