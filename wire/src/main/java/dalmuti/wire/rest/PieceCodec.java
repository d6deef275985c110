package dalmuti.wire.rest;

import dalmuti.wire.codec.Codec;
import dalmuti.wire.codec.ScalarCodecs;
import dalmuti.wire.codec.Shape;
import dalmuti.wire.codec.Source;

import java.io.IOException;

/// A piece stands there as it is.
record PieceCodec() implements Codec<Piece> {

    private static final ScalarCodecs.Verbatim VERBATIM = ScalarCodecs.Verbatim.ANYTHING;

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
