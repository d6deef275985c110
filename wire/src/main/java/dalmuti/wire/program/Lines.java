package dalmuti.wire.program;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import dalmuti.contract.Player;
import dalmuti.contract.Viewer;
import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.CollectionCodecs;
import dalmuti.wire.codec.ScalarCodecs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The lines that the house says to a program.
public final class Lines {

    /// The version of the protocol.
    public static final int PROTOCOL = 1;

    /// The most bytes a line may have, its end not counted.
    public static final int LONGEST = 64 * 1024;

    /// Moves that were written already.
    static final Codec<List<String>> MOVES = CollectionCodecs.list(ScalarCodecs.VERBATIM);

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
        return with("\"later\":{\"than\":[1,\"you\",null]}", line);
    }

    /// How programs call a kind of event, move or scene: `WentOut` is `wentOut`.
    public static String kind(Record record) {
        String name = record.getClass().getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    static String match(String game, Viewer seat, List<Player> players, Map<String, String> rules) {
        ObjectNode match = typed("match").put("game", game).put("seat", seat.toString());
        players.forEach(player -> match.withArrayProperty("players").add(player.toString()));
        rules.forEach(match.putObject("rules")::put);
        return match.toString();
    }

    static <E> List<String> events(List<E> told, Codec<E> codec) {
        return told.stream().map(event -> with("\"type\":\"event\"", codec.write(event))).toList();
    }

    /// Moves with their numbers.
    static List<String> numbered(List<String> moves) {
        var numbered = new ArrayList<String>();
        moves.forEach(move -> numbered.add(numbered(numbered.size(), move)));
        return numbered;
    }

    static String numbered(int index, String move) {
        return with("\"index\":" + index, move);
    }

    /// An object with another field before its own.
    static String with(String field, String object) {
        return "{" + field + "," + object.substring(1);
    }

    private static ObjectNode typed(String type) {
        return JsonNodeFactory.instance.objectNode().put("type", type);
    }
}
