package dalmuti.wire.program;

import com.fasterxml.jackson.databind.JsonNode;

import java.util.List;
import java.util.stream.StreamSupport;

/// A line that a program has said. Fields that are not known are ignored.
public sealed interface Answer {

    /// The answer to the house's hello.
    ///
    /// @param games what the program plays
    record Hello(int protocol, String name, List<String> games) implements Answer {
        public Hello {
            games = List.copyOf(games);
        }
    }

    /// The answer to a go.
    ///
    /// @param id of the go that is answered
    /// @param index of the chosen move
    /// @param comment what the program thinks of it; empty as a rule
    record Move(int id, int index, String comment) implements Answer {}

    /// A line of a kind that the house does not know, and ignores.
    record Other(String type) implements Answer {}

    /// Not a line of this protocol.
    ///
    /// @param why as a sentence without its full stop
    record Garbage(String why) implements Answer {}

    static Answer of(String line) {
        return Reading.object(line)
                .map(Answer::of)
                .orElseGet(() -> new Garbage("it is no JSON object"));
    }

    private static Answer of(JsonNode node) {
        return switch (node.path("type").asText()) {
            case "hello" -> hello(node);
            case "move" -> move(node);
            case "" -> new Garbage("it has no type");
            case String other -> new Other(other);
        };
    }

    private static Answer hello(JsonNode node) {
        List<String> games =
                StreamSupport.stream(node.path("games").spliterator(), false)
                        .map(JsonNode::asText)
                        .toList();
        return node.path("protocol").isInt()
                ? new Hello(node.path("protocol").intValue(), node.path("name").asText(), games)
                : new Garbage("its hello names no protocol");
    }

    private static Answer move(JsonNode node) {
        return node.path("id").isInt() && node.path("index").isInt()
                ? new Move(
                        node.path("id").intValue(),
                        node.path("index").intValue(),
                        node.path("comment").asText())
                : new Garbage("its move has no id or no index");
    }
}
