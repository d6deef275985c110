package dalmuti.wire.rest;

import dalmuti.wire.form.Form;
import dalmuti.wire.form.Scalars;
import dalmuti.wire.form.Shape;
import dalmuti.wire.form.Source;

import java.io.IOException;

/// An object that somebody else has written as JSON.
public record Verbatim(String json) {

    /// It is put in as it is.
    record OfObject() implements Form<Verbatim> {
        @Override
        public void write(Verbatim value, StringBuilder out) {
            out.append(value.json());
        }

        @Override
        public Verbatim read(Source source) throws IOException {
            return new Verbatim(Scalars.Verbatim.OBJECT.read(source));
        }

        @Override
        public Shape shape() {
            return new Shape.Anything();
        }
    }
}
