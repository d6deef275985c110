import type { PlaybackDeal } from "protocol/rest";
import { bytesOf, hmac, joined } from "../../people/sha256";

// The deck that follows from a seed and the players' numbers: docs/fairness.md, step by step.

const NUMBERS = 2 ** 32;

/** What everything that is drawn for a round follows from. */
type Secrets = Pick<PlaybackDeal, "seed" | "entropy"> & { round: number };

/** Four bytes, high byte first. */
function word(value: number): Uint8Array {
  return new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value]);
}

/** The place of a letter: A is 0, Z is 25, AA is 26. */
export function index(player: string): number {
  return [...player].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Numbers of 32 bits one after another, others for each purpose. */
function* stream(purpose: string, { seed, entropy, round }: Secrets): Generator<number> {
  const what = new TextEncoder().encode(purpose);
  const key = bytesOf(seed);
  const parts = Object.entries(entropy)
    .map(([player, number]) => [index(player), bytesOf(number)] as const)
    .sort(([one], [other]) => one - other)
    .flatMap(([player, number]) => [word(player), word(number.length), number]);
  for (let block = 0; ; block++) {
    const bytes = hmac(key, joined(what, word(round), ...parts, word(block)));
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
type Recipe = Secrets & Pick<PlaybackDeal, "cards" | "starts">;

/** The shuffled deck, and the seat that gets the first card. */
export function shuffled(recipe: Recipe): { deck: number[]; from: number } {
  const numbers = stream("dalmuti deck 1", recipe);
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

/** The cards that those who drew took from the spread deck, each at a place of what was left (DRAW-5). */
export function taken(deal: Pick<PlaybackDeal, "seed" | "entropy" | "cards" | "draws">): (number | undefined)[] {
  const last = new Map<string, number>();
  let round = 0;
  const spread = () => shuffled({ ...deal, cards: without(deal.cards, last.values()), round: round--, starts: [0] }).deck;
  let lying = spread();
  return deal.draws.map(({ by, place }) => {
    const [card] = lying.splice(place, 1);
    if (card !== undefined) last.set(by, card);
    if (lying.length === 0) lying = spread();
    return card;
  });
}

function without(cards: readonly number[], some: Iterable<number>): number[] {
  const left = [...cards];
  for (const card of some) left.splice(left.indexOf(card), 1);
  return left;
}

/** So many decrees from the top of the shuffled pile (DEC-2). */
export function decreed<T>(secrets: Secrets, pile: readonly T[], count: number): T[] {
  const numbers = stream("dalmuti decrees 1", secrets);
  const drawn = [...pile];
  for (let i = 0; i < count; i++) {
    const j = i + below(numbers, drawn.length - i);
    [drawn[i], drawn[j]] = [drawn[j]!, drawn[i]!];
  }
  return drawn.slice(0, count);
}
