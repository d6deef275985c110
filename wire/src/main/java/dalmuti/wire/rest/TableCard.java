package dalmuti.wire.rest;

/// A table as somebody sees it who looks for one.
///
/// @param state `GATHERING`, `PLAYING` or `OVER`
/// @param seats how many chairs there are
/// @param people how many of them are taken by people
/// @param bots how many of them are taken by bots
/// @param host the name of the host
public record TableCard(
        String code,
        String game,
        String rules,
        boolean listed,
        String state,
        int seats,
        int people,
        int bots,
        int onlookers,
        String host) {}
