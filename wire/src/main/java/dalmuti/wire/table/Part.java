package dalmuti.wire.table;

import dalmuti.contract.Refusal;
import dalmuti.contract.RefusedException;
import dalmuti.wire.form.Form;
import dalmuti.wire.form.Source;

import java.util.Map;

/// A part of a picture: what can change apart from everything else.
record Part<T>(String name, Form<T> form) {

    static <T> Part<T> of(String name, Form<T> form) {
        return new Part<>(name, form);
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
