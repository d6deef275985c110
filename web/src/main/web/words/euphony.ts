// The same as dalmuti.words.Euphony; the cases in its test are tried on both.

const SYLLABLES = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const RIEUL = 8;

/** What the digits end with when they are read aloud in Korean. */
const DIGITS = [21, 8, 0, 16, 0, 0, 1, 8, 8, 0];

/** The Spanish conjunction before a word: `e` before the sound of i. */
export function conjunction(word: string, beforeI: string, otherwise: string): string {
  return /^h?[ií](?![aeo])/u.test(word.toLowerCase()) ? beforeI : otherwise;
}

/** A Korean particle: one form after a final consonant, another after a vowel. */
export function particle(word: string, afterConsonant: string, afterVowel: string): string {
  const ending = final(word.replace(/\s*\([^()]*\)$/u, ""));
  const softened = ending === RIEUL && afterConsonant === "으로";
  return ending === 0 || softened ? afterVowel : afterConsonant;
}

function final(word: string): number {
  if (word === "") return 0;
  const last = word.charAt(word.length - 1).toLowerCase();
  const code = last.charCodeAt(0);
  if (code >= SYLLABLES && code <= LAST_SYLLABLE) return (code - SYLLABLES) % FINALS;
  return DIGITS[last >= "0" && last <= "9" ? Number(last) : -1] ?? ofForeignName(word.toLowerCase());
}

function ofForeignName(name: string): number {
  if (name.endsWith("l")) return RIEUL;
  if (name.endsWith("m")) return 16;
  if (name.endsWith("n")) return 4;
  return name.endsWith("ng") ? 21 : 0;
}
