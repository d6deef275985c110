package dalmuti.table.result;

import dalmuti.contract.Player;
import dalmuti.table.result.MatchResult.Feats;
import dalmuti.table.result.MatchResult.Part;
import dalmuti.table.result.MatchResult.Presence;
import dalmuti.wire.GrapplesRecord;
import dalmuti.wire.GrapplesWriter;
import dalmuti.wire.journal.Entry;

import grapples.Choice;
import grapples.Event;
import grapples.Options;
import grapples.Standing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// A match of Grapples, told from its entries.
public final class GrapplesResult {

    private GrapplesResult() {}

    public static MatchResult of(MatchResult.Source source) {
        var players = new MatchPlayers((Entry.Started) source.entries().getFirst());
        var moves = new ArrayList<Choice>();
        for (Entry entry : source.entries()) {
            players.note(entry);
            if (entry instanceof Entry.Did(_, var move, _, _)) {
                moves.add((Choice) move);
            }
        }
        var record =
                new GrapplesRecord.Full(
                        Options.of(source.rules()),
                        players.all().stream().map(MatchPlayers::name).toList(),
                        moves);
        var steps = record.steps();
        Standing standing = steps.getLast().after().standing();
        int games =
                (int)
                        steps.stream()
                                .flatMap(step -> step.events().stream())
                                .filter(Event.GameEnded.class::isInstance)
                                .count();
        List<Part> parts =
                IntStream.range(0, players.all().size())
                        .mapToObj(seat -> part(players, standing, games, seat))
                        .toList();
        return new MatchResult(games, GrapplesWriter.write(record), parts);
    }

    private static Part part(MatchPlayers players, Standing standing, int games, int seat) {
        var player = new Player(seat);
        return new Part(
                player,
                players.all().get(seat),
                Presence.FROM_THE_START,
                place(standing, seat),
                standing.grapples().get(seat),
                players.moves(player),
                players.stoodIn(player),
                new Feats(games, standing.won().get(seat), 0, 0, 0, 0, 0, 0));
    }

    private static int place(Standing standing, int seat) { // G-WHO-1
        return 1
                + (int)
                        IntStream.range(0, standing.won().size())
                                .filter(other -> isAhead(standing, other, seat))
                                .count();
    }

    private static boolean isAhead(Standing standing, int one, int other) {
        int won = Integer.compare(standing.won().get(one), standing.won().get(other));
        return won > 0
                || (won == 0 && standing.grapples().get(one) > standing.grapples().get(other));
    }
}
