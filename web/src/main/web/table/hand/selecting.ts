import type { Rank } from "protocol";
import { JESTER } from "../words/cards";
import { count, type Option, rankOf, same, within, without } from "./options";

// Nothing here knows a rule: what may be selected is what is on offer.

export type Selection = readonly Rank[];

/** What somebody wants of a card: one more of its rank, all of them, or this one back in the hand. */
export type Way = "one" | "all" | "back";

/** A card of the hand was tapped, once or twice. */
export interface Picked {
  rank: Rank;
  how: Way;
}

/** The option that a selection is, if it is one. */
export function chosen(offered: readonly Option[], selected: Selection): Option | undefined {
  return offered.find((option) => same(option.cards, selected));
}

/** Whether a card can be part of anything on offer. */
export function possible(offered: readonly Option[], rank: Rank): boolean {
  return offered.some((option) => option.cards.includes(rank));
}

/** What a tap on a card selects. */
export function tapped(offered: readonly Option[], selected: Selection, rank: Rank): Selection {
  if (!possible(offered, rank)) return selected;
  if (!isLaying(offered)) return picked(offered, selected, rank);
  if (rank === JESTER) return withJester(offered, selected);
  const sizes = new Set(offered.map((option) => option.cards.length));
  return sizes.size === 1 ? exactSet(offered, selected, rank) : oneMore(offered, selected, rank);
}

/** What a double tap selects: as much of the rank as is on offer, with as few jesters as it takes. */
export function wholeRank(offered: readonly Option[], selected: Selection, rank: Rank): Selection {
  const sets = setsOf(offered, rank);
  const best = sets.reduce<Option | undefined>((most, set) => (most && worth(most, rank) >= worth(set, rank) ? most : set), undefined);
  return best?.cards ?? selected;
}

/** What is left when a selected card is put back: what that leaves must be on offer, or nothing is. */
export function putBack(offered: readonly Option[], selected: Selection, rank: Rank): Selection {
  const less = without(selected, [rank]);
  if (!isLaying(offered) || chosen(offered, less)) return less;
  return (rank === JESTER && withJesters(offered, selected, count(less, JESTER))) || [];
}

function isLaying(offered: readonly Option[]): boolean {
  return offered.some((option) => option.move.move === "lay");
}

function worth(set: Option, rank: Rank): number {
  return count(set.cards, rank) * 10 - (rank === JESTER ? 0 : count(set.cards, JESTER));
}

function setsOf(offered: readonly Option[], rank: Rank): Option[] {
  return offered.filter((option) => rankOf(option.cards) === rank);
}

/** The set that the trick asks for, topped up with as few jesters as it takes. */
function exactSet(offered: readonly Option[], selected: Selection, rank: Rank): Selection {
  return rankOf(selected) === rank ? [] : wholeRank(offered, [], rank);
}

/** In a lead a tap adds a card, and starts over when all of the rank are selected or another rank was. */
function oneMore(offered: readonly Option[], selected: Selection, rank: Rank): Selection {
  const fresh = rankOf(selected) === rank ? selected : selected.filter((card) => card === JESTER);
  const more = [...fresh, rank];
  if (chosen(offered, more)) return more;
  return rankOf(selected) === rank ? [] : smallest(setsOf(offered, rank));
}

function smallest(sets: Option[]): Selection {
  return [...sets].sort((a, b) => a.cards.length - b.cards.length)[0]?.cards ?? [];
}

/** Puts one jester more into the set, in place of a card where the number is given; takes them out again at the end. */
function withJester(offered: readonly Option[], selected: Selection): Selection {
  const rank = rankOf(selected);
  const jesters = count(selected, JESTER);
  if (rank === undefined || rank === JESTER) return jesterAlone(offered, jesters);
  return withJesters(offered, selected, jesters + 1) ?? fewestJesters(offered, selected, rank);
}

/** The set of the same rank that has so many jesters, as little changed as can be. */
function withJesters(offered: readonly Option[], selected: Selection, jesters: number): Selection | undefined {
  const sets = setsOf(offered, rankOf(selected) ?? JESTER).filter((set) => count(set.cards, JESTER) === jesters);
  return sets.sort((a, b) => distance(a.cards, selected) - distance(b.cards, selected))[0]?.cards;
}

function jesterAlone(offered: readonly Option[], jesters: number): Selection {
  const sets = setsOf(offered, JESTER);
  const next = sets.find((set) => set.cards.length > jesters);
  if (next) return next.cards;
  // a jester that can't go alone is kept selected until a card joins it
  return jesters === 0 && sets.length === 0 ? [JESTER] : [];
}

function fewestJesters(offered: readonly Option[], selected: Selection, rank: Rank): Selection {
  const natural = selected.filter((card) => card !== JESTER);
  return chosen(offered, natural) ? natural : wholeRank(offered, selected, rank);
}

function distance(some: Selection, others: Selection): number {
  return without(some, others).length + without(others, some).length;
}

/** Cards to give away are picked one by one; one too many takes the place of the first. */
function picked(offered: readonly Option[], selected: Selection, rank: Rank): Selection {
  const held = Math.max(...offered.map((option) => count(option.cards, rank)));
  if (count(selected, rank) >= held) return selected.filter((card) => card !== rank);
  let more: Rank[] = [...selected, rank];
  while (more.length > 1 && !offered.some((option) => within(more, option.cards))) more = more.slice(1);
  return more;
}
