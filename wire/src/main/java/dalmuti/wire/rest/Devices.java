package dalmuti.wire.rest;

import java.util.List;

/// The devices on which somebody is known, the first one first.
public record Devices(List<Device> devices) {

    /// @param id tells one device from another, and lets nobody in
    /// @param added milliseconds since 1970
    /// @param used when it was last used, to about an hour
    /// @param here whether it is the one that asks
    public record Device(String id, long added, long used, boolean here) {}
}
