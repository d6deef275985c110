package dalmuti.wire.rest;

import dalmuti.wire.form.Form;
import dalmuti.wire.form.Scalars;
import dalmuti.wire.form.Shape;
import dalmuti.wire.form.Source;

import java.io.IOException;

/// A piece stands there as it is.
record PieceForm() implements Form<Piece> {

    private static final Scalars.Verbatim VERBATIM = Scalars.Verbatim.ANYTHING;

    @Override
    public void write(Piece value, StringBuilder out) {
        VERBATIM.write(value.json(), out);
    }

    @Override
    public Piece read(Source source) throws IOException {
        return new Piece(VERBATIM.read(source));
    }

    @Override
    public Shape shape() {
        return VERBATIM.shape();
    }
}
