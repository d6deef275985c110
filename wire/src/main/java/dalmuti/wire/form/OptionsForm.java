package dalmuti.wire.form;

import grapples.Option;
import grapples.Options;

import java.io.IOException;

/// The options of Grapples in words: `standard aceAsks=on`.
public record OptionsForm() implements Form<Options> {

    @Override
    public void write(Options value, StringBuilder out) {
        out.append('"').append(Options.PRESET);
        for (Option option : Option.values()) {
            String set = option.in(value);
            if (!set.equals(option.standard())) {
                out.append(' ').append(option.spelling()).append('=').append(set);
            }
        }
        out.append('"');
    }

    @Override
    public Options read(Source source) throws IOException {
        return of(Scalars.TEXT.read(source));
    }

    /// Options in words. What can't be is a [dalmuti.contract.RefusedException].
    static Options of(String text) {
        String[] words = text.split(" ", -1);
        Options options = Options.preset(words[0]);
        for (int i = 1; i < words.length; i++) {
            int equals = words[i].indexOf('=');
            options =
                    options.with(
                            words[i].substring(0, Math.max(0, equals)),
                            words[i].substring(equals + 1));
        }
        return options;
    }
}
