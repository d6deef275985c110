package dalmuti.app.remote.seat;

import dalmuti.wire.table.Request;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/// What somebody types beside moves: `/say good evening`.
final class Orders {

    static final List<String> ALL =
            List.of(
                    "/say ", "/quip", "/who", "/start", "/next", "/away", "/back", "/end", "/leave",
                    "/help");

    private Orders() {}

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

    static Optional<Order> read(String typed) {
        String[] words = typed.strip().split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        return Optional.ofNullable(
                switch (words[0]) {
                    case "/say" -> new Order.Ask(ack -> new Request.Say(ack, rest));
                    case "/quip" -> new Order.Quip(rest);
                    case "/start" -> new Order.Ask(Request.Start::new);
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
}
