package dalmuti.app.remote;

import dalmuti.wire.table.Parts;
import dalmuti.wire.table.TableView;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Where somebody can sit down at a table.
public final class Chairs {

    private Chairs() {}

    /// The number of the best chair to ask for: one that is free; before a match, a bot's;
    /// otherwise one more, which the table may have or not.
    public static int free(TableView table) {
        List<Parts.Seat> seats = table.seats();
        boolean playing = table.stage().doing() == Parts.Doing.PLAYING;
        return Stream.of(Parts.Kind.FREE, Parts.Kind.BOT)
                .filter(kind -> kind == Parts.Kind.FREE || !playing)
                .flatMap(
                        kind ->
                                IntStream.range(0, seats.size())
                                        .filter(seat -> seats.get(seat).kind() == kind)
                                        .boxed())
                .findFirst()
                .orElse(seats.size());
    }
}
