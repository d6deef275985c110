package dalmuti.app.sitting;

import dalmuti.app.options.BotNames;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Request;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// What somebody types beside moves: `/say good evening`.
///
/// @param watching those who look on and can be seated
/// @param alone whether everybody else is a bot of this process
record SlashCommands(List<Parts.Seat> seats, List<Parts.Watcher> watching, boolean alone) {

    private static final List<String> AT_A_SERVER =
            List.of(
                    "/say ", "/quip", "/who", "/start", "/seat ", "/chair ", "/next", "/away",
                    "/back", "/end", "/leave", "/help");
    private static final List<String> ALONE =
            List.of("/quip", "/who", "/add ", "/remove ", "/next", "/end", "/help");

    private static final Pattern SEAT = Pattern.compile("(\\S.*?)\\s+(\\d{1,2})\\s*");
    private static final Pattern CHAIR = Pattern.compile("\\d{1,2}");
    private static final Pattern FROM_ONE = Pattern.compile("[1-9]\\d?");

    /// What was ordered.
    sealed interface Order {

        record Ask(IntFunction<Request> request) implements Order {}

        /// @param number which one, as it was typed; empty to see them all
        record Quip(String number) implements Order {}

        record Who() implements Order {}

        record Help() implements Order {}

        record Leave() implements Order {}
    }

    /// What can be typed, as it begins.
    ///
    /// @param alone whether everybody else is a bot of this process
    static List<String> all(boolean alone) {
        return alone ? ALONE : AT_A_SERVER;
    }

    static boolean isOne(String typed) {
        return typed.startsWith("/");
    }

    Optional<Order> read(String typed) {
        String[] words = typed.strip().split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        boolean isOffered = all(alone).stream().anyMatch(it -> it.strip().equals(words[0]));
        return isOffered ? Optional.ofNullable(order(words[0], rest)) : Optional.empty();
    }

    private @Nullable Order order(String name, String rest) {
        return switch (name) {
            case "/say" -> new Order.Ask(ack -> new Request.Say(ack, rest));
            case "/quip" -> new Order.Quip(rest);
            case "/start" -> new Order.Ask(Request.Start::new);
            case "/seat" -> seat(rest).orElse(null);
            case "/chair" -> chair(rest).orElse(null);
            case "/next" -> new Order.Ask(Request.NextRound::new);
            case "/away" -> new Order.Ask(ack -> new Request.Rest(ack, true));
            case "/back" -> new Order.Ask(ack -> new Request.Rest(ack, false));
            case "/add" -> add(rest);
            case "/remove" -> remove(rest).orElse(null);
            case "/end" -> new Order.Ask(Request.End::new);
            case "/who" -> new Order.Who();
            case "/help" -> new Order.Help();
            case "/leave" -> new Order.Leave();
            default -> null;
        };
    }

    /// A bot takes a new chair; its kind is the usual one where nobody says.
    private Order add(String kind) {
        int chair = seats.size();
        String wanted = kind.isEmpty() ? BotNames.USUAL : kind;
        return new Order.Ask(ack -> new Request.SeatBot(ack, chair, wanted));
    }

    /// Whoever is meant by a name, a letter or the number of a chair.
    private Optional<Order> remove(String whom) {
        return IntStream.range(0, seats.size())
                .filter(seat -> isMeant(whom, seat, seats.get(seat)))
                .<Order>mapToObj(seat -> new Order.Ask(ack -> new Request.Remove(ack, seat)))
                .findFirst();
    }

    private static boolean isMeant(String whom, int seat, Parts.Seat sitting) {
        boolean byName = !whom.isEmpty() && sitting.name().equalsIgnoreCase(whom);
        boolean byLetter =
                sitting.player().filter(it -> it.toString().equalsIgnoreCase(whom)).isPresent();
        return byName || byLetter || String.valueOf(seat + 1).equals(whom);
    }

    /// The chair at which the order starts, from 1 (COURT-3).
    private static Optional<Order> chair(String typed) {
        if (!FROM_ONE.matcher(typed.strip()).matches()) {
            return Optional.empty();
        }
        int chair = Integer.parseInt(typed.strip()) - 1;
        return Optional.of(new Order.Ask(ack -> new Request.PickChair(ack, chair)));
    }

    /// `Eva 4` seats Eva, who looks on; `2 4` moves whoever sits on the second chair.
    private Optional<Order> seat(String typed) {
        Matcher seat = SEAT.matcher(typed);
        if (!seat.matches()) {
            return Optional.empty();
        }
        String whom = seat.group(1);
        int chair = Integer.parseInt(seat.group(2)) - 1;
        if (CHAIR.matcher(whom).matches()) {
            int from = Integer.parseInt(whom) - 1;
            return Optional.of(new Order.Ask(ack -> new Request.Reseat(ack, from, chair)));
        }
        String guest =
                watching.stream()
                        .filter(it -> it.name().equalsIgnoreCase(whom))
                        .map(Parts.Watcher::guest)
                        .findFirst()
                        .orElse(whom);
        return Optional.of(new Order.Ask(ack -> new Request.Seat(ack, chair, guest)));
    }
}
