package dalmuti.wire.operator;

import dalmuti.wire.rest.TableCard;

import java.util.List;

/// What whoever runs a server sees of it at a glance.
///
/// @param operator who asks
/// @param state `ready`, `draining` or `not ready`
/// @param tables the latest ones
/// @param reported whom people have pointed out, the first page of them
/// @param done what operators did, the latest first
/// @param every how many seconds lie between two values of a curve
public record Overview(
        String operator,
        String state,
        List<TableCard> tables,
        List<Ban> bans,
        Reported reported,
        List<Done> done,
        int every,
        List<Curve> curves) {

    /// @param whom the id of a guest or of a device, or an address
    /// @param until milliseconds since 1970
    public record Ban(String whom, long until, String reason) {}

    /// @param at milliseconds since 1970
    public record Done(long at, String operator, String action) {}

    /// A figure over the last hour, the latest value last.
    ///
    /// @param unit what it counts: `bytes`, `1/s`; empty for things
    public record Curve(String name, String unit, List<Double> values) {}
}
