import type { Player, TableArgument } from "protocol";
import { cardName } from "../../table/words/cards";
import { say } from "../../words/words";
import { grapplesCard, isCard } from "./grapples-cards";

/** Which arguments of a reason are cards, counted from 0; the others are numbers and people. */
const RANKS: Record<string, readonly number[]> = {
  "hint.dalmuti.unbeatable": [1],
  "hint.dalmuti.breaks-set": [1],
  "hint.dalmuti.worst-rank": [0],
  "hint.dalmuti.rid-of": [0],
};

/** What speaks for or against a move, in a sentence. */
export function reason(argument: TableArgument, name: (player: Player) => string): string {
  const ranks = RANKS[argument.key] ?? [];
  const given = argument.arguments.map((it, i) => {
    if (ranks.includes(i)) return cardName(it === "J" ? 13 : Number(it));
    if (isCard(it)) return grapplesCard(it);
    if (/^[A-Z]{1,2}$/.test(it)) return name(it);
    return /^-?\d+(\.\d+)?$/.test(it) ? Number(it) : it;
  });
  return say(argument.key, ...given);
}
