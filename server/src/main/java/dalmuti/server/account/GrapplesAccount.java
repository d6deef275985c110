package dalmuti.server.account;

import dalmuti.contract.Player;
import dalmuti.server.account.Account.Feats;
import dalmuti.server.account.Account.Part;
import dalmuti.server.account.Account.Presence;
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
final class GrapplesAccount {

    private GrapplesAccount() {}

    static Account of(Account.Source source) {
        var cast = new Cast((Entry.Started) source.entries().getFirst());
        var moves = new ArrayList<Choice>();
        for (Entry entry : source.entries()) {
            cast.note(entry);
            if (entry instanceof Entry.Did(_, var move, _, _)) {
                moves.add((Choice) move);
            }
        }
        var record =
                new GrapplesRecord.Full(
                        Options.of(source.rules()),
                        cast.players().stream().map(Cast::name).toList(),
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
                IntStream.range(0, cast.players().size())
                        .mapToObj(seat -> part(cast, standing, games, seat))
                        .toList();
        return new Account(games, GrapplesWriter.write(record), parts);
    }

    private static Part part(Cast cast, Standing standing, int games, int seat) {
        var player = new Player(seat);
        return new Part(
                player,
                cast.players().get(seat),
                Presence.FROM_THE_START,
                place(standing, seat),
                standing.grapples().get(seat),
                cast.moves(player),
                cast.stoodIn(player),
                new Feats(games, standing.won().get(seat), 0, 0, 0, 0));
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
