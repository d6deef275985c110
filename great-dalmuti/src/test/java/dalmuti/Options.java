package dalmuti;

import dalmuti.options.Ending;
import dalmuti.options.Option;
import dalmuti.options.Preset;
import dalmuti.options.Rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;

/// Rules for tests: few enough to play, and yet every value of an option meets every value of every
/// other one.
public final class Options {

    private static final int CANDIDATES = 40;

    private Options() {}

    /// Rules whose options, taken two at a time, have all values that two options can have.
    public static List<Rules> allPairs() {
        var open = new TreeSet<String>();
        for (Option one : Option.all()) {
            for (Option other : Option.all()) {
                if (one.compareTo(other) < 0) {
                    one.choices()
                            .forEach(
                                    v ->
                                            other.choices()
                                                    .forEach(
                                                            w -> open.add(pair(one, v, other, w))));
                }
            }
        }
        open.removeIf(Options::isImpossible);
        var dice = new SplittableRandom(1);
        var all = new ArrayList<Rules>();
        while (!open.isEmpty()) {
            Rules best = Preset.OFFICIAL.rules();
            int most = -1;
            for (int i = 0; i < CANDIDATES; i++) {
                Rules candidate = seeded(open, dice);
                int fresh = (int) pairs(candidate).stream().filter(open::contains).count();
                if (fresh > most) {
                    most = fresh;
                    best = candidate;
                }
            }
            open.removeAll(pairs(best));
            all.add(best);
        }
        return all;
    }

    /// Rules at random, but with one pair that is still missing.
    private static Rules seeded(Set<String> open, SplittableRandom dice) {
        Map<Option, String> values = new LinkedHashMap<>();
        for (Option option : Option.all()) {
            values.put(option, option.choices().get(dice.nextInt(option.choices().size())));
        }
        String wanted = List.copyOf(open).get(dice.nextInt(open.size()));
        for (String setting : wanted.split(" ", -1)) {
            String[] parts = setting.split("=", -1);
            values.put(Option.named(parts[0]), parts[1]);
        }
        if ("NONE".equals(values.get(Option.SCORING))
                && "TARGET(100)".equals(values.get(Option.ENDING))) {
            boolean wantsTarget = wanted.contains("TARGET");
            values.put(
                    wantsTarget ? Option.SCORING : Option.ENDING,
                    wantsTarget ? "POINTS" : "ENDLESS");
        }
        Rules rules = Preset.OFFICIAL.rules();
        for (var entry : values.entrySet()) {
            rules = entry.getKey().set(rules, entry.getValue());
        }
        return rules;
    }

    /// Without points there is no target (SCORE-1).
    private static boolean isImpossible(String pair) {
        return pair.equals("scoring=NONE ending=TARGET(100)");
    }

    private static Set<String> pairs(Rules rules) {
        var pairs = new TreeSet<String>();
        for (Option one : Option.all()) {
            for (Option other : Option.all()) {
                if (one.compareTo(other) < 0) {
                    pairs.add(pair(one, one.of(rules), other, other.of(rules)));
                }
            }
        }
        return pairs;
    }

    private static String pair(Option one, String value, Option other, String with) {
        return one.spelling() + "=" + value + " " + other.spelling() + "=" + with;
    }

    /// The same rules for so many rounds.
    public static Rules rounds(Rules rules, int rounds) {
        return rules.but(draft -> draft.ending = new Ending.Rounds(rounds));
    }
}
