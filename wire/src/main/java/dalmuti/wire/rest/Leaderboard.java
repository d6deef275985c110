package dalmuti.wire.rest;

import java.util.List;

/// Who plays a game best.
public record Leaderboard(String game, List<Row> rows) {

    /// @param place counted from 1
    public record Row(int place, String id, String name, double rating, int matches) {}
}
