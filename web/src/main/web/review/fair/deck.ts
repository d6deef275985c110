import type { PlaybackDeal } from "protocol/rest";
import { bytesOf, hmac, joined } from "../../people/sha256";

// The deck that follows from a seed and the players' numbers: docs/fairness.md, step by step.

const PURPOSE = new TextEncoder().encode("dalmuti deck 1");
const NUMBERS = 2 ** 32;

/** Four bytes, high byte first. */
function word(value: number): Uint8Array {
  return new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value]);
}

/** The place of a letter: A is 0, Z is 25, AA is 26. */
export function index(player: string): number {
  return [...player].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Numbers of 32 bits one after another. */
function* stream(seed: string, entropy: Record<string, string>, round: number): Generator<number> {
  const key = bytesOf(seed);
  const parts = Object.entries(entropy)
    .map(([player, number]) => [index(player), bytesOf(number)] as const)
    .sort(([one], [other]) => one - other)
    .flatMap(([player, number]) => [word(player), word(number.length), number]);
  for (let block = 0; ; block++) {
    const bytes = hmac(key, joined(PURPOSE, word(round), ...parts, word(block)));
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at);
  }
}

/** A number below a bound, all equally likely. */
function below(numbers: Generator<number>, bound: number): number {
  const fair = NUMBERS - (NUMBERS % bound);
  for (;;) {
    const number = numbers.next().value as number;
    if (number < fair) return number % bound;
  }
}

/** What a deck follows from. */
type Recipe = Pick<PlaybackDeal, "seed" | "entropy" | "cards" | "starts"> & { round: number };

/** The shuffled deck, and the seat that gets the first card. */
export function shuffled(recipe: Recipe): { deck: number[]; from: number } {
  const numbers = stream(recipe.seed, recipe.entropy, recipe.round);
  const deck = [...recipe.cards];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(numbers, i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return { deck, from: recipe.starts[below(numbers, recipe.starts.length)] ?? 0 };
}

/** The cards go round: what each seat gets, sorted. */
export function dealt(deck: readonly number[], from: number, seats: number, cards: number): number[][] {
  const hands = Array.from({ length: seats }, (): number[] => []);
  deck.slice(0, cards).forEach((card, i) => hands[(from + i) % seats]!.push(card));
  return hands.map((hand) => hand.sort((one, other) => one - other));
}
