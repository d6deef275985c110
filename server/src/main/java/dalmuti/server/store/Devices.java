package dalmuti.server.store;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.server.Device;
import dalmuti.server.store.jdbc.Sql;

import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// The devices on which a guest is known: one token each, of which only the hash is kept. A device
/// is named by the beginning of that hash, which tells nobody the token.
record Devices(Sql sql, String guest) {

    /// One guest has no more devices than this.
    static final int MOST = 20;

    /// How far behind the time is when a device was last used, so that using it seldom writes.
    static final Duration ROUGHLY = Duration.ofHours(1);

    void add(String hash, long now) throws SQLException {
        sql.insert("guest_token", "hash, guest, at, used_at", hash, guest, now, now);
    }

    void mustHaveRoom() throws SQLException {
        if (list().size() >= MOST) {
            throw new RefusedException(Refusal.of("code", "store.many-devices", MOST));
        }
    }

    List<Device> list() throws SQLException {
        return sql.list(
                row -> new Device(Device.named(row.getString(1)), row.getLong(2), row.getLong(3)),
                "select hash, at, used_at from guest_token where guest = ? order by at, hash",
                guest);
    }

    boolean revoke(String device) throws SQLException {
        forgetLinks();
        return delete("substr(hash, 1, ?) = ?", device) > 0;
    }

    /// Revokes all devices but one, and says which.
    Set<String> revokeOthers(String device) throws SQLException {
        Set<String> others =
                list().stream()
                        .map(Device::id)
                        .filter(it -> !it.equals(device))
                        .collect(Collectors.toSet());
        forgetLinks();
        delete("substr(hash, 1, ?) <> ?", device);
        return others;
    }

    private int delete(String which, String device) throws SQLException {
        String deletion = "delete from guest_token where guest = ? and " + which;
        return sql.change(deletion, guest, Device.ID_LENGTH, device);
    }

    /// A device that is revoked may have made a code to come back by.
    private void forgetLinks() throws SQLException {
        sql.change("delete from guest_link where guest = ?", guest);
    }
}
