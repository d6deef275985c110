package dalmuti.app.sitting;

import dalmuti.app.print.Printable;
import dalmuti.wire.table.Parts.Kind;
import dalmuti.wire.table.Parts.Seat;
import dalmuti.words.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Says who sits where, and who comes and goes.
public record SeatWords(Words words) {

    private static final Seat FREE = Seat.free(Optional.empty());

    /// Everybody: `1 Zoe (you) · 2 Bo (knight) · 3 free`.
    public String all(List<Seat> seats, Optional<Integer> own) {
        return IntStream.range(0, seats.size())
                .mapToObj(
                        seat ->
                                seat
                                        + 1
                                        + " "
                                        + one(seats.get(seat), own.equals(Optional.of(seat))))
                .collect(Collectors.joining(" · "));
    }

    private String one(Seat seat, boolean own) {
        String name = Printable.of(seat.name());
        return switch (seat.kind()) {
            case FREE -> words.say("remote.seat-free");
            case BOT -> bot(name, Printable.of(seat.level().orElse("")));
            case PERSON, PROGRAM -> own ? words.say("remote.seat-you", name) : person(name, seat);
        };
    }

    /// The level is left out where the table does not know it.
    private static String bot(String name, String level) {
        return level.isEmpty() ? name : name + " (" + level + ")";
    }

    private String person(String name, Seat seat) {
        if (seat.standIn()) {
            return words.say("remote.seat-bot", name);
        }
        return seat.here() ? called(name, seat.kind()) : words.say("remote.seat-away", name);
    }

    /// A guest by its name, and what it is if that is no person.
    String called(String name, Kind kind) {
        return kind == Kind.PROGRAM ? words.say("remote.seat-program", name) : name;
    }

    /// What has changed, in sentences.
    ///
    /// @param own the chair of whoever reads them
    List<String> changes(List<Seat> before, List<Seat> after, Optional<Integer> own) {
        var sentences = new ArrayList<String>();
        for (int seat = 0; seat < Math.max(before.size(), after.size()); seat++) {
            Seat was = seat < before.size() ? before.get(seat) : FREE;
            Seat is = seat < after.size() ? after.get(seat) : FREE;
            if (own.equals(Optional.of(seat))) {
                own(was, is).ifPresent(sentences::add);
            } else {
                other(seat + 1, was, is).ifPresent(sentences::add);
            }
        }
        return sentences;
    }

    private Optional<String> own(Seat was, Seat is) {
        if (is.waits() && !was.waits()) {
            return Optional.of(words.say("remote.you-wait"));
        }
        if (is.standIn() == was.standIn()) {
            return Optional.empty();
        }
        return Optional.of(words.say(is.standIn() ? "remote.you-rest" : "remote.you-play"));
    }

    private Optional<String> other(int number, Seat was, Seat is) {
        String name = Printable.of(is.name());
        if (is.kind() != was.kind() || !is.name().equals(was.name())) {
            return Optional.of(
                    is.kind() == Kind.FREE
                            ? words.say("remote.leaves", Printable.of(was.name()), number)
                            : words.say("remote.sits-down", called(name, is.kind()), number));
        }
        if (!is.kind().isGuest()) {
            return Optional.empty();
        }
        if (is.leaves() && !was.leaves()) {
            return Optional.of(words.say("remote.leaves-after-round", name));
        }
        return is.standIn() == was.standIn()
                ? Optional.empty()
                : Optional.of(words.say(is.standIn() ? "remote.rests" : "remote.is-back", name));
    }
}
