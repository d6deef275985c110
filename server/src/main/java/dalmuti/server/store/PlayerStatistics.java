package dalmuti.server.store;

import dalmuti.server.store.jdbc.Database;
import dalmuti.server.store.jdbc.Sql;
import dalmuti.table.result.Rating;
import dalmuti.wire.rest.Statistics;
import dalmuti.wire.rest.Statistics.Rival;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/// Statistics of a player in each game, and against others.
final class PlayerStatistics {

    private static final int MOST_RIVALS = 20;

    private static final String FIGURES =
            "select m.game, count(*), sum(case when p.place = 1 then 1 else 0 end),"
                    + " sum(p.rounds), sum(p.firsts), sum(p.crowned), sum(p.peon),"
                    + " sum(p.revolutions), sum(p.tricks), avg((p.place - 1.0)"
                    + " / case when p.of_players > 1 then p.of_players - 1 else 1 end),"
                    + " max(r.mean), max(r.spread)"
                    + " from archive_player p join archive_match m"
                    + " on m.code = p.code and m.number = p.number"
                    + " left join rating r on r.who = p.guest and r.game = m.game"
                    + " where p.guest = ? group by m.game order by m.game";

    private static final String RIVALS =
            "select o.guest, g.name, count(*),"
                    + " sum(case when p.place < o.place then 1 else 0 end),"
                    + " sum(case when p.place > o.place then 1 else 0 end)"
                    + " from archive_player p join archive_match m"
                    + " on m.code = p.code and m.number = p.number"
                    + " join archive_player o on o.code = p.code and o.number = p.number"
                    + " join guest g on g.id = o.guest"
                    + " where p.guest = ? and m.game = ? and o.guest <> p.guest"
                    + " group by o.guest, g.name order by count(*) desc, o.guest limit ?";

    private final Database database;

    PlayerStatistics(Database database) {
        this.database = database;
    }

    List<Statistics> of(String guest) {
        return database.reading(sql -> sql.list(row -> figures(sql, guest, row), FIGURES, guest));
    }

    private static Statistics figures(Sql sql, String guest, ResultSet row) throws SQLException {
        String game = row.getString(1);
        return new Statistics(
                game,
                row.getInt(2),
                row.getInt(3),
                row.getInt(4),
                row.getInt(5),
                row.getInt(6),
                row.getInt(7),
                row.getInt(8),
                row.getInt(9),
                row.getDouble(10),
                new Rating(row.getDouble(11), row.getDouble(12)).shown(),
                rivals(sql, guest, game));
    }

    private static List<Rival> rivals(Sql sql, String guest, String game) throws SQLException {
        return sql.list(
                row ->
                        new Rival(
                                row.getString(1),
                                row.getString(2),
                                row.getInt(3),
                                row.getInt(4),
                                row.getInt(5)),
                RIVALS,
                guest,
                game,
                MOST_RIVALS);
    }
}
