package dalmuti.wire.form;

import dalmuti.contract.RefusedException;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Rules as in a record: `korean passing=REENTER`.
public record RulesForm(Map<Rules, String> spelled) implements Form<Rules> {

    /// Every table says its rules again and again, and it takes long to tell how they differ from
    /// their preset.
    private static final int MOST_KEPT = 1000;

    public RulesForm() {
        this(new ConcurrentHashMap<>());
    }

    @Override
    public void write(Rules value, StringBuilder out) {
        if (spelled.size() > MOST_KEPT) {
            spelled.clear();
        }
        out.append(spelled.computeIfAbsent(value, rules -> Scalars.TEXT.write(rules.toString())));
    }

    @Override
    public Rules read(Source source) throws IOException {
        return of(Scalars.TEXT.read(source));
    }

    /// Rules in words. What can't be is a [RefusedException].
    static Rules of(String text) {
        String[] words = text.split(" ", -1);
        Rules rules = Preset.of(words[0]).rules();
        for (int i = 1; i < words.length; i++) {
            int equals = words[i].indexOf('=');
            Option option = Option.named(words[i].substring(0, Math.max(0, equals)));
            rules = option.set(rules, words[i].substring(equals + 1));
        }
        return rules;
    }
}
