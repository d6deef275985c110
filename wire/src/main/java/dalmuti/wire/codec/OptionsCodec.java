package dalmuti.wire.codec;

import grapples.Options;

import java.io.IOException;

/// The options of Grapples in words: `standard aceAsks=on`.
public record OptionsCodec() implements Codec<Options> {

    @Override
    public void write(Options value, StringBuilder out) {
        out.append('"').append(value).append('"');
    }

    @Override
    public Options read(Source source) throws IOException {
        return Options.of(ScalarCodecs.TEXT.read(source));
    }

    @Override
    public Shape shape() {
        return new Shape.Text("^[a-z-]+( [A-Za-z]+=[^ ]+)*$", Integer.MAX_VALUE);
    }
}
