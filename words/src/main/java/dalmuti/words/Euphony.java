package dalmuti.words;

import java.util.List;
import java.util.Locale;

/// A little word that takes one of two forms for the sake of the sound beside it.
sealed interface Euphony {

    String beside(String word);

    static Euphony particle(List<String> pair) {
        return new Particle(pair.getFirst(), pair.getLast());
    }

    static Euphony conjunction(List<String> pair) {
        return new Conjunction(pair.getFirst(), pair.getLast());
    }

    /// The Spanish `y` that becomes `e` before the sound of i.
    record Conjunction(String beforeI, String otherwise) implements Euphony {
        @Override
        public String beside(String word) {
            return word.toLowerCase(Locale.ROOT).matches("h?[ií](?![aeo]).*") ? beforeI : otherwise;
        }
    }

    /// A Korean particle: one form after a final consonant, another after a vowel. What stands in
    /// brackets behind a word is not read with it.
    record Particle(String afterConsonant, String afterVowel) implements Euphony {

        private static final String TOWARDS = "으로";
        private static final int SYLLABLES = 0xAC00;
        private static final int LAST_SYLLABLE = 0xD7A3;
        private static final int FINALS = 28;
        private static final int FINAL_RIEUL = 8;

        /// What the digits end with when they are read aloud.
        private static final int[] DIGITS = {21, 8, 0, 16, 0, 0, 1, 8, 8, 0};

        @Override
        public String beside(String word) {
            int ending = ending(word.replaceAll("\\s*\\([^()]*\\)$", ""));
            boolean softened = ending == FINAL_RIEUL && afterConsonant.equals(TOWARDS);
            return ending == 0 || softened ? afterVowel : afterConsonant;
        }

        /// The number of the final consonant in the order of Unicode; 0 for a vowel.
        private static int ending(String word) {
            if (word.isEmpty()) {
                return 0;
            }
            char last = Character.toLowerCase(word.charAt(word.length() - 1));
            if (last >= SYLLABLES && last <= LAST_SYLLABLE) {
                return (last - SYLLABLES) % FINALS;
            }
            if (last >= '0' && last <= '9') {
                return DIGITS[last - '0'];
            }
            return ofForeignName(word.toLowerCase(Locale.ROOT), last);
        }

        /// Names in Latin letters: most consonants get a vowel when they are read in Korean.
        private static int ofForeignName(String name, char last) {
            return switch (last) {
                case 'l' -> FINAL_RIEUL;
                case 'm' -> 16;
                case 'n' -> 4;
                default -> name.endsWith("ng") ? 21 : 0;
            };
        }
    }
}
