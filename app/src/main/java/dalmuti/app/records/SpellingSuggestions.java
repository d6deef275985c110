package dalmuti.app.records;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// Finds what somebody may have meant.
public final class SpellingSuggestions {

    private static final int MOST = 5;

    private SpellingSuggestions() {}

    /// The few words that are spelled most like this one, if any is at all.
    public static List<String> nearest(String word, List<String> words) {
        String typed = word.toUpperCase(Locale.ROOT);
        return words.stream()
                .filter(it -> edits(typed, it.toUpperCase(Locale.ROOT)) <= 1 + typed.length() / 3)
                .sorted(Comparator.comparingInt(it -> edits(typed, it.toUpperCase(Locale.ROOT))))
                .limit(MOST)
                .toList();
    }

    /// How many letters have to be put in, taken out or changed.
    static int edits(String from, String to) {
        int[] above = new int[to.length() + 1];
        for (int j = 0; j < above.length; j++) {
            above[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int[] row = new int[above.length];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int changed = above[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(changed, 1 + Math.min(above[j], row[j - 1]));
            }
            above = row;
        }
        return above[to.length()];
    }
}
