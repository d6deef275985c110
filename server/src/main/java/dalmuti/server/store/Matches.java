package dalmuti.server.store;

import dalmuti.contract.Player;
import dalmuti.server.Archive;
import dalmuti.server.store.jdbc.Database;
import dalmuti.server.store.jdbc.Sql;
import dalmuti.table.game.Games;
import dalmuti.table.result.Rating;
import dalmuti.wire.rest.Leaderboard;
import dalmuti.wire.rest.MatchCard;
import dalmuti.wire.rest.Statistics;
import dalmuti.wire.rest.Statistics.Rival;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/// The archive as people ask it. A match is named by its table and its number there: `KQZM-2`.
public final class Matches implements Archive {

    private static final String CARD =
            "select m.code, m.number, m.game, m.rules, m.rounds, m.ended_at from archive_match m";

    private static final int MOST_RIVALS = 20;

    private static final String FIGURES =
            "select m.game, count(*), sum(case when p.place = 1 then 1 else 0 end), sum(p.rounds),"
                + " sum(p.firsts), sum(p.crowned), sum(p.peon), sum(p.revolutions), sum(p.tricks),"
                + " max(p.reign), max(p.climb), avg((p.place - 1.0) / case when p.of_players > 1"
                + " then p.of_players - 1 else 1 end), max(r.mean), max(r.spread), max(r.matches)"
                + " from archive_player p join archive_match m on m.code = p.code and m.number ="
                + " p.number left join rating r on r.who = p.guest and r.game = m.game where"
                + " p.guest = ? and not m.brought group by m.game order by m.game";

    private static final String RIVALS =
            "select o.guest, g.name, count(*),"
                    + " sum(case when p.place < o.place then 1 else 0 end),"
                    + " sum(case when p.place > o.place then 1 else 0 end)"
                    + " from archive_player p join archive_match m"
                    + " on m.code = p.code and m.number = p.number"
                    + " join archive_player o on o.code = p.code and o.number = p.number"
                    + " join guest g on g.id = o.guest"
                    + " where p.guest = ? and m.game = ? and not m.brought and o.guest <> p.guest"
                    + " and not g.program"
                    + " group by o.guest, g.name order by count(*) desc, o.guest limit ?";

    private final Database database;

    public Matches(Database database) {
        this.database = database;
    }

    /// The name of a match, taken apart.
    private record Id(String code, int number) {

        static Optional<Id> of(String text) {
            int dash = text.lastIndexOf('-');
            return dash > 0 && text.substring(dash + 1).matches("[1-9][0-9]{0,8}")
                    ? Optional.of(
                            new Id(
                                    text.substring(0, dash),
                                    Integer.parseInt(text.substring(dash + 1))))
                    : Optional.empty();
        }

        @Override
        public String toString() {
            return code + "-" + number;
        }
    }

    @Override
    public Optional<MatchCard> match(String id) {
        String select = CARD + " where m.code = ? and m.number = ?";
        return Id.of(id).flatMap(it -> cards(select, it.code(), it.number()).stream().findFirst());
    }

    @Override
    public Optional<String> record(String id) { // SEE-2
        String select = "select record from archive_match where code = ? and number = ?";
        return Id.of(id)
                .flatMap(it -> database.texts(select, it.code(), it.number()).stream().findFirst());
    }

    @Override
    public List<MatchCard> history(String player, Extent extent, int most) {
        return cards(
                CARD
                        + " where (m.listed or ?) and exists (select p.player from archive_player p"
                        + " where p.code = m.code and p.number = m.number and p.guest = ?)"
                        + " order by m.ended_at desc, m.code, m.number limit ?",
                extent == Extent.ALL,
                player,
                most);
    }

    private List<MatchCard> cards(String select, Object... arguments) {
        return database.reading(sql -> sql.list(row -> card(sql, row), select, arguments));
    }

    private static MatchCard card(Sql sql, ResultSet row) throws SQLException {
        var id = new Id(row.getString(1), row.getInt(2));
        boolean scored = Games.ALL.played(row.getString(3)).hasPoints(row.getString(4));
        return new MatchCard(
                id.toString(),
                row.getString(3),
                row.getString(4),
                id.code(),
                row.getInt(5),
                row.getLong(6),
                sql.list(
                        result -> result(result, scored),
                        "select player, guest, name, place, points from archive_player"
                                + " where code = ? and number = ? order by place, player",
                        id.code(),
                        id.number()));
    }

    private static MatchCard.Result result(ResultSet row, boolean scored) throws SQLException {
        return new MatchCard.Result(
                new Player(row.getInt(1)).toString(),
                row.getString(2),
                row.getString(3),
                row.getInt(4),
                scored ? Optional.of(row.getInt(5)) : Optional.empty());
    }

    @Override
    public List<Statistics> statistics(String player, Extent extent) {
        return database.reading(
                sql -> sql.list(row -> figures(sql, player, extent, row), FIGURES, player));
    }

    private static Statistics figures(Sql sql, String guest, Extent extent, ResultSet row)
            throws SQLException {
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
                row.getInt(10),
                row.getInt(11),
                row.getDouble(12),
                row.getInt(15) < Rating.FEWEST
                        ? Optional.empty()
                        : Optional.of(new Rating(row.getDouble(13), row.getDouble(14)).shown()),
                extent == Extent.ALL ? rivals(sql, guest, game) : List.of());
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

    @Override
    public Leaderboard leaderboard(String game, int most) {
        List<Leaderboard.Row> rows =
                database.list(
                        Matches::ranked,
                        "select g.id, g.name, r.mean, r.spread, r.matches"
                                + " from rating r join guest g on g.id = r.who"
                                + " where r.game = ? and r.matches >= ?"
                                + " order by r.mean - 3 * r.spread desc, g.id limit ?",
                        game,
                        Rating.FEWEST,
                        most);
        return new Leaderboard(game, rows);
    }

    private static Leaderboard.Row ranked(ResultSet row) throws SQLException {
        double shown = new Rating(row.getDouble(3), row.getDouble(4)).shown();
        return new Leaderboard.Row(
                row.getRow(), row.getString(1), row.getString(2), shown, row.getInt(5));
    }
}
