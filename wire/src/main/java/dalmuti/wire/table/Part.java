package dalmuti.wire.table;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.wire.form.Form;
import dalmuti.wire.form.Shape;
import dalmuti.wire.form.Source;

import java.util.Map;

/// A part of a picture: what can change apart from everything else.
record Part<T>(String name, Form<T> form) {

    static <T> Part<T> of(String name, Form<T> form) {
        return new Part<>(name, form);
    }

    /// The part in an update: there if it has changed, and `null` if it is gone.
    Shape.Field described() {
        return field(name, form.shape());
    }

    static Shape.Field field(String name, Shape shape) {
        return new Shape.Field(
                name, Shape.oneOf(shape, new Shape.Nothing()), Shape.Presence.PERHAPS);
    }

    boolean isIn(Map<String, String> parts) {
        return parts.containsKey(name);
    }

    T in(Map<String, String> parts) {
        String text = parts.get(name);
        if (text == null) {
            throw new RefusedException(Refusal.of(name, "wire.missing"));
        }
        return Source.read(form, text, Tongue.LONGEST_PART);
    }
}
