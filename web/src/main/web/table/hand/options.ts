import type { DalmutiMove, Rank } from "protocol";
import { byKind, type ByKind } from "../../wire/kinds";
import { cardsOf, JESTER } from "../words/cards";

/** Cards that may be laid or given together, and the move that does so. */
export interface Option {
  cards: readonly Rank[];
  move: DalmutiMove;
}

/** Everything on offer that is done with cards of the own hand. */
export function options(legal: readonly DalmutiMove[]): Option[] {
  return legal.flatMap((move) => {
    const cards = byKind(CARDS, "move", move);
    return cards ? [{ cards, move }] : [];
  });
}

const CARDS: Partial<ByKind<DalmutiMove, "move", readonly Rank[]>> = {
  lay: ({ play }) => cardsOf(play),
  payBack: ({ cards }) => cards,
  giveCard: ({ card }) => [card],
  replace: ({ card }) => [card],
  offer: ({ card }) => [card],
};

export function count(cards: readonly Rank[], rank: Rank): number {
  return cards.filter((card) => card === rank).length;
}

export function same(some: readonly Rank[], others: readonly Rank[]): boolean {
  return some.length === others.length && some.every((rank) => count(some, rank) === count(others, rank));
}

/** Whether all of some cards are among others. */
export function within(some: readonly Rank[], others: readonly Rank[]): boolean {
  return some.every((rank) => count(some, rank) <= count(others, rank));
}

export function without(cards: readonly Rank[], gone: readonly Rank[]): Rank[] {
  const left = [...cards];
  for (const rank of gone) {
    const at = left.indexOf(rank);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The rank of a set, which jesters join. */
export function rankOf(cards: readonly Rank[]): Rank | undefined {
  return cards.find((card) => card !== JESTER) ?? cards[0];
}
