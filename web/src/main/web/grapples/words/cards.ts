import type { GrapplesCard } from "protocol";
import { say } from "../../words/words";

const SUITS: Record<string, { sign: string; key: string }> = {
  C: { sign: "♣", key: "story.grapples.clubs" },
  D: { sign: "♦", key: "story.grapples.diamonds" },
  H: { sign: "♥", key: "story.grapples.hearts" },
  S: { sign: "♠", key: "story.grapples.spades" },
};

const NAMES: Record<string, string> = {
  A: "story.grapples.ace",
  J: "story.grapples.jack",
  Q: "story.grapples.queen",
  K: "story.grapples.king",
  X: "story.grapples.joker",
};

export function isCard(text: string): text is GrapplesCard {
  return /^(?:(?:[2-9AJQK]|10)[CDHS]|X[12])$/.test(text);
}

/** `queen`, `9`: the name of a card without its suit. */
export function rankName(rank: string): string {
  const key = NAMES[rank];
  return key ? say(key) : rank;
}

/** `queen of spades`. */
export function grapplesCard(card: GrapplesCard): string {
  const { rank, suit } = parts(card);
  if (!suit) return rankName(rank);
  const key = /\d/.test(rank) ? "story.grapples.number" : "story.grapples.card";
  return say(key, rankName(rank), say(suit.key));
}

/** The rank and the suit; a joker has none. */
export function parts(card: GrapplesCard): { rank: string; suit?: { sign: string; key: string } } {
  if (card.startsWith("X")) return { rank: "X" };
  const suit = SUITS[card.at(-1) ?? ""];
  return { rank: card.slice(0, -1), ...(suit ? { suit } : {}) };
}
