package dalmuti.server.store;

import dalmuti.server.store.jdbc.Sql;
import dalmuti.table.result.MatchResult;
import dalmuti.table.result.Rating;
import dalmuti.wire.journal.Entry.Occupant;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;

/// The ratings of people and of the bots of each level, in one game.
record Ratings(String game) {

    private static final String BOT = "bot ";

    private record Rated(String who, int place) {}

    private record Known(Rating rating, int matches) {}

    /// Lets a match count, for those whose own it was: not for whoever joined it later or was
    /// mostly played by a bot. Programs of guests are not compared with anybody: nobody knows how
    /// well they play.
    void count(Sql sql, List<MatchResult.Part> parts) throws SQLException {
        List<Rated> rated = parts.stream().flatMap(Ratings::rated).toList();
        var known = new LinkedHashMap<String, Known>();
        var before = new ArrayList<Rating>();
        for (Rated it : rated) {
            Known found = known(sql, it.who());
            known.put(it.who(), found);
            before.add(found.rating());
        }
        if (known.size() < 2) {
            return;
        }
        List<Rating> after = Rating.after(before, rated.stream().map(Rated::place).toList());
        for (var it : known.entrySet()) {
            put(sql, it.getKey(), mean(it.getKey(), rated, after), it.getValue());
        }
    }

    private static Stream<Rated> rated(MatchResult.Part part) {
        if (part.presence() != MatchResult.Presence.FROM_THE_START) {
            return Stream.empty();
        }
        return switch (part.occupant()) {
            case Occupant.Person(var guest, _, _) when !part.isMostlyStandIn() ->
                    Stream.of(new Rated(guest, part.place()));
            case Occupant.Bot(var level, _) -> Stream.of(new Rated(BOT + level, part.place()));
            case Occupant.Person _, Occupant.Program _, Occupant.Nobody _ -> Stream.empty();
        };
    }

    /// Several bots of a level may have played: what they all learnt, on average.
    private static Rating mean(String who, List<Rated> rated, List<Rating> after) {
        var own = new ArrayList<Rating>();
        for (int i = 0; i < rated.size(); i++) {
            if (rated.get(i).who().equals(who)) {
                own.add(after.get(i));
            }
        }
        return new Rating(
                own.stream().mapToDouble(Rating::mean).average().orElseThrow(),
                own.stream().mapToDouble(Rating::spread).average().orElseThrow());
    }

    private Known known(Sql sql, String who) throws SQLException {
        return sql.first(
                        row ->
                                new Known(
                                        new Rating(row.getDouble(1), row.getDouble(2)),
                                        row.getInt(3)),
                        "select mean, spread, matches from rating where who = ? and game = ?",
                        who,
                        game)
                .orElse(new Known(Rating.UNKNOWN, 0));
    }

    private void put(Sql sql, String who, Rating rating, Known before) throws SQLException {
        sql.change("delete from rating where who = ? and game = ?", who, game);
        int matches = before.matches() + 1;
        String columns = "who, game, mean, spread, matches";
        sql.insert("rating", columns, who, game, rating.mean(), rating.spread(), matches);
    }
}
