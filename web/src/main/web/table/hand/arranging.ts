import type { Rank } from "protocol";
import type { Sort } from "../../store/settings";
import { type Form, formOf, type Room } from "../form";
import { counted, JESTER } from "../words/cards";

/** A card of the hand: which of its rank it is, so that it stays the same one while the hand changes. */
export interface HandCard {
  rank: Rank;
  nth: number;
}

export function arranged(hand: readonly Rank[], sort: Sort): HandCard[] {
  const counts = counted(hand);
  const ranks = [...counts.keys()].sort((a, b) => a - b);
  if (sort === "sets") {
    const weight = (rank: Rank) => (rank === JESTER ? 0 : (counts.get(rank) ?? 0));
    ranks.sort((a, b) => weight(b) - weight(a) || a - b);
  }
  return ranks.flatMap((rank) => Array.from({ length: counts.get(rank) ?? 0 }, (_, nth) => ({ rank, nth })));
}

/** Where a card lies: its left upper corner in pixels, and how it is turned, in degrees. */
export interface Lying {
  x: number;
  y: number;
  turn: number;
}

export interface Spread {
  at: Lying[];
  height: number;
}

const LEAST_SEEN = 34;
const MOST_SEEN = 0.78;
const ROW_SEEN = 0.56;

/**
 * Lays cards in as few rows as leave of each at least what its index needs.
 *
 * @param arc how much lower the ends of a single row lie than its middle, where it is as wide as it may be
 */
export function spread(cards: number, width: number, cardWidth: number, arc = 0): Spread {
  if (cards === 0) return { at: [], height: 0 };
  const cardHeight = cardWidth * 1.4;
  const fits = Math.max(1, Math.floor((width - cardWidth) / LEAST_SEEN) + 1);
  const rows = Math.max(1, Math.ceil(cards / fits));
  const perRow = Math.ceil(cards / rows);
  const bow = rows === 1 ? arc : 0;
  const at = Array.from({ length: cards }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = row < rows - 1 ? perRow : cards - perRow * (rows - 1);
    const step = inRow < 2 ? 0 : Math.min(cardWidth * MOST_SEEN, (width - cardWidth) / (inRow - 1));
    const used = cardWidth + step * (inRow - 1);
    const x = (width - used) / 2 + step * (i % perRow);
    const off = (2 * x + cardWidth) / width - 1; // from -1 to 1
    return { x, y: row * cardHeight * ROW_SEEN + bow * off * off, turn: (bow * off * 230) / width };
  });
  return { at, height: cardHeight + (rows - 1) * cardHeight * ROW_SEEN + bow };
}

/** How wide a card may be, how much of the table's height the hand may take, and what it has anyway beside the actions. */
const LIMITS: Record<Form, { card: number; share: number; least: number }> = {
  wide: { card: 134, share: 0.28, least: 165 },
  side: { card: 84, share: 0.32, least: 0 },
  tall: { card: 112, share: 0.27, least: 0 },
  low: { card: 72, share: 0.3, least: 0 },
};
const NARROWEST = 46;
/** A hand is held like a fan, where there is room for that. */
const ARC: Record<Form, number> = { wide: 16, side: 0, tall: 5, low: 0 };

export function arcOf(table: Room): number {
  return ARC[formOf(table)];
}

/** The widest cards with which so many fit into a hand of that width, at a table of that size. */
export function cardWidth(cards: number, width: number, table: Room): number {
  const { card, share, least } = LIMITS[formOf(table)];
  const high = Math.max(share * table.height, least);
  let wide = Math.min(card, Math.max(NARROWEST, width * 0.2));
  while (wide > NARROWEST && spread(cards, width, wide, arcOf(table)).height > high) wide -= 2;
  return wide;
}
