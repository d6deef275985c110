package dalmuti.wire.program;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;

import dalmuti.cards.Hand;
import dalmuti.cards.Play;
import dalmuti.cards.Rank;
import dalmuti.contract.Player;

import grapples.Card;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Optional;

/// The values of both games in plain JSON. A record becomes an object with the names of its
/// components, so a new kind of event or move is spoken of without a line here; the protocol's test
/// shows what a program will see of it.
final class Plain {

    private static final double PRECISION = 1e4;

    private Plain() {}

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    /// An object that says its kind first: `{"event": "wentOut", "player": "A", "place": 1}`.
    static ObjectNode kind(String name, Record record) {
        ObjectNode object = object().put(name, kind(record));
        fill(object, record);
        return object;
    }

    /// `WentOut` is written `wentOut`.
    static String kind(Record record) {
        String name = record.getClass().getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    static void fill(ObjectNode object, Record record) {
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            Object value = value(component, record);
            if (value instanceof Optional<?> perhaps) {
                perhaps.ifPresent(it -> object.set(component.getName(), of(it)));
            } else {
                object.set(component.getName(), of(value));
            }
        }
    }

    private static Object value(RecordComponent component, Record record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("A record that can't be read: " + record, e);
        }
    }

    static JsonNode of(Object value) {
        return switch (value) {
            case Integer number -> IntNode.valueOf(number);
            case Double number -> DoubleNode.valueOf(Math.rint(number * PRECISION) / PRECISION);
            case Boolean truth -> BooleanNode.valueOf(truth);
            case Rank rank -> IntNode.valueOf(rank.number());
            case Hand hand -> array(hand.cards());
            case Play play -> play(play);
            case dalmuti.cards.Cards cards -> seen(cards);
            case grapples.Cards cards -> seen(cards);
            case Player player -> TextNode.valueOf(player.toString());
            case Card card -> TextNode.valueOf(card.toString());
            case Enum<?> word -> TextNode.valueOf(word.name());
            case Collection<?> all -> array(all);
            case Record record -> {
                ObjectNode object = object();
                fill(object, record);
                yield object;
            }
            default -> throw new IllegalArgumentException("No way to write " + value.getClass());
        };
    }

    /// What may be seen is listed; what may not is counted.
    private static JsonNode seen(dalmuti.cards.Cards cards) {
        return switch (cards) {
            case dalmuti.cards.Cards.Open(var hand) -> of(hand);
            case dalmuti.cards.Cards.FaceDown(var size) -> IntNode.valueOf(size);
        };
    }

    private static JsonNode seen(grapples.Cards cards) {
        return switch (cards) {
            case grapples.Cards.Open(var open) -> array(open);
            case grapples.Cards.FaceDown(var count) -> IntNode.valueOf(count);
        };
    }

    static ObjectNode play(Play play) {
        return object().put("rank", play.rank().number())
                .put("naturals", play.naturals())
                .put("jesters", play.jesters())
                .put("action", play.number())
                .put("text", play.toString());
    }

    /// Players who come in no order are named in that of their seats.
    static ArrayNode array(Collection<?> all) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        boolean unordered =
                all.stream().allMatch(Player.class::isInstance) && all instanceof java.util.Set;
        (unordered ? all.stream().sorted() : all.stream()).map(Plain::of).forEach(array::add);
        return array;
    }
}
