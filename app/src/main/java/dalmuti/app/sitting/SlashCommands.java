package dalmuti.app.sitting;

import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Request;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What somebody types beside moves: `/say good evening`.
final class SlashCommands {

    static final List<String> ALL =
            List.of(
                    "/say ", "/quip", "/who", "/start", "/seat ", "/chair ", "/next", "/away",
                    "/back", "/end", "/leave", "/help");

    private static final Pattern SEAT = Pattern.compile("(\\S.*?)\\s+(\\d{1,2})\\s*");
    private static final Pattern CHAIR = Pattern.compile("\\d{1,2}");
    private static final Pattern FROM_ONE = Pattern.compile("[1-9]\\d?");

    private SlashCommands() {}

    /// What was ordered.
    sealed interface Order {

        record Ask(IntFunction<Request> request) implements Order {}

        /// @param number which one, as it was typed; empty to see them all
        record Quip(String number) implements Order {}

        record Who() implements Order {}

        record Help() implements Order {}

        record Leave() implements Order {}
    }

    static boolean isOne(String typed) {
        return typed.startsWith("/");
    }

    /// @param watching those who look on and can be seated
    static Optional<Order> read(String typed, List<Parts.Watcher> watching) {
        String[] words = typed.strip().split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        return Optional.ofNullable(
                switch (words[0]) {
                    case "/say" -> new Order.Ask(ack -> new Request.Say(ack, rest));
                    case "/quip" -> new Order.Quip(rest);
                    case "/start" -> new Order.Ask(Request.Start::new);
                    case "/seat" -> seat(rest, watching).orElse(null);
                    case "/chair" -> chair(rest).orElse(null);
                    case "/next" -> new Order.Ask(Request.NextRound::new);
                    case "/away" -> new Order.Ask(ack -> new Request.Rest(ack, true));
                    case "/back" -> new Order.Ask(ack -> new Request.Rest(ack, false));
                    case "/end" -> new Order.Ask(Request.End::new);
                    case "/who" -> new Order.Who();
                    case "/help" -> new Order.Help();
                    case "/leave" -> new Order.Leave();
                    default -> null;
                });
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
    private static Optional<Order> seat(String typed, List<Parts.Watcher> watching) {
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
