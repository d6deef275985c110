import type { Cards, Play, Rank } from "protocol";
import { card, language, say } from "../../words/words";

export const JESTER = 13;

/** `Cook (9)`, `Jester`; in Korean a bracket follows without a space. Of two names, the one that is printed on the card. */
export function cardName(rank: Rank): string {
  const name = card(rank).replace(/\/.*/, "");
  return rank === JESTER ? name : `${name}${language() === "ko" ? "" : "\u00a0"}(${rank})`;
}

/** `2 × Cook (9)`. */
export function several(rank: Rank, count: number): string {
  const name = cardName(rank);
  return (count === 1 ? name : `${count} × ${name}`).replaceAll(" ", "\u00a0");
}

/** `2 × Cook (9) + Jester`. */
export function playName([rank, naturals, jesters]: Play): string {
  const parts = [];
  if (naturals > 0) parts.push(several(rank, naturals));
  if (jesters > 0) parts.push(several(JESTER, jesters));
  return parts.join(" + ");
}

/** Cards by their names, or how many there are of those that nobody shows. */
export function cardsName(cards: Cards): string {
  if (typeof cards === "number") return say("story.cards", cards);
  if (cards.length === 0) return say("story.nothing");
  return [...counted(cards)].map(([rank, count]) => several(rank, count)).join(", ");
}

/** How many there are of each rank, in the order in which they first come. */
export function counted(cards: readonly Rank[]): Map<Rank, number> {
  const counts = new Map<Rank, number>();
  for (const rank of cards) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return counts;
}

/** The cards of a play, one by one. */
export function cardsOf([rank, naturals, jesters]: Play): Rank[] {
  return [...Array<Rank>(naturals).fill(rank), ...Array<Rank>(jesters).fill(JESTER)];
}

export function size([, naturals, jesters]: Play): number {
  return naturals + jesters;
}

export function sizeOf(cards: Cards): number {
  return typeof cards === "number" ? cards : cards.length;
}
