package dalmuti.wire.rest;

import java.util.List;

/// How somebody has done in each game.
public record Career(GuestCard player, List<Statistics> games) {}
