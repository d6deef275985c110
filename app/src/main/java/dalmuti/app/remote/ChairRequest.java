package dalmuti.app.remote;

import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Request;
import dalmuti.wire.table.TableView;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Asks a table for a chair, and for another one when somebody was faster.
public final class ChairRequest {

    private static final int MOST_TRIES = 14;
    private static final int NONE = -1;

    private final TableLink table;
    private int ack = NONE;
    private int tries;

    public ChairRequest(TableLink table) {
        this.table = table;
    }

    public void sit(int chair) {
        tries++;
        ack = table.send(number -> new Request.Sit(number, chair));
    }

    /// The best chair to ask for: one that is free; before a match, a bot's; otherwise one more,
    /// which the table may have or not.
    public void sitAnywhere(TableView now) {
        List<Parts.Seat> seats = now.seats();
        boolean playing = now.stage().doing() == Parts.Doing.PLAYING;
        sit(
                Stream.of(Parts.Kind.FREE, Parts.Kind.BOT)
                        .filter(kind -> kind == Parts.Kind.FREE || !playing)
                        .flatMap(
                                kind ->
                                        IntStream.range(0, seats.size())
                                                .filter(seat -> seats.get(seat).kind() == kind)
                                                .boxed())
                        .findFirst()
                        .orElse(seats.size()));
    }

    /// Whether an answer of the table is about this request.
    public boolean isAnswered(int number) {
        return ack != NONE && ack == number;
    }

    /// Whether the chair went to somebody else, and it makes sense to ask for another.
    public boolean wasTaken(News.Refused refused) {
        return isAnswered(refused.ack())
                && refused.key().equals("table.taken")
                && tries < MOST_TRIES;
    }
}
