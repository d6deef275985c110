package dalmuti.wire.program;

import com.fasterxml.jackson.databind.node.ObjectNode;

import dalmuti.contract.Player;
import dalmuti.contract.Viewer;

import java.util.List;

/// The lines that the house says to a program.
public final class Lines {

    /// The version of the protocol.
    public static final int PROTOCOL = 1;

    /// The most bytes a line may have, its end not counted.
    public static final int LONGEST = 64 * 1024;

    private Lines() {}

    /// The first line, which the program answers with its own.
    public static String hello() {
        ObjectNode hello = typed("hello").put("protocol", PROTOCOL);
        hello.putArray("games").add("dalmuti").add("grapples");
        return hello.toString();
    }

    /// What the house asks of the program.
    ///
    /// @param seed for whoever plays by dice, so that matches can be repeated
    /// @param millis how long it may think about a move
    public static String options(long seed, long millis) {
        return typed("options").put("seed", seed).put("ms", millis).toString();
    }

    /// The last line.
    public static String stop() {
        return typed("stop").toString();
    }

    /// A line of a kind that no program knows: it has to be ignored.
    public static String unheardOf() {
        ObjectNode line = typed("weather");
        line.putArray("forecast").addObject().put("sun", true).put("°C", 21.5);
        return line.toString();
    }

    /// The line with fields that no program knows: they have to be ignored.
    public static String withUnknownFields(String line) {
        String unknown = "{\"later\":{\"than\":[1,\"you\",null]},";
        return unknown + line.substring(1);
    }

    /// How programs call a kind of event, move or scene: `WentOut` is `wentOut`.
    public static String kind(Record record) {
        return Plain.kind(record);
    }

    static String match(String game, Viewer seat, List<Player> players, ObjectNode rules) {
        ObjectNode match = typed("match").put("game", game).put("seat", seat.toString());
        match.set("players", Plain.of(players));
        return match.<ObjectNode>set("rules", rules).toString();
    }

    static String event(Record event) {
        return typed("event").<ObjectNode>setAll(Plain.kind("event", event)).toString();
    }

    static ObjectNode go(int id, long millis) {
        return typed("go").put("id", id).put("ms", millis);
    }

    static ObjectNode numbered(int index, ObjectNode move) {
        return Plain.object().put("index", index).setAll(move);
    }

    private static ObjectNode typed(String type) {
        return Plain.object().put("type", type);
    }
}
