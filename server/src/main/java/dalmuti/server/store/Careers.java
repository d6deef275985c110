package dalmuti.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/// What statistics tell of one person in one game, beyond the figures everybody is shown first.
public final class Careers {

    private static final String PLAYED =
            " from archive_player p join archive_match m"
                    + " on m.code = p.code and m.number = p.number"
                    + " where p.guest = ? and m.game = ?";

    private final Database database;

    public Careers(Database database) {
        this.database = database;
    }

    /// @param places how often each place was reached, the first first
    /// @param firsts rounds in which nobody went out earlier, or games won
    /// @param crowned rounds begun as Greater Dalmuti
    /// @param peon rounds begun as Greater Peon
    /// @param rivals people met most often
    public record Career(
            SequencedMap<Integer, Integer> places,
            int points,
            int rounds,
            int firsts,
            int crowned,
            int peon,
            int revolutions,
            int tricks,
            List<Rival> rivals) {}

    /// How two people have done against each other.
    ///
    /// @param ahead matches in which the other one had the worse place
    /// @param behind matches in which the other one had the better place
    public record Rival(String guest, String name, int matches, int ahead, int behind) {}

    public Career of(String guest, String game) {
        return database.within(
                connection ->
                        Sql.first(
                                        connection,
                                        row ->
                                                new Career(
                                                        places(connection, guest, game),
                                                        row.getInt(1),
                                                        row.getInt(2),
                                                        row.getInt(3),
                                                        row.getInt(4),
                                                        row.getInt(5),
                                                        row.getInt(6),
                                                        row.getInt(7),
                                                        rivals(connection, guest, game)),
                                        "select sum(p.points), sum(p.rounds), sum(p.firsts),"
                                                + " sum(p.crowned), sum(p.peon),"
                                                + " sum(p.revolutions), sum(p.tricks)"
                                                + PLAYED,
                                        guest,
                                        game)
                                .orElseThrow());
    }

    private static SequencedMap<Integer, Integer> places(
            Connection connection, String guest, String game) throws SQLException {
        var places = new TreeMap<Integer, Integer>();
        Sql.list(
                connection,
                row -> places.put(row.getInt(1), row.getInt(2)),
                "select p.place, count(*)" + PLAYED + " group by p.place",
                guest,
                game);
        return places;
    }

    private static List<Rival> rivals(Connection connection, String guest, String game)
            throws SQLException {
        return Sql.list(
                connection,
                row ->
                        new Rival(
                                row.getString(1),
                                row.getString(2),
                                row.getInt(3),
                                row.getInt(4),
                                row.getInt(5)),
                "select o.guest, g.name, count(*),"
                        + " sum(case when p.place < o.place then 1 else 0 end),"
                        + " sum(case when p.place > o.place then 1 else 0 end)"
                        + " from archive_player p join archive_match m"
                        + " on m.code = p.code and m.number = p.number"
                        + " join archive_player o on o.code = p.code and o.number = p.number"
                        + " join guest g on g.id = o.guest"
                        + " where p.guest = ? and m.game = ? and o.guest <> p.guest"
                        + " group by o.guest, g.name order by count(*) desc, o.guest limit 20",
                guest,
                game);
    }
}
