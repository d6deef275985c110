package dalmuti.wire.table;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.Shape;
import dalmuti.wire.codec.Source;

import java.util.Map;
import java.util.Optional;

/// A part of a picture, by its name: what can change apart from everything else.
public record Part<T>(String name, Codec<T> codec) {

    /// The part with a value.
    public PartValue<T> of(T value) {
        return new PartValue<>(this, value);
    }

    /// The part in an update: there if it has changed, and `null` if it is gone.
    Shape.Field described() {
        return new Shape.Field(
                name, Shape.oneOf(codec.shape(), new Shape.Nothing()), Shape.Presence.PERHAPS);
    }

    /// Its value in parts that were read. Where it is missing or something else, that is a
    /// [RefusedException].
    T in(Map<String, String> parts) {
        return perhaps(parts)
                .orElseThrow(() -> new RefusedException(Refusal.of(name, "wire.missing")));
    }

    Optional<T> perhaps(Map<String, String> parts) {
        return Optional.ofNullable(parts.get(name))
                .map(text -> Source.read(codec, text, GameJson.LONGEST_PART));
    }
}
