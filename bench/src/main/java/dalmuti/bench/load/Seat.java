package dalmuti.bench.load;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/// A player who always makes the first move that is offered. It knows no rules: it reads what it
/// needs out of the text.
final class Seat implements Wires.Listener {

    /// What the value of a move is called, where moves of one kind are offered in a row.
    private static final Map<String, String> FIELDS =
            Map.of("lay", "play", "payBack", "cards", "cut", "depth", "giveCard", "card");

    private final LoadTable table;
    private final String token;
    private final int number;
    private Optional<Wires.Wire> wire = Optional.empty();
    private int ack;
    private String move = "";
    private int question = -1;
    private boolean deckIsSpread;

    Seat(LoadTable table, String token, int number) {
        this.table = table;
        this.token = token;
        this.number = number;
    }

    void connect(Wires wires, String code) throws IOException {
        wire = Optional.of(wires.open("/api/tables/" + code + "/socket", this));
        wire().say("{\"type\":\"hello\",\"token\":\"" + token + "\",\"language\":\"en\"}");
    }

    Wires.Wire wire() {
        return wire.orElseThrow();
    }

    void sit() throws IOException {
        say("sit", ",\"seat\":" + number);
    }

    void start() throws IOException {
        say("start", "");
    }

    private void say(String type, String rest) throws IOException {
        ack++;
        wire().say("{\"type\":\"" + type + "\",\"ack\":" + ack + rest + "}");
    }

    /// Whether what was asked is still to be answered: a window can have closed in the meantime.
    boolean isAsked() {
        return question >= 0 && !move.isEmpty();
    }

    /// Answers the pending question.
    void answer() throws IOException {
        String text = move;
        int asked = question;
        move = "";
        say("answer", ",\"question\":" + asked + ",\"move\":" + text);
    }

    boolean isTrickMove() {
        return move.startsWith("{\"move\":\"lay\"") || move.startsWith("{\"move\":\"pass\"");
    }

    @Override
    public void heard(String text) throws IOException {
        if (text.startsWith("{\"type\":\"refused\"")) {
            table.load.refused(text);
        }
        if (!text.startsWith("{\"type\":\"update\"")) {
            return;
        }
        table.updated();
        int legal = text.indexOf("\"legal\":[");
        if (legal >= 0) {
            move = first(text, legal + 9);
        }
        int asked = text.indexOf("\"question\":");
        if (asked >= 0) {
            question = number(text, asked + 11);
        }
        int spread = text.indexOf("\"spread\":");
        if (spread >= 0) {
            deckIsSpread = text.startsWith("{", spread + 9);
        }
        if (deckIsSpread && asked >= 0 && question >= 0) {
            say("take", ",\"place\":0,\"question\":" + question); // DRAW-5
        }
        boolean news = asked >= 0 || legal >= 0;
        if (news && isAsked()) {
            table.load.ready(table, this);
        }
    }

    private static int number(String text, int from) {
        int end = from;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        return end == from ? -1 : Integer.parseInt(text.substring(from, end));
    }

    /// The first move of a list that begins there.
    private static String first(String text, int from) {
        if (text.charAt(from) == '{') {
            return text.substring(from, end(text, from));
        }
        if (text.charAt(from) == ']') {
            return "";
        }
        int quote = text.indexOf('"', from + 2);
        String kind = text.substring(from + 2, quote);
        int value = quote + 2;
        return "{\"move\":\"%s\",\"%s\":%s}"
                .formatted(
                        kind,
                        FIELDS.getOrDefault(kind, "card"),
                        text.substring(value, end(text, value)));
    }

    /// Where a value ends that begins there.
    private static int end(String text, int from) {
        int depth = 0;
        for (int i = from; ; i++) {
            char at = text.charAt(i);
            if (at == '[' || at == '{') {
                depth++;
            } else if (at == ']' || at == '}') {
                depth--;
                if (depth == 0) {
                    return i + 1;
                }
                if (depth < 0) {
                    return i;
                }
            } else if (at == ',' && depth == 0) {
                return i;
            }
        }
    }
}
