import type { GrapplesCard } from "protocol";
import { say } from "../../words/words";

const SUITS: Record<string, string> = {
  C: "story.grapples.clubs",
  D: "story.grapples.diamonds",
  H: "story.grapples.hearts",
  S: "story.grapples.spades",
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
  return say(key, rankName(rank), say(SUITS[suit]!));
}

/** The rank and the letter of the suit; a joker has none. */
export function parts(card: GrapplesCard): { rank: string; suit: string } {
  return card.startsWith("X") ? { rank: "X", suit: "" } : { rank: card.slice(0, -1), suit: card.slice(-1) };
}
