package dalmuti.app.sitting;

import dalmuti.app.options.BotNames;
import dalmuti.court.Treat;
import dalmuti.wire.table.Parts;
import dalmuti.wire.table.Request;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What somebody types beside moves: `/say good evening`.
///
/// @param watching those who look on and can be seated
/// @param game by its name
/// @param alone whether everybody else is a bot of this process
record SlashCommands(
        List<Parts.Seat> seats, List<Parts.Watcher> watching, String game, boolean alone) {

    private static final List<String> AT_A_SERVER =
            List.of(
                    "/say ", "/quip", "/who", "/start", "/seat ", "/chair ", "/treat ", "/next",
                    "/away", "/back", "/end", "/leave", "/help");
    private static final List<String> ALONE =
            List.of(
                    "/quip",
                    "/who",
                    "/chair ",
                    "/treat ",
                    "/add ",
                    "/remove ",
                    "/next",
                    "/end",
                    "/help");

    /// Nobody comes, goes or ends a game of Grapples (G-WHO-1), and it has no court.
    private static final Set<String> DALMUTI_ALONE =
            Set.of("/chair ", "/treat ", "/add ", "/remove ", "/end");

    private static final Pattern SEAT = Pattern.compile("(\\S.*?)\\s+(\\d{1,2})\\s*");
    private static final Pattern WORD_END = Pattern.compile("[ ,]");
    private static final Pattern CHAIR = Pattern.compile("\\d{1,2}");
    private static final Pattern TREAT = Pattern.compile("[1-5]");
    private static final Pattern FROM_ONE = Pattern.compile("[1-9]\\d?");

    /// What is of use in this game, as it begins. The rest is understood all the same, and refused
    /// by the table in its own words.
    List<String> offered() {
        return known().stream()
                .filter(it -> game.equals("dalmuti") || !DALMUTI_ALONE.contains(it))
                .toList();
    }

    private List<String> known() {
        return alone ? ALONE : AT_A_SERVER;
    }

    static boolean isOne(String typed) {
        return typed.startsWith("/");
    }

    /// What is to be asked of the table; nothing where no such thing can be asked of it.
    Optional<IntFunction<Request>> read(String name, String rest) {
        return isAmong(known(), name) ? Optional.ofNullable(request(name, rest)) : Optional.empty();
    }

    boolean isOffered(String name) {
        return isAmong(offered(), name);
    }

    private static boolean isAmong(List<String> commands, String name) {
        return commands.stream().anyMatch(it -> it.strip().equals(name));
    }

    /// The help without what can't be typed here. A line begins with what it explains.
    String explained(String help) {
        return help.lines()
                .filter(line -> !isOne(line) || isOffered(WORD_END.split(line, 2)[0]))
                .collect(Collectors.joining("\n"));
    }

    private @Nullable IntFunction<Request> request(String name, String rest) {
        return switch (name) {
            case "/say" -> ack -> new Request.Say(ack, rest);
            case "/start" -> Request.Start::new;
            case "/seat" -> seat(rest);
            case "/chair" -> chair(rest);
            case "/treat" -> treat(rest);
            case "/next" -> Request.NextRound::new;
            case "/away" -> ack -> new Request.Rest(ack, true);
            case "/back" -> ack -> new Request.Rest(ack, false);
            case "/add" -> add(rest);
            case "/remove" -> remove(rest);
            case "/end" -> Request.End::new;
            default -> null;
        };
    }

    /// A bot takes a new chair; its kind is the usual one where nobody says.
    private IntFunction<Request> add(String kind) {
        int chair = seats.size();
        String wanted = kind.isEmpty() ? BotNames.USUAL : kind;
        return ack -> new Request.SeatBot(ack, chair, wanted);
    }

    /// Whoever is meant by a name, a letter or the number of a chair.
    private @Nullable IntFunction<Request> remove(String whom) {
        return IntStream.range(0, seats.size())
                .filter(seat -> isMeant(whom, seat, seats.get(seat)))
                .<IntFunction<Request>>mapToObj(seat -> ack -> new Request.Remove(ack, seat))
                .findFirst()
                .orElse(null);
    }

    private static boolean isMeant(String whom, int seat, Parts.Seat sitting) {
        boolean byName = !whom.isEmpty() && sitting.name().equalsIgnoreCase(whom);
        boolean byLetter =
                sitting.player().filter(it -> it.toString().equalsIgnoreCase(whom)).isPresent();
        return byName || byLetter || String.valueOf(seat + 1).equals(whom);
    }

    /// The chair at which the order starts, from 1 (COURT-3).
    private static @Nullable IntFunction<Request> chair(String typed) {
        if (!FROM_ONE.matcher(typed.strip()).matches()) {
            return null;
        }
        int chair = Integer.parseInt(typed.strip()) - 1;
        return ack -> new Request.PickChair(ack, chair);
    }

    /// A treat by its number, from 1 for the best there is (COURT-6).
    private static @Nullable IntFunction<Request> treat(String typed) {
        if (!TREAT.matcher(typed.strip()).matches()) {
            return null;
        }
        Treat treat = List.of(Treat.values()).get(Integer.parseInt(typed.strip()) - 1);
        return ack -> new Request.PickTreat(ack, treat);
    }

    /// `Eva 4` seats Eva, who looks on; `2 4` moves whoever sits on the second chair.
    private @Nullable IntFunction<Request> seat(String typed) {
        Matcher seat = SEAT.matcher(typed);
        if (!seat.matches()) {
            return null;
        }
        String whom = seat.group(1);
        int chair = Integer.parseInt(seat.group(2)) - 1;
        if (CHAIR.matcher(whom).matches()) {
            int from = Integer.parseInt(whom) - 1;
            return ack -> new Request.Reseat(ack, from, chair);
        }
        String guest =
                watching.stream()
                        .filter(it -> it.name().equalsIgnoreCase(whom))
                        .map(Parts.Watcher::guest)
                        .findFirst()
                        .orElse(whom);
        return ack -> new Request.Seat(ack, chair, guest);
    }
}
